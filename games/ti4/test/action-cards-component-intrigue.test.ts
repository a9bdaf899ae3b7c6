import { describe, expect, it } from 'vitest';
import { HIDDEN } from '@tablewright/engine';
import { actionCardOf, AGENDAS } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT } from './table.ts';

/** Ann's turn with one card in hand; nobody else holds any, unless it is said. */
const withCard = (card: string, ann: Side = {}, more: Setting = {}): Scenario =>
  position({ ...more, ann: { ...ann, hand: [card] } });

describe('Insubordination', () => {
  it('another player returns a token of the tactic pool', () => {
    const game = withCard('insubordination', {}, { cat: { tokens: [0, 3, 2] } });
    game.play('play:insubordination');
    expect(game.tokens('bob')).toEqual([2, 3, 2]);
    expect(game.events('returnedToken')).toEqual([{ player: 1, pool: 'tactic' }]);
  });

  it('TI-19.7 a player without such a token is no target', () => {
    const poor: Side = { tokens: [0, 3, 2] };
    const game = position({ seats: 4, ann: { hand: ['insubordination'] }, bob: poor });
    game.play('play:insubordination').offers(['choosePlayer:2', 'choosePlayer:3']);
    game.refuses('choosePlayer:1', 'TI-19.7');
    withCard('insubordination', {}, { bob: poor, cat: poor }).refuses(
      'play:insubordination',
      'TI-19.7',
    );
  });
});

describe('Repeal Law', () => {
  it('discards a law, wherever it lies', () => {
    const game = withCard(
      'repeal-law',
      {},
      {
        laws: ['executive-sanctions'],
        bob: { offices: ['minister-of-war'] },
        attached: { 'mecatol-rex': ['senate-sanctuary'] },
      },
    );
    game.play('play:repeal-law');
    game.offers([
      'chooseLaw:executive-sanctions',
      'chooseLaw:minister-of-war',
      'chooseLaw:senate-sanctuary',
    ]);
    game.play('chooseLaw:minister-of-war');
    expect(game.player('bob').offices).toEqual([]);
    expect(game.events('repealed')).toEqual([{ law: 'minister-of-war' }]);
    expect(game.state.agendaDiscards.map((law) => AGENDAS[law].id)).toEqual(['minister-of-war']);
  });

  it('TI-23.9 it stops at once', () => {
    const ann = { hand: ['plague', 'uprising', 'spy'], technologies: ['fleet-logistics'] };
    const rest = { laws: ['executive-sanctions'], cat: { cards: ['leadership'] } };
    const strict = position({ ann: { ...ann, cards: ['politics'] }, ...rest });
    strict.play('strategic:politics', 'speaker:1');
    expect([strict.prompt, strict.about]).toEqual(['handLimit', { count: 2 }]);
    const game = position({
      ann: { ...ann, cards: ['politics'], hand: ['repeal-law', ...ann.hand] },
      ...rest,
    }).play('play:repeal-law', 'strategic:politics', 'speaker:1');
    expect(game.prompt).toBe('sortAgendas');
    expect(game.player('ann').hand).toHaveLength(5);
  });

  it('TI-19.7 needs a law', () => {
    withCard('repeal-law').refuses('play:repeal-law', 'TI-19.7');
  });
});

