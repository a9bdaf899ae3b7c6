import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

/** Ann has led; Bob is to follow. */
const following = (lead: string, bob: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [lead], ...more.ann }, bob }).turn(`lead:${lead}`, 'endTurn');

const pass = (setting: Setting): Scenario => position(setting).play('pass', 'pass', 'pass');

describe('ARC-25.1 elder', () => {
  const battle = (bob: Side, rolls: number[], more: Setting = {}) =>
    position({
      court: ROW,
      ...more,
      ann: { hand: ['aggression-4'], ships: { 'c4-arrow': 2 } },
      bob: { leader: 'elder', ...bob },
      rolls,
    }).turn('lead:aggression-4', 'act:battle');

  it('Beloved: may influence after a battle in which the attacker took a Trophy', () => {
    const game = battle({ damaged: { 'c4-arrow': 1 } }, [5]).dice({ skirmish: 1 });
    game.asks('bob', 'influence').play('influence:farseers').asks('ann', 'action');
    expect(game.agents('farseers')).toEqual([0, 1, 0]);
    const declined = battle({ damaged: { 'c4-arrow': 1 } }, [5]).dice({ skirmish: 1 }, 'none');
    expect(declined.asks('ann', 'action').agents('farseers')).toEqual([0, 0, 0]);
  });

  it('Beloved: not where only a ship was damaged', () => {
    battle({ ships: { 'c4-arrow': 1 } }, [5])
      .dice({ skirmish: 1 })
      .asks('ann', 'action');
  });

  it('ARC-25.6 Beloved: the attacker provokes Outrage, but cannot ransack', () => {
    const game = battle({ ships: { 'c6-gate': 1 }, cities: ['c4-arrow!'] }, [5], {
      agents: { farseers: { bob: 1 } },
    }).dice({ skirmish: 1 }, 'none');
    expect(game.outrage('ann')).toEqual(['relic']);
    expect(game.court).toEqual(ROW);
  });

  it('Just: Tyrant gives second-place Power for first place without a bonus, nothing for second', () => {
    const cities = ['c1-hex', 'c4-hex', 'c5-hex', 'c6-arrow'];
    const elder = (captives: number): Side => ({
      leader: 'elder',
      cities,
      captives: { bob: captives },
    });
    const markers = ['tyrant'];
    expect(pass({ ann: elder(2), cat: { captives: { bob: 1 } }, markers }).power('ann')).toBe(3);
    expect(pass({ ann: elder(1), cat: { captives: { bob: 2 } }, markers }).power('ann')).toBe(0);
    const tied = pass({ ann: elder(1), cat: { captives: { bob: 1 } }, markers });
    expect([tied.power('ann'), tied.power('cat')]).toEqual([0, 3]);
  });
});

describe.each([
  ['mystic', 'psionic'],
  ['fuel-drinker', 'fuel'],
])('ARC-25.1 %s', (leader, type) => {
  const bob: Side = { leader, hand: ['administration-2'], cities: ['c1-hex', 'c4-hex'] };

  it('ARC-21.10 a Copy or Pivot that taxes gains one more', () => {
    const copied = following('administration-4', { ...bob, hand: ['construction-2'] });
    copied.turn('copy:construction-2', 'act:tax', 'tax:c1-hex:0', 'store:1:0:material');
    copied.play(`store:1:1:${type}`);
    expect(copied.slots('bob')).toEqual(['material', type]);
    const pivoted = following('construction-4', bob);
    pivoted.turn('pivot:administration-2', 'act:tax', 'tax:c1-hex:0', 'store:1:0:material');
    pivoted.play(`store:1:1:${type}`);
    expect(pivoted.slots('bob')).toEqual(['material', type]);
  });

  it('not with a Surpass or a lead', () => {
    const game = following('administration-4', { ...bob, hand: ['administration-5'] });
    game.turn('surpass:administration-5', 'act:tax', 'tax:c1-hex:0', 'store:1:0:material');
    expect(game.asks('bob', 'action').slots('bob')).toEqual(['material']);
  });
});

