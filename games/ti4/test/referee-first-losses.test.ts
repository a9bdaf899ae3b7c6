import { describe, expect, it } from 'vitest';
import { duel, HERE } from './duel.ts';
import type { Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const asked = (game: Scenario): unknown[] =>
  game.match.asks.map(({ seat, prompt }) => [seat, prompt.id]);
const now = (game: Scenario): string[] => [game.prompt, game.asked];

const WHOLE = ['lose:cruiser:whole', 'lose:carrier:whole', 'usualLosses'];
const FLEET = { carrier: 1, cruiser: 2 };

/** Both have a carrier and two cruisers and two hits to take; the next round begins with Bob's retreat. */
const both = (ann: Side = {}): Scenario =>
  duel(FLEET, FLEET, ['7+', '7+', '8-', '7+', '7+', '8-'], {
    ann,
    bob: { planets: ['abyz'] },
  }).play('stay');

describe('losses', () => {
  it('TI-10.6 more hits than ships destroy them all without a question; the rest is lost', () => {
    const game = duel({ cruiser: 3 }, { cruiser: 2 }, ['7+', '7+', '7+', '6-', '6-']);
    expect(game.events('destroyed')).toEqual([
      { player: 1, kind: 'cruiser', count: 2, system: HERE },
    ]);
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{ cruiser: 3 }, {}]);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('TI-10.6 a ship that has just sustained damage can be lost to the next hit', () => {
    const game = duel({ cruiser: 2 }, { dreadnought: 1, cruiser: 1 }, ['7+', '7+', '4-', '6-']);
    expect(now(game)).toEqual(['sustainDamage', 'bob']);
    game.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect(now(game)).toEqual(['assignHits', 'bob']);
    game.offers(['lose:cruiser:whole', 'lose:dreadnought:damaged', 'usualLosses']);
    game.play('lose:dreadnought:damaged');
    expect(game.events('destroyed')[0]).toMatchObject({ player: 1, kind: 'dreadnought' });
  });

  it('TI-11.1 a damaged ship does not sustain damage again, and is offered apart from a whole one', () => {
    const game = duel({ cruiser: 1 }, { dreadnought: 1, 'dreadnought!': 1 }, ['7+', '4-', '4-']);
    game.offers(['sustain:dreadnought', 'decline']).play('decline');
    game.offers(['lose:dreadnought:whole', 'lose:dreadnought:damaged', 'usualLosses']);
    game.play('lose:dreadnought:whole');
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1 });
  });

  it('TI-11.1 damaged ships only: nobody is asked to sustain', () => {
    const game = duel({ cruiser: 1 }, { 'dreadnought!': 2 }, ['7+', '4-', '4-', '*', '*', '*']);
    expect(game.events('sustained')).toEqual([]);
    expect(game.events('destroyed')[0]).toMatchObject({ player: 1, kind: 'dreadnought', count: 1 });
  });

  it('TI-10.6 only fighters on one side: nothing to choose, nobody is asked', () => {
    const game = duel({ cruiser: 1 }, { fighter: 3 }, ['7+', '8-', '8-', '8-', '7+', '8-', '8-']);
    expect(game.events('destroyed').slice(0, 2)).toEqual(
      new Array(2).fill({ player: 1, kind: 'fighter', count: 1, system: HERE }),
    );
  });

  const heavy = (
    ann: { [kind: string]: number },
    dice: readonly (`${number}+` | '4-')[],
  ): Scenario =>
    duel(ann, { flagship: 1 }, [...Array(3).fill('*'), ...dice], { bob: { faction: 'l1z1x' } });

  it('TI-10.15 hits that fighters may not take are taken by other ships', () => {
    const game = duel({ cruiser: 1, destroyer: 1 }, { flagship: 1 }, ['6-', '8-', '5+', '4-'], {
      bob: { faction: 'l1z1x' },
    });
    game.offers(['lose:cruiser:whole', 'lose:destroyer:whole', 'usualLosses']);
    const mixed = heavy({ cruiser: 1, destroyer: 1, fighter: 1 }, ['5+', '4-']);
    while (mixed.asked === 'bob' || mixed.prompt === 'barrage') mixed.play('decline');
    mixed.offers(['lose:cruiser:whole', 'lose:destroyer:whole', 'usualLosses']);
    mixed.refuses('lose:fighter:whole', 'TI-10.15').play('usualLosses');
    expect(mixed.events('destroyed')[0]).toMatchObject({ player: 0, kind: 'destroyer', count: 1 });
  });

  it('TI-10.15 fighters take them when no other ship is left', () => {
    const game = duel({ cruiser: 1, fighter: 2 }, { flagship: 1 }, ['6-', '8-', '8-', '5+', '5+'], {
      bob: { faction: 'l1z1x' },
    });
    expect(game.events('destroyed').slice(0, 2)).toEqual(
      expect.arrayContaining([
        { player: 0, kind: 'cruiser', count: 1, system: HERE },
        { player: 0, kind: 'fighter', count: 1, system: HERE },
      ]),
    );
  });

  it('TI-10.10 mutual destruction is a draw, and nobody is left to land', () => {
    const game = duel({ carrier: 1, infantry: 2 }, { cruiser: 1 }, ['9+', '7+']);
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('combatDrawn')).toEqual([{ system: HERE }]);
    expect([game.controller('wellon'), game.prompt]).toEqual([null, 'turn']);
  });
});