describe('Signal Jamming', () => {
  const ann = { units: { jord: { infantry: 1, dock: 1 }, 39: { cruiser: 1 } } };

  it('puts a token of another player into a system with an own ship or next to one', () => {
    const game = withCard('signal-jamming', ann).play('play:signal-jamming');
    game.offers(['39', '44', '19', '36', '38', '31', '26'].map((tile) => `chooseSystem:${tile}`));
    game.refuses('chooseSystem:18', 'TI-19.7').play('chooseSystem:26');
    game.offers(['choosePlayer:1', 'choosePlayer:2']).play('choosePlayer:1');
    expect(game.hasToken('bob', '26')).toBe(true);
    expect(game.tokens('bob')).toEqual([3, 3, 2]);
    expect(game.events('tokenPlaced')).toEqual([{ player: 1, system: '26' }]);
    expect(game.events('played')[0]).toMatchObject({ aim: 'place', other: 1, target: 'system.26' });
  });

  it('TI-19.7 not a home system', () => {
    const near = { units: { jord: { infantry: 1 }, 33: { cruiser: 1 } } };
    withCard('signal-jamming', near)
      .play('play:signal-jamming')
      .refuses('chooseSystem:10', 'TI-19.7');
  });

  it('TI-6.1 the player cannot activate the system any more', () => {
    const game = withCard('signal-jamming', ann);
    game.play('play:signal-jamming', 'chooseSystem:19', 'choosePlayer:1');
    game.refuses('activate:19', 'TI-6.1');
    expect(game.offered).toContain('activate:38');
  });

  it('TI-4.3 where a token of his is already none is placed', () => {
    const game = withCard('signal-jamming', ann, { bob: { tokensAt: ['19'] } });
    game.play('play:signal-jamming', 'chooseSystem:19', 'choosePlayer:1');
    expect(game.events('tokenPlaced')).toEqual([]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-4.2 TI-5.7 without reinforcements it comes from a pool of his choice; a smaller fleet pool costs ships', () => {
    const bob: Side = {
      tokens: [10, 2, 4],
      units: { 'arc-prime': { infantry: 1, dock: 1 }, 29: { cruiser: 4 } },
    };
    const game = withCard('signal-jamming', ann, { bob });
    game.play('play:signal-jamming', 'chooseSystem:19', 'choosePlayer:1');
    expect([game.prompt, game.asked]).toEqual(['tokenFromSheet', 'bob']);
    game.offers(['spendPool:tactic', 'spendPool:fleet', 'spendPool:strategy']);
    game.play('spendPool:fleet');
    expect(game.tokens('bob')).toEqual([10, 1, 4]);
    expect(game.units('bob', '29')).toEqual({ cruiser: 3 });
    expect(game.hasToken('bob', '19')).toBe(true);
  });

  it('TI-19.7 needs a ship', () => {
    withCard('signal-jamming').refuses('play:signal-jamming', 'TI-19.7');
  });
});

describe('Spy', () => {
  const sabotaged = { discarded: new Array<string>(4).fill('sabotage') };

  it('takes a random action card of another player', () => {
    const game = withCard('spy', {}, { ...sabotaged, bob: { hand: ['plague'] } }).play('play:spy');
    expect(game.player('ann').hand).toEqual([actionCardOf('plague')]);
    expect(game.player('bob').hand).toEqual([]);
  });

  it('TI-1.13 TI-27.2 only the two learn which one', () => {
    const game = withCard(
      'spy',
      {},
      {
        ...sabotaged,
        bob: { hand: ['plague', 'summit'] },
        cat: { hand: ['veto'] },
      },
    ).play('play:spy', 'choosePlayer:1');
    const [stolen] = game.player('ann').hand;
    const views = (['ann', 'bob', 'cat'] as const).map((who) => ti4.view(game.state, SEAT[who]));
    expect(views.map(({ players }) => players[SEAT.ann].hand)).toEqual([
      [stolen],
      [stolen],
      [HIDDEN],
    ]);
    const known = { player: 0, other: 1, known: false };
    const told = { ...known, known: true, actionCards: [expect.any(String)] };
    expect(game.eventsFor('ann', 'stolen')).toEqual([told]);
    expect(game.eventsFor('bob', 'stolen')).toEqual([told]);
    expect(game.eventsFor('cat', 'stolen')).toEqual([known]);
    expect(game.eventsFor(null, 'stolen')).toEqual([known]);
  });

  it('TI-27.2 who has seen cards of that hand is no longer sure of them, but for the spy', () => {
    const bob = { hand: ['plague', 'summit', 'veto'], shown: true };
    const game = withCard('spy', {}, { ...sabotaged, bob });
    const before = ti4.view(game.state, SEAT.cat).players[SEAT.bob].hand;
    expect(before).toEqual(game.player('bob').hand);
    game.play('play:spy');
    const views = (['ann', 'cat'] as const).map((who) => ti4.view(game.state, SEAT[who]));
    const [spy, third] = views.map(({ players }) => players[SEAT.bob].hand);
    expect(spy).toEqual(game.player('bob').hand);
    expect(third).toEqual([HIDDEN, HIDDEN]);
  });

  it('TI-19.1 the hand limit holds for the card got', () => {
    const full = [
      'plague',
      'uprising',
      'war-effort',
      'ghost-ship',
      'insubordination',
      'repeal-law',
    ];
    const game = position({
      ...sabotaged,
      ann: { hand: ['spy', ...full, 'veto'] },
      bob: { hand: ['summit'] },
    }).play('play:spy');
    expect([game.prompt, game.asked]).toEqual(['handLimit', 'ann']);
    game.play('discard:summit');
    expect(game.player('ann').hand).toHaveLength(7);
    expect(game.asked).toBe('bob');
  });

  it('TI-16.9 is no transaction: it works on players who are no neighbours and leaves the turn’s trade', () => {
    const game = withCard('spy', {}, { ...sabotaged, cat: { hand: ['summit'] } }).play('play:spy');
    expect(game.events('traded')).toEqual([]);
    expect(game.state.turn.traded).toBe(0);
  });

  it('TI-19.7 needs another player with an action card', () => {
    withCard('spy').refuses('play:spy', 'TI-19.7');
    const game = withCard(
      'spy',
      {},
      { seats: 4, cat: { hand: ['summit'] }, dan: { hand: ['veto'] } },
    );
    game.play('play:spy').offers(['choosePlayer:2', 'choosePlayer:3']);
    game.refuses('choosePlayer:1', 'TI-19.7');
  });
});

describe('Unexpected Action', () => {
  it('takes an own token off the board, into reinforcements', () => {
    const game = withCard(
      'unexpected-action',
      { tokensAt: ['36', '50'] },
      { bob: { tokensAt: ['18'] } },
    );
    game.play('play:unexpected-action').offers(['recall:36', 'recall:50']).play('recall:36');
    expect(game.hasToken('ann', '36')).toBe(false);
    expect(game.hasToken('ann', '50')).toBe(true);
    expect(game.tokens('ann')).toEqual([3, 3, 2]);
    expect(game.events('tokenRecalled')).toEqual([{ player: 0, system: '36' }]);
  });

  it('TI-19.7 needs a token on the board', () => {
    const bob = { tokensAt: ['18'] };
    withCard('unexpected-action', {}, { bob }).refuses('play:unexpected-action', 'TI-19.7');
  });
});
