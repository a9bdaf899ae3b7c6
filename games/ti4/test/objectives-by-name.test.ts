import { describe, expect, it } from 'vitest';
import { type Objective, SECRETS, STAGE_1, STAGE_2 } from '../content/index.ts';
import { progress } from '../rules/progress.ts';
import { position, type Setting, type Side } from './position.ts';
import { SEAT } from './table.ts';

/** What Cat, who plays Sol, has to fulfil an objective, and what falls short of it by one thing. */
interface Example {
  readonly met: Side;
  readonly short: Side;
}

const HOME = { jord: { infantry: 1, dock: 1 } };
const ships = (...systems: string[]) => ({
  units: { ...HOME, ...Object.fromEntries(systems.map((system) => [system, { cruiser: 1 }])) },
});

const HAZARDOUS = ['bereg', 'lirta-iv', 'abyz', 'fria', 'zohbat', 'sakulag'];
const CULTURAL = ['torkan', 'rarron', 'mellon', 'centauri'];
const INDUSTRIAL = ['wellon', 'thibah', 'tarmann', 'saudor'];
const SPECIAL = ['tarmann', 'wellon', 'thibah', 'mehar-xull', 'new-albion'];
const UPGRADES = ['advanced-carrier-2', 'spec-ops-2', 'destroyer-2'];
const TWO_OF_EACH = [
  'gravity-drive',
  'dacxive-animators',
  'plasma-scoring',
  'magen-defense-grid',
  'sarween-tools',
  'graviton-laser-system',
];

const planets = (...ids: string[]): Side => ({ planets: ids });
const technologies = (...ids: string[]): Side => ({ technologies: ids });

const PUBLIC_EXAMPLES: { readonly [id: string]: Example } = {
  'corner-the-market': {
    met: planets(...HAZARDOUS.slice(0, 4)),
    short: planets(...HAZARDOUS.slice(0, 3), ...CULTURAL.slice(0, 3)),
  },
  'develop-weaponry': {
    met: technologies(...UPGRADES.slice(0, 2)),
    short: technologies(UPGRADES[0], 'gravity-drive'),
  },
  'diversify-research': {
    met: technologies('gravity-drive', 'dacxive-animators'),
    short: technologies('gravity-drive', 'fleet-logistics', 'sarween-tools'),
  },
  'erect-a-monument': {
    met: { planets: ['abyz'], goods: 1 },
    short: { planets: ['abyz', 'bereg'], goods: 3, exhausted: ['abyz', 'jord'] },
  },
  'expand-borders': {
    met: planets(...HAZARDOUS),
    short: planets(...HAZARDOUS.slice(0, 5)),
  },
  'found-research-outposts': {
    met: planets(...SPECIAL.slice(0, 3)),
    short: planets(...SPECIAL.slice(0, 2), 'abyz'),
  },
  'intimidate-council': { met: ships('22', '19'), short: ships('22', '18', '35') },
  'lead-from-the-front': { met: { tokens: [2, 3, 1] }, short: { tokens: [1, 5, 1] } },
  'negotiate-trade-routes': { met: { goods: 5 }, short: { goods: 4, commodities: 4 } },
  'sway-the-council': {
    met: planets('lirta-iv', 'rarron'),
    short: { planets: ['lirta-iv'], goods: 2 },
  },
  'centralize-galactic-trade': { met: { goods: 10 }, short: { goods: 9 } },
  'conquer-the-weak': {
    met: planets('arc-prime'),
    short: planets('wellon'),
  },
  'form-galactic-brain-trust': {
    met: planets(...SPECIAL),
    short: planets(...SPECIAL.slice(1), 'abyz'),
  },
  'found-a-golden-age': { met: { goods: 12 }, short: { goods: 11 } },
  'galvanize-the-people': { met: { tokens: [4, 3, 2] }, short: { tokens: [3, 8, 2] } },
  'manipulate-galactic-law': { met: { goods: 14 }, short: { goods: 13 } },
  'master-the-sciences': {
    met: technologies(...TWO_OF_EACH),
    short: technologies(...TWO_OF_EACH.slice(0, 5), 'fleet-logistics'),
  },
  'revolutionize-warfare': {
    met: technologies(...UPGRADES),
    short: technologies(...UPGRADES.slice(0, 2)),
  },
  'subdue-the-galaxy': {
    met: planets(...HAZARDOUS, ...CULTURAL, 'wellon'),
    short: planets(...HAZARDOUS, ...CULTURAL),
  },
  'unify-the-colonies': {
    met: planets(...HAZARDOUS),
    short: planets(...HAZARDOUS.slice(0, 5), ...CULTURAL),
  },
};

const SPIES = ['spy', 'plague', 'summit', 'veto', 'uprising'];

