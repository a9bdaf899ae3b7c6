import { describe, expect, it } from 'vitest';
import { afterRepeal } from './agendas.ts';
import { position } from './position.ts';

describe('Research Teams', () => {
  const TEAMS = [
    ['research-team-biotic', 'saudor', 'hyper-metabolism'],
    ['research-team-cybernetic', 'saudor', 'graviton-laser-system'],
    ['research-team-propulsion', 'saudor', 'fleet-logistics'],
    ['research-team-warfare', 'abyz', 'magen-defense-grid'],
  ] as const;
  const ann = { cards: ['technology'], planets: ['saudor', 'abyz'] };

  it.each(TEAMS)(
    'TI-18.1 %s: exhausted, it stands for a prerequisite',
    (law, planet, technology) => {
      const without = position({ ann }).play('strategic:technology');
      without.refuses(`research:${technology}`, 'TI-18.1');
      const game = position({ ann, attached: { [planet]: [law] } });
      game.play('strategic:technology', `research:${technology}`);
      expect(game.events('researched')).toEqual([{ player: 0, technology }]);
      expect(game.state.attached[0].exhausted).toBe(true);
      expect(game.isExhausted(planet)).toBe(false);
    },
  );

  it('TI-18.1 it serves once: then it is exhausted', () => {
    const game = position({
      ann: { ...ann, goods: 9 },
      attached: { saudor: ['research-team-biotic'] },
    }).play('strategic:technology', 'research:hyper-metabolism');
    // Three green ones are missing one more.
    expect(game.prompt).toBe('research');
    game.refuses('research:x-89-bacterial-weapon', 'TI-18.1');
  });

  it('TI-18.1 where a planet would do as well, the player chooses', () => {
    const game = position({
      ann: { ...ann, planets: ['saudor', 'wellon'] },
      attached: { saudor: ['research-team-cybernetic'] },
    }).play('strategic:technology', 'research:graviton-laser-system');
    expect([game.prompt, game.about]).toEqual(['ignoreNeed', { colour: 'yellow' }]);
    game.offers(['skipWithLaw:research-team-cybernetic', 'skipNeed:wellon']);
    game.play('skipWithLaw:research-team-cybernetic');
    expect(game.isExhausted('wellon')).toBe(false);
  });

  it('TI-12.8 it serves whoever controls the planet, exhausted or readied as it is', () => {
    const attached = { saudor: ['research-team-biotic'] };
    const other = position({
      ann: { cards: ['technology'] },
      bob: { planets: ['saudor'] },
      attached,
    });
    other.play('strategic:technology').refuses('research:hyper-metabolism', 'TI-18.1');
    const game = position({
      ann: { ...ann, units: { 23: { carrier: 1, infantry: 1 } }, planets: [] },
      bob: { planets: ['saudor'], tokens: [3, 3, 0], cards: ['politics*'] },
      cat: { tokens: [3, 3, 0], cards: ['imperial*'] },
      attached,
    }).play('activate:23', 'land:saudor', 'pass', 'pass', 'strategic:technology');
    expect(game.offered).toContain('research:hyper-metabolism');
  });

  it('TI-22.1 the status phase readies it', () => {
    const game = position({ ann, attached: { saudor: ['research-team-biotic'] } });
    game.play('strategic:technology', 'research:hyper-metabolism');
    while (game.state.phase !== 'strategy')
      game.play(game.offered.find((key) => IDLE.includes(key)) ?? game.offered[0]);
    expect(game.state.attached[0].exhausted).toBe(false);
  });

  it('TI-23.9 repealed: it serves nobody', () => {
    const game = afterRepeal({ ann, attached: { saudor: ['research-team-biotic'] } });
    game.play('strategic:technology').refuses('research:hyper-metabolism', 'TI-18.1');
  });
});

const IDLE = ['pass', 'decline', 'keepTokens', 'done', 'abstain'];
