import { describe, expect, it } from 'vitest';
import { COLOURS, FACTIONS, PROFILES, TECHNOLOGIES } from '../content/index.ts';
import { position, type Side } from './position.ts';

/** Ann researches with the primary ability of Technology; nobody else can follow. */
function researching(ann: Side = {}) {
  return position({
    ann: { cards: ['technology'], ...ann },
    bob: { tokens: [3, 3, 0] },
    cat: { tokens: [3, 3, 0] },
    step: { step: 'action', args: [0] },
  }).play('strategic:technology');
}

const ids = (technologies: readonly number[]): string[] =>
  technologies.map((technology) => TECHNOLOGIES[technology].id);

/** Generic technologies without prerequisites first: enough of each colour to research anything. */
const LADDER = {
  blue: ['antimass-deflectors', 'gravity-drive', 'fleet-logistics'],
  green: ['neural-motivator', 'dacxive-animators', 'hyper-metabolism'],
  red: ['plasma-scoring', 'magen-defense-grid', 'duranium-armor'],
  yellow: ['sarween-tools', 'graviton-laser-system', 'transit-diodes'],
} as const;

/** N'orr starts without technologies and upgrades dreadnoughts only. */
const owner = (faction: number | null): string => FACTIONS[faction ?? 10].id;

/** Nekro researches nothing. */
const RESEARCHABLE = TECHNOLOGIES.filter(
  ({ faction, id }) =>
    id !== 'dreadnought-2' && (faction === null || FACTIONS[faction].id !== 'nekro'),
);

describe('prerequisites', () => {
  it.each(RESEARCHABLE.map((technology) => [technology.id, technology] as const))(
    'TI-18.1 %s wants its symbols, and no other',
    (id, { needs, faction, upgrades, replaces }) => {
      const side = { faction: owner(faction) };
      const started = ids(FACTIONS.find((each) => each.id === side.faction)!.startingTechnologies);
      const met = COLOURS.flatMap((colour, at) => LADDER[colour].slice(0, needs[at])).filter(
        (each) => each !== id,
      );
      const technologies = met.filter((each) => !started.includes(each));
      if (started.includes(id)) {
        researching({ ...side, technologies }).refuses(`research:${id}`, 'TI-18.6');
        return;
      }
      const game = researching({ ...side, technologies }).play(`research:${id}`);
      const { profiles, technologies: owned } = game.player('ann');
      expect(ids(owned)).toContain(id);
      if (upgrades !== undefined) expect(PROFILES[profiles[replaces!]].id).toBe(upgrades);
      const isAnalytical = side.faction === 'jol-nar';
      for (const lacking of technologies) {
        if (isAnalytical) continue;
        const short = researching({
          ...side,
          technologies: technologies.filter((each) => each !== lacking),
        });
        short.refuses(`research:${id}`, 'TI-18.1');
      }
    },
  );

  it('TI-18.6 a second copy of a technology is refused', () => {
    researching().refuses('research:neural-motivator', 'TI-18.6');
  });

  it("TI-18.3 nobody researches another faction's technology", () => {
    researching({ faction: 'sol' })
      .refuses('research:nullification-field', 'TI-18.3')
      .refuses('research:exotrireme-2', 'TI-18.3');
  });

  it('TI-18.3 unit upgrades have no colour and meet no prerequisite', () => {
    researching({
      faction: 'sardakk-norr',
      technologies: ['antimass-deflectors', 'gravity-drive', 'carrier-2'],
    }).refuses('research:light-wave-deflector', 'TI-18.1');
  });

  it('TI-18.7 a faction has its own upgrade instead of the general one', () => {
    const technologies = ['gravity-drive', 'dacxive-animators'];
    const game = researching({ faction: 'sol', technologies });
    game.refuses('research:carrier-2', 'TI-18.7').refuses('research:infantry-2', 'TI-18.7');
    game.play('research:advanced-carrier-2');
    expect(PROFILES[game.player('ann').profiles[3]].id).toBe('advanced-carrier-2');
  });

  it('TI-18.4 an upgrade changes all units of its kind at once', () => {
    const game = researching({
      faction: 'sardakk-norr',
      technologies: ['plasma-scoring', 'magen-defense-grid'],
      units: { quinarra: { infantry: 1, dock: 1 }, 13: { destroyer: 1 }, 18: { destroyer: 2 } },
    });
    const before = PROFILES[game.player('ann').profiles[1]];
    expect([before.combat, before.barrage!.dice]).toEqual([9, 2]);
    game.play('research:destroyer-2');
    const after = PROFILES[game.player('ann').profiles[1]];
    expect([after.combat, after.barrage!.dice]).toEqual([8, 3]);
  });

  it('TI-18.2 starting technologies are gained, not researched', () => {
    const game = researching({ faction: 'xxcha' });
    expect(ids(game.player('ann').technologies)).toEqual(['graviton-laser-system']);
    expect(game.events('researched')).toEqual([]);
  });
});