it('ARC-25.1 mystic, Attuned: works even if the taxed type is out of supply', () => {
  const game = following(
    'construction-4',
    { leader: 'mystic', hand: ['administration-2'], cities: ['c1-hex'] },
    {
      cat: {
        cities: ['c4-hex', 'c5-hex', 'c6-arrow'],
        slots: ['material', 'material', 'material', 'material', 'material'],
      },
    },
  ).turn('pivot:administration-2', 'act:tax', 'store:1:0:psionic');
  expect(game.slots('bob')).toEqual(['psionic']);
});

describe('ARC-25.1 fuel-drinker', () => {
  it('ARC-20.12 Lavish: discards all Fuel after Tycoon was scored, and only then', () => {
    const ann: Side = { leader: 'fuel-drinker', slots: ['fuel', 'relic'] };
    const scored = pass({ ann, markers: ['tycoon'] });
    expect(scored.power('ann')).toBe(5);
    expect(scored.slots('ann')).toEqual(['', 'relic']);
    expect(pass({ ann, markers: ['keeper'] }).slots('ann')).toEqual(['fuel', 'relic']);
  });
});

describe('ARC-25.1 upstart', () => {
  it('Ambitious: may gain a token of any type with a declaration', () => {
    const start = () =>
      position({ ann: { hand: ['construction-4'], leader: 'upstart' } }).play(
        'lead:construction-4',
        'declare:warlord',
      );
    const game = start().asks('ann', 'ambitious').play('gain:relic', 'store:0:1:relic');
    expect(game.slots('ann')).toEqual(['', 'relic']);
    expect(start().play('none').slots('ann')).toEqual([]);
  });

  it.each(['settleLeader:upstart', 'settleCourt:farseers'])(
    'ARC-23.4 Ambitious and Farseers in the order that the player chooses: %s first',
    (first) => {
      const game = position({
        ann: { hand: ['construction-4'], leader: 'upstart', guild: ['farseers'] },
        bob: { hand: ['aggression-2'] },
        cat: { hand: [] },
      }).play('lead:construction-4', 'declare:warlord');
      game.asks('ann', 'order').offers(['settleLeader:upstart', 'settleCourt:farseers']);
      const told = game.play(first).events('looked').length;
      game.play('none');
      expect([told, game.events('looked').length]).toEqual(
        first === 'settleCourt:farseers' ? [1, 1] : [0, 1],
      );
    },
  );

  it('ARC-23.4 nobody is asked for an order where Farseers have no hand to look at', () => {
    position({
      ann: { hand: ['construction-4'], leader: 'upstart', guild: ['farseers'] },
      bob: { hand: [] },
      cat: { hand: [] },
    })
      .play('lead:construction-4', 'declare:warlord')
      .asks('ann', 'ambitious');
  });

  it('Callow: taxes an own city only where in control', () => {
    const game = position({
      ann: {
        hand: ['administration-3'],
        leader: 'upstart',
        cities: ['c1-hex', 'c4-hex', 'c5-hex'],
        ships: { 'c1-hex': 1, 'c5-hex': 1 },
      },
    }).turn('lead:administration-3', 'act:tax');
    game.offersOf('tax', ['c1-hex:0', 'c5-hex:0']).refuses('tax:c4-hex:0', 'ARC-25.1');
  });
});

describe('ARC-25.1 rebel', () => {
  it('Committed: two dice more, and they must be taken', () => {
    const game = position({
      ann: { hand: ['aggression-4'], leader: 'rebel', ships: { 'c1-gate': 1 } },
      bob: { ships: { 'c1-gate': 1 }, starports: ['c6-arrow'] },
    }).turn('lead:aggression-4', 'act:battle');
    game.offersOf('assaultDice', ['0', '1', '2', '3']).play('assaultDice:0');
    game.offersOf('skirmishDice', ['2', '3']);
  });

  it('Disorganized: at most two ships a move', () => {
    const game = position({
      ann: {
        hand: ['mobilization-4'],
        leader: 'rebel',
        ships: { 'c1-gate': 3 },
        damaged: { 'c1-gate': 2 },
      },
    }).turn('lead:mobilization-4', 'act:move');
    game.offersOf('moveFresh', ['0', '1', '2']).play('moveFresh:1');
    game.offersOf('moveDamaged', ['0', '1']);
  });
});