describe('losses named unseen', () => {
  it('TI-10.6 who is done waits, and the other, a third player and spectators learn nothing', () => {
    const game = both();
    expect(asked(game)).toEqual([
      [0, 'assignHits'],
      [1, 'assignHits'],
    ]);
    const { match } = game;
    // Whose turn it is to answer and how many answers there were is no secret.
    const views = (): unknown[] => [1, 2].map((seat) => ({ ...match.observe(seat), asked: 0 }));
    const decisions = match.decisions;
    const before = views();
    match.answer(0, 'lose:cruiser:whole');
    match.answer(0, 'lose:carrier:whole');
    const after = views().map((view) => ({ ...(view as object), decisions }));
    expect(after).toEqual(before.map((view) => ({ ...(view as object), decisions })));
    expect(asked(game)).toEqual([[1, 'assignHits']]);
    expect(game.events('destroyed')).toEqual([]);
    for (const who of ['bob', 'cat', null] as const)
      expect(game.eventsFor(who, 'destroyed')).toEqual([]);
    match.answer(1, 'usualLosses');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.units('bob', HERE)).toEqual({ carrier: 1 });
  });

  it('TI-10.6 the defender may be done first, take all back and choose anew', () => {
    const game = both();
    const { match } = game;
    match.answer(1, 'usualLosses');
    expect(asked(game)).toEqual([[0, 'assignHits']]);
    match.undo(1);
    expect(asked(game)).toEqual([
      [0, 'assignHits'],
      [1, 'assignHits'],
    ]);
    match.answer(1, 'lose:carrier:whole');
    match.answer(0, 'usualLosses');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([
      { carrier: 1 },
      { cruiser: 1 },
    ]);
    expect([match.undoRight(0), match.undoRight(1)]).toEqual(['consent', 'consent']);
  });

  it('TI-10.6 marks taken back one by one leave the marks of the other', () => {
    const { match } = both();
    match.answer(0, 'lose:carrier:whole');
    match.answer(1, 'lose:cruiser:whole');
    match.undo(0);
    expect(match.ask(0)!.details.about).toMatchObject({ hits: 2, marked: '' });
    expect(match.ask(1)!.details.about).toMatchObject({ hits: 1, marked: 'cruiser:whole' });
  });

  it('TI-16.2 a deal before any mark asks both the same again', () => {
    const game = both({ goods: 1 });
    game.accord('deal:0:1:goods*1:').offers([...WHOLE, ...WHOLE]);
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([0, 1]);
  });

  /** A party whose mark stands takes it back before it agrees on anything. */
  const CLOSED = expect.objectContaining({ code: 'not-now' }) as unknown as Error;
  const DEAL = 'deal:0:1:goods*1:';

  it('TI-16.2 no deal while marks of one side stand; taken back, it is open again', () => {
    const { match } = both({ goods: 1 });
    for (const mark of ['lose:cruiser:whole', 'usualLosses']) {
      match.answer(0, mark);
      expect(() => match.checkAccord(DEAL)).toThrow(CLOSED);
      match.undo(0);
    }
    match.accord(DEAL, match.checkAccord(DEAL));
    expect(match.asks.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([
      [0, 'assignHits'],
      [1, 'assignHits'],
    ]);
    match.answer(1, 'usualLosses');
    match.answer(0, 'usualLosses');
    expect(match.state.players.slice(0, 2).map(({ goods }) => goods)).toEqual([0, 1]);
  });

  it('TI-16.2 a mark after a deal is taken back without the deal', () => {
    const { match } = both({ goods: 1 });
    match.accord(DEAL, match.checkAccord(DEAL));
    match.answer(0, 'lose:cruiser:whole');
    expect([match.undoRight(0), match.undoRight(1)]).toEqual(['free', 'consent']);
    match.undo(0);
    expect(match.state.players.slice(0, 2).map(({ goods }) => goods)).toEqual([0, 1]);
    expect(match.ask(0)!.details.about).toMatchObject({ hits: 2, marked: '' });
  });

  it('TI-21.1 the tenth point while both name losses ends the match, and no ship is destroyed', () => {
    const game = both({ points: 9 });
    game.accord('deal:0:1::note-support-for-the-throne-1*1');
    expect([game.over, game.events('destroyed')]).toEqual([true, []]);
    expect(game.units('ann', HERE)).toEqual(FLEET);
  });
});

