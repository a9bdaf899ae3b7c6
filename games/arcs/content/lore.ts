export interface Lore {
  readonly id: string;
}

export const LORE: readonly Lore[] = [
  { id: 'tool-priests' },
  { id: 'galactic-rifles' },
  { id: 'sprinter-drives' },
  { id: 'mirror-plating' },
  { id: 'hidden-harbors' },
  { id: 'signal-breaker' },
  { id: 'repair-drones' },
  { id: 'gate-ports' },
  { id: 'cloud-cities' },
  { id: 'living-structures' },
  { id: 'gate-stations' },
  { id: 'railgun-arrays' },
  { id: 'ancient-holdings' },
  { id: 'seeker-torpedoes' },
];