describe('ARC-25.1 warrior', () => {
  const bob: Side = { leader: 'warrior', hand: ['aggression-2'], ships: { 'c1-gate': 1 } };
  const cat = { ships: { 'c1-gate': 1, 'c4-gate': 1 } };

  it('ARC-21.10 Tactical: may move after the battle of a Copy or Pivot', () => {
    const game = following('construction-4', bob, { cat }).turn('pivot:aggression-2', 'act:battle');
    game.asks('bob', 'extraAction').play('straight:battle').dice({});
    game.asks('bob', 'moveFrom').play('moveFrom:c1-gate', 'moveTo:c6-gate');
    expect(game.ships('bob', 'c6-gate')).toEqual([1, 0]);
  });

  it('Tactical: may move before it, only to where a battle follows', () => {
    const away = { ...bob, ships: { 'c1-hex': 1 } };
    const game = following('construction-4', away, { cat }).turn('pivot:aggression-2');
    // Only the gate leads to a battle, so nobody is asked.
    game.play('act:battle').asks('bob', 'raidDice');
    expect(game.ships('bob', 'c1-gate')).toEqual([1, 0]);
  });

  describe('Tactical with Sprinter Drives: both hops may lead to the battle', () => {
    const far: Side = { ...bob, lore: ['sprinter-drives'], ships: { 'c1-hex': 2 } };
    const next = { ships: { 'c4-gate': 1 } };

    it('through an empty gate, and the second hop must get there', () => {
      const game = following('construction-4', far, { cat: next }).turn('pivot:aggression-2');
      // Only gate 1 leads on, and from there only gate 4: nobody is asked where to go, or whether.
      game.play('act:battle', 'moveFresh:2').asks('bob', 'moveFresh').play('moveFresh:1');
      game.asks('bob', 'raidDice');
      expect(game.ships('bob', 'c4-gate')).toEqual([1, 0]);
    });

    it('not with damaged ships, which hop once', () => {
      const tired = { ...far, ships: {}, damaged: { 'c1-hex': 2 } };
      const game = following('construction-4', tired, { cat: next }).turn('pivot:aggression-2');
      game.refuses('act:battle', 'ARC-10.4');
    });
  });

  it('Tactical: not with a Surpass', () => {
    const game = following('aggression-3', { ...bob, hand: ['aggression-4'] }, { cat });
    game.turn('surpass:aggression-4', 'act:battle').dice({}).asks('bob', 'action');
  });

  it('ARC-18.9 Tactical: also when a Weapon made the battle possible', () => {
    const game = following('construction-4', { ...bob, slots: ['weapon'] }, { cat });
    game.opens('copy:aggression-2', 'spend:1:0:weapon:weapon', 'act:battle');
    game.asks('bob', 'extraAction');
  });

  it('Violent: Empath gives second-place Power for first place, nothing for second', () => {
    const warrior = (slots: string[]): Side => ({ leader: 'warrior', slots });
    const markers = ['empath'];
    const first = pass({
      ann: warrior(['psionic', 'psionic']),
      bob: { slots: ['psionic'] },
      markers,
    });
    expect([first.power('ann'), first.power('bob')]).toEqual([3, 3]);
    const second = pass({
      ann: warrior(['psionic']),
      bob: { slots: ['psionic', 'psionic'] },
      markers,
    });
    expect([second.power('ann'), second.power('bob')]).toEqual([0, 5]);
  });
});