describe('sustain damage in turns', () => {
  const ships = { dreadnought: 1, cruiser: 1 };
  const fight = (): Scenario => duel(ships, ships, ['5+', '7+', '5+', '7+']);

  it('TI-11.1 who declined is asked again after the other has used it', () => {
    const game = fight();
    expect(now(game)).toEqual(['sustainDamage', 'ann']);
    game.play('decline');
    expect(now(game)).toEqual(['sustainDamage', 'bob']);
    game.play('sustain:dreadnought');
    expect(now(game)).toEqual(['sustainDamage', 'ann']);
    game.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect(asked(game)).toEqual([
      [0, 'assignHits'],
      [1, 'assignHits'],
    ]);
  });

  it('TI-11.1 ends when both have declined in a row', () => {
    const game = fight().play('decline', 'decline');
    expect(game.events('sustained')).toEqual([]);
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
  });

  it('TI-11.1 is open: what is sustained is seen before losses are named', () => {
    const game = fight().play('sustain:dreadnought');
    expect(game.eventsFor('bob', 'sustained')).toHaveLength(1);
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 1, cruiser: 1 });
  });

  it('TI-11.1 cancels the only hit: nothing is lost', () => {
    const game = duel({ cruiser: 1 }, { dreadnought: 1, cruiser: 1 }, [
      '7+',
      '4-',
      '6-',
      '6-',
      '5+',
      '6-',
    ]);
    game.play('sustain:dreadnought');
    expect(game.events('destroyed').map(({ player }) => player)).toEqual([0]);
  });
});

describe('anti-fighter barrage', () => {
  const escort = { destroyer: 1, fighter: 2 };

  it('TI-10.3 declined by both, no die is rolled and no fighter is lost', () => {
    const game = duel(escort, escort, [], { bob: { planets: ['abyz'] } });
    game.play('decline', 'decline');
    expect(now(game)).toEqual(['announceRetreat', 'bob']);
    expect([...game.events('barrage'), ...game.events('destroyed')]).toEqual([]);
  });

  it('TI-10.3 the defender may decline alone', () => {
    const game = duel(escort, escort, ['9+', '9+'], { bob: { planets: ['abyz'] } });
    game.play('fire', 'decline');
    expect(game.events('barrage')).toMatchObject([{ player: 0, hits: 2 }]);
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([escort, { destroyer: 1 }]);
  });

  it('TI-10.3 only who has enemy fighters before him is asked', () => {
    const game = duel({ destroyer: 1 }, escort, ['8-', '8-'], { bob: { planets: ['abyz'] } });
    expect(asked(game)).toEqual([[0, 'barrage']]);
    game.offers(['fire', 'decline']);
  });

  it('TI-10.3 both fire at once: fighters that fall still fall to nobody’s advantage', () => {
    const game = duel(escort, escort, ['9+', '9+', '9+', '9+'], { bob: { planets: ['abyz'] } });
    game.play('fire', 'fire');
    expect(game.events('barrage').map(({ player, hits }) => [player, hits])).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([
      { destroyer: 1 },
      { destroyer: 1 },
    ]);
  });

  it('TI-10.3 an attacker of fighters alone is gone before anybody can announce a retreat', () => {
    const game = duel({ fighter: 1, destroyer: 0 }, { destroyer: 1 }, ['9+', '*'], {
      ann: { planets: ['quann'] },
      bob: { planets: ['abyz'] },
    });
    expect(asked(game)).toEqual([[1, 'barrage']]);
    game.play('fire');
    expect(game.events('combatWon')).toEqual([{ player: 1, system: HERE }]);
    expect(game.events('combatRoll')).toEqual([]);
    expect(now(game)).toEqual(['turn', 'bob']);
  });

  it('TI-10.3 hits beyond the fighters are lost', () => {
    const game = duel({ destroyer: 1 }, { cruiser: 1, fighter: 1 }, ['9+', '9+'], {
      bob: { planets: ['abyz'] },
    }).play('fire');
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-16.2 a deal before the first answer asks both again', () => {
    const game = duel(escort, escort, ['9+', '9+'], {
      ann: { goods: 1 },
      bob: { planets: ['abyz'] },
    });
    game.accord('deal:0:1:goods*1:').offers(['fire', 'decline', 'fire', 'decline']);
    game.play('fire', 'decline');
    expect(game.events('barrage')).toMatchObject([{ player: 0, hits: 2 }]);
  });
});