const SECRET_EXAMPLES: { readonly [id: string]: Example } = {
  'adapt-new-strategies': {
    met: technologies(...UPGRADES.slice(0, 2)),
    short: technologies(UPGRADES[0], 'destroyer-2'),
  },
  'become-the-gatekeeper': { met: ships('26', '25'), short: ships('26', '39') },
  'control-the-region': {
    met: ships('22', '19', '35', '36', '50', '31'),
    short: ships('22', '19', '35', '36', '50'),
  },
  'cut-supply-lines': { met: ships('16'), short: ships('10', '1') },
  'establish-a-perimeter': {
    met: { units: { jord: { ...HOME.jord, pds: 2 }, abyz: { pds: 1 }, fria: { pds: 1 } } },
    short: { units: { jord: { ...HOME.jord, pds: 2 }, abyz: { pds: 1 } } },
  },
  'forge-an-alliance': {
    met: planets(...CULTURAL),
    short: planets(...CULTURAL.slice(1), ...HAZARDOUS),
  },
  'form-a-spy-network': { met: { hand: SPIES }, short: { hand: SPIES.slice(1) } },
  'fuel-the-war-machine': {
    met: { units: { ...HOME, abyz: { dock: 1 }, fria: { dock: 1 } } },
    short: { units: { ...HOME, abyz: { dock: 1 } } },
  },
  'gather-a-mighty-fleet': {
    met: { units: { ...HOME, 18: { dreadnought: 2 }, 1: { dreadnought: 3 } } },
    short: { units: { ...HOME, 18: { dreadnought: 2 }, 1: { dreadnought: 2 } } },
  },
  'learn-the-secrets-of-the-cosmos': {
    met: ships('22', '19', '24'),
    short: ships('22', '19', '50'),
  },
  'master-the-laws-of-physics': {
    met: technologies('gravity-drive', 'fleet-logistics', 'light-wave-deflector'),
    short: technologies('gravity-drive', 'fleet-logistics', 'carrier-2'),
  },
  'mine-rare-minerals': {
    met: planets(...HAZARDOUS.slice(0, 4)),
    short: planets(...HAZARDOUS.slice(0, 3), ...CULTURAL),
  },
  'monopolize-production': {
    met: planets(...INDUSTRIAL),
    short: planets(...INDUSTRIAL.slice(1), ...CULTURAL),
  },
  'occupy-the-seat-of-the-empire': {
    met: {
      planets: ['mecatol-rex'],
      units: { ...HOME, 18: { cruiser: 1, carrier: 1, fighter: 1 } },
    },
    short: { planets: ['mecatol-rex'], units: { ...HOME, 18: { cruiser: 1, carrier: 1 } } },
  },
  'threaten-enemies': { met: ships('33'), short: ships('30') },
};

/** Ann is Letnev without units, Bob is Hacan with a dock at home. */
const setting = (cat: Side): Setting => ({
  ann: { units: {} },
  cat: { faction: 'sol', units: HOME, ...cat },
  step: { step: 'scoreObjectives', args: [SEAT.cat] },
});

const STATUS_SECRETS = SECRETS.filter(({ phase }) => phase === 'status');

const named = (objectives: readonly Objective[]) =>
  objectives.map((objective) => [objective.id, objective] as const);

describe('public objectives', () => {
  it.each(named([...STAGE_1, ...STAGE_2]))(
    '%s TI-20.1 is scored when fulfilled',
    (id, objective) => {
      const example = PUBLIC_EXAMPLES[id];
      const game = position({ ...setting(example.met), revealed: [id] });
      const { have, need } = progress(game.state, SEAT.cat, objective);
      expect(have).toBeGreaterThanOrEqual(need);
      game.offers([`score:${id}`, 'decline']).play(`score:${id}`);
      while (!game.over) game.play(game.offered[0]);
      expect(game.points('cat')).toBe(objective.points);
      expect(game.events('scored')).toEqual([
        { player: 2, objective: id, points: objective.points },
      ]);
    },
  );

  it.each(named([...STAGE_1, ...STAGE_2]))('%s TI-20.10 is refused when not', (id, objective) => {
    const example = PUBLIC_EXAMPLES[id];
    // Another objective that is fulfilled, so that there is a question at all.
    const [other, more]: [string, Side] =
      example.short.technologies === undefined
        ? ['develop-weaponry', technologies(...UPGRADES)]
        : ['expand-borders', planets(...HAZARDOUS)];
    const cat = {
      ...example.short,
      ...more,
      technologies: [...(example.short.technologies ?? []), ...(more.technologies ?? [])],
    };
    const game = position({ ...setting(cat), revealed: [id, other] });
    const { have, need } = progress(game.state, SEAT.cat, objective);
    expect(have).toBeLessThan(need);
    game.offers([`score:${other}`, 'decline']).refuses(`score:${id}`, 'TI-20.10');
  });
});

describe('secret objectives of the status phase', () => {
  it.each(named(STATUS_SECRETS))('%s TI-20.1 is scored when fulfilled', (id, objective) => {
    const example = SECRET_EXAMPLES[id];
    const game = position(setting({ ...example.met, secrets: [id] }));
    const { have, need } = progress(game.state, SEAT.cat, objective);
    expect(have).toBeGreaterThanOrEqual(need);
    game.offers([`scoreSecret:${id}`, 'decline']).play(`scoreSecret:${id}`);
    while (game.prompt === 'discardCards') game.play(game.offered[0]);
    expect(game.points('cat')).toBe(1);
    expect(game.player('cat').secrets).toEqual([]);
  });

  it.each(named(STATUS_SECRETS))('%s TI-20.10 is refused when not', (id, objective) => {
    const example = SECRET_EXAMPLES[id];
    const [other, more] =
      id === 'adapt-new-strategies'
        ? ['threaten-enemies', ships('33')]
        : ['adapt-new-strategies', {}];
    const cat = {
      ...example.short,
      ...more,
      technologies: [
        ...(example.short.technologies ?? []),
        ...(other === 'adapt-new-strategies' ? UPGRADES.slice(0, 2) : []),
      ],
      secrets: [id, other],
    };
    const game = position(setting(cat));
    const { have, need } = progress(game.state, SEAT.cat, objective);
    expect(have).toBeLessThan(need);
    game.offers([`scoreSecret:${other}`, 'decline']).refuses(`scoreSecret:${id}`, 'TI-20.10');
  });
});