describe('ARC-25.1 feastbringer', () => {
  const bob: Side = { leader: 'feastbringer', hand: ['aggression-2'] };
  const court = { court: ROW, agents: { farseers: { bob: 1 } } };

  it('ARC-21.10 Charismatic: may influence after the secure of a Copy or Pivot', () => {
    const game = following('construction-4', bob, court).turn('pivot:aggression-2', 'act:secure');
    game.asks('bob', 'extraAction').play('straight:secure', 'influence:gatekeepers');
    expect(game.guild('bob')).toEqual(['farseers']);
    expect(game.agents('gatekeepers')).toEqual([0, 1, 0]);
  });

  it('Charismatic: may influence before, if a secure can follow', () => {
    const game = following('construction-4', bob, {
      court: ROW,
      agents: { farseers: { cat: 1 }, gatekeepers: { bob: 1, cat: 1 } },
    }).turn('pivot:aggression-2', 'act:secure');
    game.offersOf('influence', ['lattice-spies', 'gatekeepers', 'arms-union']);
    game.play('influence:gatekeepers');
    expect(game.guild('bob')).toEqual(['gatekeepers']);
    expect(game.captives('bob', 'cat')).toBe(1);
  });

  it('Generous: declaring costs a Guild card, which goes to the Rival with least Power', () => {
    const setting: Setting = {
      ann: { hand: ['construction-4'], leader: 'feastbringer', guild: ['farseers', 'arms-union'] },
      bob: { power: 5 },
      cat: { power: 2 },
    };
    const game = position(setting).play('lead:construction-4', 'declare:warlord');
    game.asks('ann', 'generous').play('giveGuild:arms-union');
    expect(game.guild('cat')).toEqual(['arms-union']);
    const poor = position({
      ...setting,
      ann: { hand: ['construction-4'], leader: 'feastbringer' },
    });
    poor.play('lead:construction-4').asks('ann', 'action');
  });
});

describe('ARC-25.1 demagogue', () => {
  it('Bold: an agent on each of any number of cards with a declaration', () => {
    const game = position({ ann: { hand: ['construction-4'], leader: 'demagogue' }, court: ROW });
    game.play('lead:construction-4', 'declare:warlord').asks('ann', 'bold');
    game.play('influence:farseers', 'influence:gatekeepers', 'done').asks('ann', 'action');
    expect(ROW.map((card) => game.agents(card)[0])).toEqual([1, 0, 1, 0]);
  });

  it('ARC-23.4 Bold may come after Farseers, which is no choice without agents', () => {
    const declared = (agents: number): Scenario =>
      position({
        ann: { hand: ['construction-4'], leader: 'demagogue', guild: ['farseers'], agents },
        bob: { hand: ['aggression-2'] },
        cat: { hand: [] },
        court: ['gatekeepers'],
      }).play('lead:construction-4', 'declare:warlord');
    declared(1).asks('ann', 'order').play('settleCourt:farseers').asks('ann', 'bold');
    expect(declared(0).events('looked')).toHaveLength(1);
  });

  it('Paranoid: a Guild card needs two agents, a Vox card does not', () => {
    const game = position({
      ann: { hand: ['aggression-2'], leader: 'demagogue' },
      court: ['farseers', 'arms-union', 'mass-uprising', 'gatekeepers'],
      agents: { farseers: { ann: 1 }, 'arms-union': { ann: 2 }, 'mass-uprising': { ann: 1 } },
    }).turn('lead:aggression-2', 'act:secure');
    game.offersOf('secure', ['arms-union', 'mass-uprising']).refuses('secure:farseers', 'ARC-25.1');
  });

  it('ARC-16.8 Paranoid is ignored when ransacking', () => {
    const game = position({
      ann: { hand: ['aggression-4'], leader: 'demagogue', ships: { 'c4-arrow': 1 } },
      bob: { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!'] },
      court: ROW,
      agents: { farseers: { bob: 1 } },
      rolls: [5],
    })
      .turn('lead:aggression-4', 'act:battle')
      .dice({ skirmish: 1 });
    expect(game.guild('ann')).toEqual(['farseers']);
  });
});
