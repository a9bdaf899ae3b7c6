import { loadMatch, saveMatch } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { arcs } from '../index.ts';
import { openSlots } from '../rules/resources.ts';
import type { Arcs } from '../rules/state.ts';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

/** Ann leads a card and stands in her Prelude. */
const prelude = (ann: Side, card = 'mobilization-3', more = {}) =>
  position({ ...more, ann: { hand: [card], ...ann } }).opens(`lead:${card}`);

describe('resources', () => {
  it('ARC-18.1 one token a slot, open slots only', () => {
    const game = position({
      ann: { hand: ['administration-3'], cities: ['c1-hex'], slots: ['fuel', 'fuel', 'fuel'] },
    })
      .turn('lead:administration-3', 'act:tax')
      .asks('ann', 'store');
    expect(openSlots(game.state, 0)).toEqual([0, 1, 2]);
    game.offers(['store:0:0:material', 'store:0:1:material', 'discardToken:material']);
  });

  it('ARC-18.2 a token taken may go anywhere, others are rearranged, what does not fit is discarded', () => {
    const game = position({
      ann: { hand: ['administration-3'], cities: ['c1-hex'], slots: ['fuel', 'weapon', 'relic'] },
    }).turn('lead:administration-3', 'act:tax', 'store:0:0:material');
    expect(game.asks('ann', 'store').about).toMatchObject({ resource: 'fuel' });
    game.play('store:0:1:fuel', 'discardToken:weapon').asks('ann', 'action');
    expect(game.slots('ann')).toEqual(['material', 'fuel', 'relic']);
    expect(game.supply('weapon')).toBe(5);
  });

  it('ARC-18.2 an old token may go to an empty slot as well, where that is dearer', () => {
    const taxed = (): Scenario =>
      position({
        ann: { hand: ['administration-3'], cities: ['c1-hex', 'c4-hex'], slots: ['', 'relic'] },
      }).turn('lead:administration-3', 'act:tax', 'tax:c1-hex:0');
    const game = taxed().play('store:0:0:material').asks('ann', 'rearrange');
    game.offers(['lift:0:0:material', 'lift:0:1:relic', 'done']);
    game.play('lift:0:1:relic', 'store:0:3:relic').asks('ann', 'action');
    expect(game.slots('ann')).toEqual(['material', '', '', 'relic']);
    // Who leaves the dearest slot empty is not asked.
    taxed().play('store:0:3:material').asks('ann', 'action');
  });

  it('ARC-18.2 the new token itself may be discarded', () => {
    const game = position({
      ann: { hand: ['administration-3'], cities: ['c1-hex'], slots: ['fuel', 'weapon', 'relic'] },
    }).turn('lead:administration-3', 'act:tax', 'discardToken:material');
    expect(game.slots('ann')).toEqual(['fuel', 'weapon', 'relic']);
    expect(game.supply('material')).toBe(5);
  });

  it('ARC-18.3 spending gives no right to rearrange', () => {
    const game = prelude({ slots: ['fuel', 'weapon'] })
      .play('waste:0:0:fuel')
      .asks('ann', 'prelude');
    expect(game.slots('ann')).toEqual(['', 'weapon']);
  });

  it('ARC-18.4 ARC-20.14 a city that comes home covers slots: the overflow is rearranged or discarded', () => {
    const game = position({
      ann: {
        trophies: { bob: { city: 1 } },
      },
      bob: {
        cities: ['c1-hex', 'c4-hex'],
        slots: ['fuel', 'weapon', 'relic', 'material', 'psionic', 'fuel'],
      },
      markers: ['warlord'],
    });
    expect(openSlots(game.state, 1)).toHaveLength(6);
    game.play('pass', 'pass', 'pass').asks('bob', 'store');
    expect(openSlots(game.state, 1)).toHaveLength(4);
    game.play('store:1:0:psionic', 'discardToken:fuel', 'discardToken:fuel');
    expect(game.slots('bob')).toEqual(['psionic', 'weapon', 'relic', 'material']);
  });

  it('ARC-18.5 a city among Trophies leaves its slot and bonus open', () => {
    const game = position({
      bob: { trophies: { ann: { city: 2 } } },
      ann: { cities: ['c1-hex', 'c4-hex'], slots: ['psionic'] },
      markers: ['empath'],
    });
    expect(openSlots(game.state, 0)).toHaveLength(6);
    game.play('pass', 'pass', 'pass');
    expect(game.power('ann')).toBe(7);
  });

  it('ARC-18.6 ARC-21.2 any number of tokens, one after the other, each fully resolved', () => {
    const game = prelude({
      slots: ['fuel', 'fuel'],
      ships: { 'c1-gate': 1 },
    }).play('spend:0:0:fuel:fuel', 'moveTo:c4-gate', 'spend:0:1:fuel:fuel', 'moveTo:c5-gate');
    expect(game.asks('ann', 'action').ships('ann', 'c5-gate')).toEqual([1, 0]);
    expect(game.pips).toBe(3);
  });

  it('ARC-18.7 Material: one build or one repair', () => {
    const game = prelude({
      slots: ['material'],
      starports: ['c1-hex'],
      damaged: { 'c1-gate': 1 },
    }).play('spend:0:0:material:material');
    game.asks('ann', 'preludeAction').offers(['act:build', 'act:repair']).play('act:repair');
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 0]);
  });

  it('ARC-18.8 Fuel: one move; Relic: one secure', () => {
    const game = prelude({ slots: ['relic', 'fuel'], ships: { 'c1-gate': 1 } }, 'construction-3', {
      court: ROW,
      agents: { farseers: { ann: 1 } },
    }).play('spend:0:0:relic:relic');
    expect(game.guild('ann')).toEqual(['farseers']);
    game.play('spend:0:1:fuel:fuel', 'moveTo:c1-hex');
    expect(game.ships('ann', 'c1-hex')).toEqual([1, 0]);
  });

  const armed = { slots: ['weapon', 'weapon'], ships: { 'c1-gate': 1 } };
  const foe = { bob: { ships: { 'c1-gate': 1 } } };

  it('ARC-18.9 Weapon: every pip may battle this turn; one is enough', () => {
    const game = prelude(armed, 'mobilization-3', foe).play('spend:0:0:weapon:weapon');
    game.refuses('spend:0:1:weapon:weapon', 'ARC-18.9').play('endPrelude');
    game.offers(['act:move', 'act:influence', 'act:battle', 'endTurn']);
    game.play('act:battle').dice({}).play('act:battle').dice({});
    expect(game.pips).toBe(1);
    const plain = prelude(armed, 'mobilization-3', foe).play('endPrelude');
    plain.refuses('act:battle', 'ARC-6.2');
  });

  it('ARC-18.9 ARC-7.9 the single pip of a Copy or Pivot too', () => {
    const game = position({
      ann: { hand: ['construction-4'] },
      bob: { hand: ['aggression-2'], ...armed },
      cat: { ships: { 'c1-gate': 1 } },
    }).turn('lead:construction-4', 'endTurn');
    game.opens('copy:aggression-2', 'spend:1:0:weapon:weapon', 'endPrelude');
    expect(game.offered).toContain('act:battle');
    expect(game.pips).toBe(1);
  });

  it('ARC-18.10 a Weapon never turns an action bought with a token into a battle', () => {
    const game = prelude({ ...armed, slots: ['weapon', 'psionic'] }, 'mobilization-3', foe);
    game.play('spend:0:0:weapon:weapon', 'spend:0:1:psionic:psionic');
    game.asks('ann', 'preludeAction').offers(['act:move', 'act:influence']);
  });

  it('ARC-18.11 Psionic: an action of the suit of the lead card, whatever was played', () => {
    const game = position({
      ann: { hand: ['administration-4'] },
      bob: {
        hand: ['aggression-2'],
        slots: ['psionic'],
        cities: ['c1-hex'],
        damaged: { 'c1-hex': 1 },
      },
    }).play('lead:administration-4', 'declare:warlord', 'endTurn');
    game.opens('pivot:aggression-2', 'spend:1:0:psionic:psionic');
    game.asks('bob', 'preludeAction').offers(['act:tax', 'act:repair', 'act:influence']);
  });

  it('ARC-18.12 a token may be spent without effect', () => {
    const game = prelude({ slots: ['relic'] });
    game.refuses('spend:0:0:relic:relic', 'ARC-10.4').play('waste:0:0:relic');
    expect(game.asks('ann', 'action').supply('relic')).toBe(5);
  });

  it('ARC-18.14 a token on a card is spent and counts; it is raided only for what the card says', () => {
    const holder = { lore: ['ancient-holdings'], held: 'psionic' };
    const spent = prelude({ ...holder, leader: 'elder' }, 'mobilization-3');
    spent.play('spend:0:6:psionic:psionic', 'act:influence', `influence:${spent.court[0]}`);
    expect(spent.asks('ann', 'action').slots('ann')).toEqual([]);
    const scored = position({ ann: holder, markers: ['empath'] }).play('pass', 'pass', 'pass');
    expect(scored.power('ann')).toBe(5);
  });

  it('ARC-18.15 discarded tokens are back at once', () => {
    const game = prelude({ slots: ['fuel'], guild: ['relic-fence'] }).play('use:relic-fence');
    expect(game.supply('fuel')).toBe(5);
  });
});

