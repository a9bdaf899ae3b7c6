import type { messages as en } from '../../en/cards/tactical.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.ships.moved': 'Lodě hráče {player} doletěly do systému {system}. Použiješ schopnost?',
  'prompt.cannon.hits':
    'Vesmírná děla hráče {player} mají {hits, plural, one {# zásah} few {# zásahy} other {# zásahů}}. Použiješ schopnost?',
  'prompt.invasion.start': 'Začíná invaze v systému {system}. Použiješ schopnost?',
  'prompt.forces.committed': '{player} vyloďuje pěchotu v systému {system}. Použiješ schopnost?',
  'prompt.planet.gained.when':
    '{player} získává kontrolu nad planetou {planet}. Použiješ schopnost?',

  'prompt.silenceOfSpace':
    'V tichu vesmíru: vyber systém, jehož lodě mohou prolétat kolem lodí ostatních hráčů.',
  'prompt.battlestation':
    'Experimentální bojová stanice: vyber vesmírný dok, který vystřelí do systému {system}.',
  'prompt.parley':
    'Vyjednávání: vyber planetu. Pěchota, která se na ní vylodila, se vrátí do vesmíru.',
  'prompt.infiltrateTake': 'Infiltrace: v zálohách už takovou budovu nemáš. Vezmeš ji odjinud?',
  'prompt.reparationsExhaust': 'Reparace: vyber planetu soupeře, kterou vyčerpáš.',
  'prompt.reparationsReady': 'Reparace: vyber svou planetu, kterou připravíš.',

  'log.calledBack': 'Pěchota hráče {player} ({count}) se vrací z planety {planet} do vesmíru.',
  'log.infiltrated':
    '{player} nahrazuje budovy na planetě {planet} vlastními. POS: {pds}, vesmírné doky: {docks}.',
};