describe('specialties', () => {
  it('TI-18.1 a readied planet with the specialty stands for one symbol and is exhausted', () => {
    const game = researching({ planets: ['gral'] }).play('research:fleet-logistics');
    expect(game.isExhausted('gral')).toBe(true);
    expect(ids(game.player('ann').technologies)).toContain('fleet-logistics');
  });

  it('TI-18.1 one symbol each, of its colour only, and not when exhausted', () => {
    researching({ planets: ['gral'] }).refuses('research:light-wave-deflector', 'TI-18.1');
    researching({ planets: ['wellon', 'meer'] }).refuses('research:fleet-logistics', 'TI-18.1');
    researching({ planets: ['gral'], exhausted: ['gral'] }).refuses(
      'research:fleet-logistics',
      'TI-18.1',
    );
  });

  it('TI-18.1 which planet is asked only where there is a choice', () => {
    const game = researching({ planets: ['gral', 'thibah'] }).play('research:fleet-logistics');
    expect(game.prompt).toBe('ignoreNeed');
    expect(game.about).toEqual({ colour: 'blue' });
    game.offers(['skipNeed:gral', 'skipNeed:thibah']).play('skipNeed:thibah');
    expect([game.isExhausted('gral'), game.isExhausted('thibah')]).toEqual([false, true]);
  });

  it('TI-18.1 upgrades take planets of several colours; none is asked for where all are needed', () => {
    const planets = ['wellon', 'mehar-xull', 'tarmann'];
    const game = researching({ faction: 'sardakk-norr', planets }).play('research:cruiser-2');
    expect(planets.map((planet) => game.isExhausted(planet))).toEqual([true, true, true]);
    const two = researching({ faction: 'sardakk-norr', planets: ['gral', 'thibah'] });
    two.play('research:carrier-2');
    expect([two.isExhausted('gral'), two.isExhausted('thibah')]).toEqual([true, true]);
  });

  it('TI-18.1 planets are not exhausted for symbols that technologies meet', () => {
    const game = researching({ planets: ['gral'] }).play('research:gravity-drive');
    expect(game.isExhausted('gral')).toBe(false);
  });

  it('TI-18.1 TI-3.9 a planet exhausted for its specialty does not pay', () => {
    const second = researching({ planets: ['wellon'], goods: 2 }).play('research:gravity-drive');
    second.play('research:sarween-tools', 'payLeast');
    const short = researching({ planets: ['wellon'], goods: 1 }).play('research:gravity-drive');
    short.refuses('research:graviton-laser-system', 'TI-3.9');
    expect(short.offered).toContain('research:sarween-tools');
  });

  it('TI-18.1 ways after which the cost could not be paid are not offered', () => {
    const rich = { planets: ['lazar', 'wellon', 'abyz'], units: {} };
    const game = researching(rich).play('research:gravity-drive', 'research:graviton-laser-system');
    game.offers(['skipNeed:lazar', 'skipNeed:wellon']);
  });
});

describe('Analytical', () => {
  const jolNar = (side: Side = {}) => researching({ faction: 'jol-nar', ...side });

  it('TI-1.6 one symbol of a technology is ignored, and no planet is exhausted for it', () => {
    const game = jolNar({ planets: ['gral'] }).play('research:fleet-logistics');
    expect(game.isExhausted('gral')).toBe(false);
    expect(ids(game.player('ann').technologies)).toContain('fleet-logistics');
  });

  it('only one of them; a planet may stand for the next', () => {
    jolNar().refuses('research:light-wave-deflector', 'TI-18.1');
    const game = jolNar({ planets: ['gral'] }).play('research:light-wave-deflector');
    expect(game.isExhausted('gral')).toBe(true);
  });

  it('never of a unit upgrade', () => {
    jolNar().refuses('research:carrier-2', 'TI-18.1');
  });

  it('TI-1.7 once for each technology', () => {
    const game = jolNar({ goods: 6 }).play('research:fleet-logistics');
    game
      .refuses('research:assault-cannon', 'TI-18.1')
      .play('research:light-wave-deflector', 'payGoods');
    expect(ids(game.player('ann').technologies)).toContain('light-wave-deflector');
  });

  it('has no colour to choose: only upgrades have symbols of several colours', () => {
    for (const { kind, needs } of TECHNOLOGIES)
      if (kind !== 'upgrade') expect(needs.filter((need) => need > 0).length).toBeLessThan(2);
  });
});

describe('exhausted technologies', () => {
  it('TI-18.5 lose what exhausts them until they are readied', () => {
    position({
      ann: {
        faction: 'hacan',
        technologies: ['production-biomes'],
        exhaustedTechnologies: ['production-biomes'],
      },
    }).refuses('component:production-biomes', 'TI-18.5');
  });
});