describe('matches of rules 2', () => {
  it('ARC-18.4 saved before cities came home, do not say how many did', () => {
    const game = position({ bob: { slots: ['', 'relic'], cities: ['c1-hex'] } });
    const save = { ...saveMatch(game.match), rules: 2 };
    const { agenda } = save.checkpoints[0].state as Pick<Arcs, 'agenda'>;
    agenda.push({ step: 'overflow', args: [1] });
    const { match, dropped } = loadMatch(arcs, save);
    expect([dropped, match.asks[0].prompt.id]).toEqual([[], 'lead']);
  });
});

describe('guild cards', () => {
  it('ARC-19.2 icons count like tokens, a Weapon for nothing', () => {
    const game = position({
      ann: { guild: ['gatekeepers', 'admin-union', 'skirmishers'] },
      bob: { guild: ['farseers', 'relic-fence'] },
      markers: ['tycoon', 'empath', 'keeper'],
    }).play('pass', 'pass', 'pass');
    expect([game.power('ann'), game.power('bob')]).toEqual([5, 5]);
    const weapons = position({ ann: { guild: ['skirmishers'] }, markers: ['warlord'] });
    expect(weapons.play('pass', 'pass', 'pass').power('ann')).toBe(0);
  });

  it('ARC-19.3 the rules of a card are its holder’s alone', () => {
    const game = position({
      ann: { hand: ['construction-3'] },
      bob: { guild: ['mining-interest'] },
    }).opens('lead:construction-3');
    expect(game.asks('ann', 'action').offered).not.toContain('act:manufacture');
  });

  it('ARC-19.4 ARC-19.5 a card used goes face up to the discard pile, even without effect', () => {
    const game = prelude({ guild: ['material-cartel'] }).play('use:material-cartel');
    expect(game.asks('ann', 'action').courtDiscard.at(-1)).toBe('material-cartel');
  });

  it('ARC-19.6 a card taken during a declaration does not react to it', () => {
    const game = position({
      ann: { hand: ['aggression-2', 'construction-2'] },
      court: ['populist-demands', 'farseers'],
      agents: { 'populist-demands': { ann: 1 }, farseers: { ann: 1 } },
    }).turn('lead:aggression-2', 'act:secure', 'secure:populist-demands', 'declare:tyrant');
    game.asks('ann', 'action').play('act:secure').asks('ann', 'action');
  });
});
