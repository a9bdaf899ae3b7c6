import {
  eventFor,
  FastChance,
  type GameEvent,
  keyFromSeed,
  loadMatch,
  Match,
  readDeal,
  saveMatch,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { fingerprint, keysFor, playOn } from '../support/toys.ts';
import { AIMS, CARDS, OFFICES } from './content.ts';
import { parley } from './game.ts';
import { goodsOf, sendings } from './mission.ts';
import { options } from './options.ts';
import type { Parley } from './state.ts';

/** A match that stands before this step, with hands and whatever else matters put right. */
function position(
  step: string,
  hands: readonly (readonly string[])[],
  change: (g: Parley) => void = () => {},
  ...args: number[]
): Match<Parley> {
  const g = parley.unpack(hands.length, { ceremony: 'short' });
  const take = (wile: string): number =>
    g.deck.splice(
      g.deck.findIndex((card) => CARDS[card].id === wile),
      1,
    )[0];
  hands.forEach((hand, seat) => {
    g.players[seat].hand = hand.map(take);
    g.players[seat].aim = g.spareAims.pop()!;
  });
  g.agenda = [{ step, args }];
  change(g);
  g.spied = g.deck.map(() => 0);
  const key = keyFromSeed('parley');
  const identity = { seats: hands.length, setup: { ceremony: 'short' }, key };
  return Match.resume(parley, identity, [{ state: g, decisions: 0, since: [], outcomes: [] }], 0);
}

/** Answers for the seats that are asked; returns all that happened. */
function answers(match: Match<Parley>, ...keys: string[]): GameEvent[] {
  return keys.flatMap((key) => match.answer(match.asks[0].seat, key).events);
}

const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);
const handOf = (match: Match<Parley>, seat: Seat): string[] =>
  match.state.players[seat].hand.map((card) => CARDS[card].id);

describe('vetoes', () => {
  const three = () =>
    position(
      'turn',
      [['levy', 'veto'], ['veto', 'veto'], ['veto']],
      (g) => (g.players[0].goods = 0),
      0,
    );

  it.each([
    ['nobody vetoes', ['veto:pass', 'veto:pass'], 2],
    ['a veto', ['veto:veto', 'veto:pass', 'veto:pass', 'veto:pass'], 0],
    [
      'a veto of the veto',
      // Seats 1 and 2 answer; then 2 and 0 about the veto of 1; then 0 and 1 about that of 2; then 1 again.
      ['veto:veto', 'veto:pass', 'veto:veto', 'veto:pass', 'veto:pass', 'veto:pass', 'veto:pass'],
      2,
    ],
  ])('%s', (_what, keys, goods) => {
    const match = three();
    answers(match, 'play:levy', ...keys);
    expect(match.asks[0].prompt.id).toBe('action');
    expect(match.state.players[0].goods).toBe(goods);
  });

  it('all are asked at once, and nobody learns who is', () => {
    const match = three();
    answers(match, 'play:levy');
    expect(match.asks.map(({ seat }) => seat)).toEqual([1, 2]);
    for (const viewer of [0, 1, 2, SPECTATOR]) {
      expect(match.observe(viewer)).toMatchObject({
        asked: [],
        reactions: { prompt: 'veto', about: { player: 0, wile: 'levy' } },
      });
    }
    expect(match.observe(1).question).toMatchObject({ otherwise: 'veto:pass' });
  });

  it('only the first in order is played; what the others wanted is not spent', () => {
    const match = three();
    match.answer(0, 'play:levy');
    match.answer(2, 'veto:veto');
    const { events } = match.answer(1, 'veto:veto');
    expect(events.map(({ args }) => args['player'])).toEqual([1]);
    expect(handOf(match, 2)).toEqual(['veto']);
    expect(match.asks.map(({ seat }) => seat)).toEqual([2, 0]);
  });

  it('a seat that locks itself out can only say so again', () => {
    const match = position('turn', [['levy'], ['veto', 'veto'], ['veto', 'veto']], undefined, 0);
    match.answer(0, 'play:levy');
    match.answer(1, 'veto:lock');
    match.answer(2, 'veto:veto');
    // About the veto of 2, a window of its own: 1 vetoes it, and the outer window opens again.
    match.answer(1, 'veto:veto');
    match.answer(2, 'veto:pass');
    expect(match.observe(1).reactions?.about).toEqual({ player: 0, wile: 'levy' });
    expect(keysFor(match, 1)).toEqual(['veto:lock']);
    expect(match.observe(1).question?.otherwise).toBe('veto:lock');
    expect(keysFor(match, 2)).toEqual(['veto:veto', 'veto:pass', 'veto:lock']);
  });

  it('everybody with cards is asked, whether they hold a veto or not', () => {
    const match = position('turn', [['levy'], ['oratory'], []], undefined, 0);
    answers(match, 'play:levy');
    expect(match.asks.map(({ seat }) => seat)).toEqual([1]);
    expect(keysFor(match, 1)).toEqual(['veto:pass', 'veto:lock']);
    expect(() => match.answer(1, 'veto:oratory')).toThrow('"veto:oratory" is forbidden by PY-1.');
  });
});

describe('enough favour', () => {
  it('ends the match at once, from inside the vetoes', () => {
    const match = position(
      'turn',
      [['levy'], ['veto'], ['oratory']],
      (g) => {
        g.players[1].favour = 5;
        g.agenda.unshift({ step: 'vote', args: [] });
      },
      0,
    );
    const events = answers(match, 'play:levy', 'veto:veto', 'veto:pass', 'veto:pass');
    expect(types(events)).toEqual(['played', 'played', 'acclaimed']);
    expect(match.over).toBe(true);
    expect(match.result?.places[1]).toBe(1);
    expect(match.state.agenda).toEqual([]);
    match.undoByConsent();
    expect(match.asks.map(({ prompt }) => prompt.id)).toEqual(['veto']);
  });

  it('is counted for all who vote before it ends anything', () => {
    const match = position('vote', [[], []], (g) => {
      for (const player of g.players) player.favour = 5;
    });
    const events = answers(match, 'vote:for', 'vote:for');
    expect(events.at(-1)?.args).toEqual({ seats: [0, 1] });
    expect(match.state.players.map(({ favour }) => favour)).toEqual([6, 6]);
  });
});

describe('the debate', () => {
  it('lets a wile be played that was drawn in the same window', () => {
    const match = position('debate', [['insight'], []], (g) => {
      g.players.forEach((player) => (player.goods = 0));
      g.deck.push(
        ...g.deck.splice(
          g.deck.findIndex((card) => CARDS[card].id === 'oratory'),
          1,
        ),
      );
    });
    expect(keysFor(match, 0)).toEqual(['debate:insight', 'debate:pass', 'debate:lock']);
    const events = answers(match, 'debate:insight');
    expect(types(events)).toEqual(['played', 'drew', 'drew']);
    expect(keysFor(match, 0)).toContain('debate:oratory');
    answers(match, 'debate:oratory');
    expect(match.state.effects).toEqual([{ effect: 0, seat: 0, until: 'vote' }]);
  });

  it('refuses what has to wait, with its clause', () => {
    const match = position('debate', [['levy'], []], (g) => (g.players[0].goods = 0));
    expect(match.refusals(0).map(({ key, clause }) => [key, clause])).toEqual([
      ['debate:bribe', 'PY-3'],
      ['debate:levy', 'PY-1'],
    ]);
  });
});

describe('a full court', () => {
  /** Offices by seat; the letters lie with their writers. */
  const court =
    (...offices: readonly (typeof OFFICES)[number][]) =>
    (g: Parley): void => {
      g.round = 1;
      g.letters = offices.map((_, seat) => seat);
      g.players.forEach((player, seat) => {
        player.office = OFFICES.indexOf(offices[seat]);
        player.goods = 0;
      });
    };
  const officeKeys = (match: Match<Parley>, seat: Seat): string[] =>
    keysFor(match, seat).filter((key) => key.startsWith('office:'));

  it('deals an office to each envoy and leaves letters with their writers', () => {
    const match = Match.start(parley, {
      seats: 6,
      setup: { court: 'full' },
      key: keyFromSeed('court'),
    });
    expect(new Set(match.state.players.map(({ office }) => office))).toEqual(
      new Set(OFFICES.keys()),
    );
    expect(match.state.letters).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('exhausts an office until the next round, and says so: PY-2', () => {
    const match = position('turn', [[], []], court('herald', 'guard'), 0);
    expect(officeKeys(match, 0)).toEqual(['office:herald']);
    answers(match, 'office:herald');
    expect(handOf(match, 0)).toHaveLength(1);
    expect(() => match.answer(0, 'office:herald')).toThrow('"office:herald" is forbidden by PY-2.');
    const next = position('round', [[], []], (g) => {
      court('herald', 'guard')(g);
      g.players[0].isSpent = true;
    });
    expect(officeKeys(next, 0)).toEqual(['office:herald']);
  });

  it('leaves an exhausted office its passive effect, and takes what it must do', () => {
    const debate = (isSpent: boolean) =>
      position('debate', [[], []], (g) => {
        court('steward', 'guard')(g);
        g.players[0].isSpent = isSpent;
        g.agenda.unshift({ step: 'vote', args: [] });
      });
    expect(debate(false).state.players[0].goods).toBe(1);
    const match = debate(true);
    expect(match.state.players[0].goods).toBe(0);
    answers(match, 'vote:for', 'vote:against');
    expect(match.state.laws).toEqual([0]);
  });

  it('counts voices by the side that a vote is for', () => {
    for (const [sides, law] of [
      [['vote:against', 'vote:for'], []],
      [['vote:for', 'vote:against'], []],
      [['vote:for', 'vote:for'], [0]],
    ] as const) {
      const match = position('vote', [[], []], court('orator', 'guard'));
      answers(match, ...sides);
      expect(match.state.laws).toEqual(law);
    }
    // Two against the orator is a tie, until the clamour makes every voice for a motion louder.
    for (const [before, after] of [
      [[], []],
      [[1], [1, 0]],
    ]) {
      const match = position('vote', [[], [], []], (g) => {
        court('orator', 'guard', 'herald')(g);
        g.laws = before;
      });
      answers(match, 'vote:against', 'vote:for', 'vote:for');
      expect(match.state.laws).toEqual(after);
    }
  });

  it('lets what kindles an envoy last until the vote, and what silences one until the round ends', () => {
    const match = position(
      'turn',
      [[], ['levy', 'veto'], []],
      court('usher', 'guard', 'herald'),
      0,
    );
    answers(match, 'office:usher', 'hush:1');
    const { effects } = match.state;
    expect(effects).toEqual([{ effect: 1, seat: 1, until: 'round' }]);
    const silenced = (step: string) =>
      position(step, [['oratory'], ['levy', 'oratory']], (g) => {
        court('usher', 'guard')(g);
        g.effects = [
          { effect: 1, seat: 1, until: 'round' },
          { effect: 0, seat: 0, until: 'vote' },
        ];
      });
    // Everybody knows that seat 1 plays no wile, so that nobody asks it.
    expect(silenced('debate').asks.map(({ seat }) => seat)).toEqual([0]);
    const vote = silenced('vote');
    answers(vote, 'vote:for', 'vote:against');
    expect(vote.state.laws).toEqual([0]);
    expect(vote.state.effects).toEqual([{ effect: 1, seat: 1, until: 'round' }]);
    expect(silenced('round').state.effects).toEqual([{ effect: 0, seat: 0, until: 'vote' }]);
  });

  it('forbids wiles to the silenced: PY-9', () => {
    const match = position(
      'turn',
      [['levy']],
      (g) => {
        court('usher')(g);
        g.effects = [{ effect: 1, seat: 0, until: 'round' }];
      },
      0,
    );
    expect(() => match.answer(0, 'play:levy')).toThrow('"play:levy" is forbidden by PY-9.');
  });

  it('has laws that hold for all: no bribes by PY-10, and goods for whoever has none', () => {
    const debate = (law: number) =>
      position('debate', [['oratory'], ['oratory']], (g) => {
        court('herald', 'guard')(g);
        g.laws = [law];
        g.players[1].goods = 2;
      });
    expect(() => debate(0).answer(1, 'debate:bribe')).toThrow(
      '"debate:bribe" is forbidden by PY-10.',
    );
    expect(debate(1).state.players.map(({ goods }) => goods)).toEqual([0, 2]);
    expect(debate(2).state.players.map(({ goods }) => goods)).toEqual([1, 2]);
  });

  it('may replace what would happen: a good is given instead of a wile', () => {
    const theft = (goods: number) => {
      const match = position(
        'turn',
        [['theft'], ['oratory']],
        (g) => {
          court('herald', 'guard')(g);
          g.players[1].goods = goods;
        },
        0,
      );
      answers(match, 'play:theft');
      for (const { seat } of match.asks) match.answer(seat, 'veto:pass');
      return match;
    };
    const guarded = theft(1);
    expect(keysFor(guarded, 1)).toEqual(['office:guard', 'stolen:pass']);
    guarded.answer(1, 'office:guard');
    expect(guarded.state.players.map(({ goods, hand }) => [goods, hand.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    const borne = theft(1);
    borne.answer(1, 'stolen:pass');
    expect(handOf(borne, 0)).toEqual(['oratory']);
    expect(handOf(theft(0), 0)).toEqual(['oratory']);
  });

  it('has a mimic that does what the next office does, and is exhausted by itself', () => {
    const match = position('turn', [[], [], []], court('mimic', 'herald', 'guard'), 0);
    answers(match, 'office:mimic');
    expect(handOf(match, 0)).toHaveLength(1);
    expect(match.state.players.map(({ isSpent }) => isSpent)).toEqual([true, false, false]);
    const vote = position('vote', [[], []], court('mimic', 'orator'));
    answers(vote, 'vote:against', 'vote:for');
    expect(vote.state.laws).toEqual([]);
  });

  it('lets letters be read out by those with whom they lie; then they go back', () => {
    const match = position('turn', [[], []], court('guard', 'herald'), 0);
    answers(match, 'entrust:1');
    expect(match.state.letters).toEqual([1, 1]);
    expect(keysFor(match, 0)).not.toContain('entrust:1');
    const debate = position('debate', [[], []], (g) => {
      court('guard', 'herald')(g);
      g.letters = [1, 1];
    });
    expect(debate.asks.map(({ seat }) => seat)).toEqual([1]);
    expect(keysFor(debate, 1)).toEqual(['letter:0', 'debate:pass']);
    debate.answer(1, 'letter:0');
    expect(debate.state.letters).toEqual([0, 1]);
    expect(debate.state.effects).toEqual([{ effect: 0, seat: 1, until: 'vote' }]);
  });
});

describe('what only some may know', () => {
  it('only the player who drew a card learns which', () => {
    const match = position('debate', [['insight'], [], []], (g) =>
      g.players.forEach((player) => (player.goods = 0)),
    );
    const [drew] = answers(match, 'debate:insight').filter(({ type }) => type === 'drew');
    expect(eventFor(drew, 0).args).toEqual({ player: 0, card: handOf(match, 0)[0] });
    for (const seat of [1, 2, SPECTATOR]) expect(eventFor(drew, seat).args).toEqual({ player: 0 });
  });

  it('a player who looked at the top of the deck knows it until it is drawn', () => {
    const match = position('turn', [['gossip'], [], []], undefined, 0);
    const [, spied] = answers(match, 'play:gossip');
    const top = match.state.deck.slice(-2);
    expect(eventFor(spied, 0).args['cards']).toEqual(top.map((card) => CARDS[card].id));
    expect(eventFor(spied, 1).args).toEqual({ player: 0 });
    expect(match.observe(0).state.deck.slice(-3)).toEqual([-1, ...top]);
    expect(match.observe(1).state.deck.slice(-2)).toEqual([-1, -1]);
    expect(match.observe(SPECTATOR).state.deck.slice(-2)).toEqual([-1, -1]);
    for (let seed = 0; seed < 20; seed++)
      expect(match.sample(0, new FastChance(seed)).state.deck.slice(-2)).toEqual(top);
    expect(match.undoRight(0)).toBe('consent');
  });

  it("an aim is its envoy's own, until it is claimed", () => {
    const match = position('claims', [[], []], (g) => {
      g.players[0].aim = AIMS.indexOf('silence');
    });
    expect(match.observe(1).state.players[0].aim).toBe(-1);
    expect(keysFor(match, 0)).toEqual(['claims:claim', 'claims:pass']);
    answers(match, 'claims:claim');
    expect(match.observe(1).state.players[0].aim).toBe(AIMS.indexOf('silence'));
    expect(match.state.players[0].favour).toBe(3);
  });

  it('a card on offer is shown to the two who trade', () => {
    const match = position('turn', [['theft', 'levy'], ['veto'], []], undefined, 0);
    answers(match, 'trade:1', 'give:theft', 'want:card');
    const [card] = match.state.table.cards;
    const seen = [0, 1, 2, SPECTATOR].map((seat) => match.observe(seat).state.table.cards[0]);
    expect(seen).toEqual([card, card, -1, -1]);
    expect(match.observe(1).question?.about).toEqual({ offered: ['theft'], wanted: 'card' });
  });
});

describe('a trade', () => {
  const offered = () => {
    const match = position('turn', [['theft', 'levy'], ['veto'], []], undefined, 0);
    answers(match, 'trade:1', 'give:theft', 'want:card');
    return match;
  };

  it('accepted, things change hands', () => {
    const match = offered();
    answers(match, 'reply:accept', 'pay:veto');
    expect([handOf(match, 0), handOf(match, 1)]).toEqual([['levy', 'veto'], ['theft']]);
  });

  it('refused, they go back', () => {
    const match = offered();
    answers(match, 'reply:refuse');
    expect([handOf(match, 0), handOf(match, 1)]).toEqual([['levy', 'theft'], ['veto']]);
  });

  it('countered, the first decides', () => {
    const match = offered();
    answers(match, 'reply:more');
    expect(match.asks.map(({ seat }) => seat)).toEqual([0]);
    answers(match, 'counter:accept', 'pay:theft');
    expect(match.state.players.map(({ goods }) => goods)).toEqual([0, 2, 1]);
    expect(handOf(match, 0)).toEqual(['levy', 'theft']);
  });

  it('with somebody who has nothing is refused with its clause', () => {
    const match = position('turn', [['levy'], [], []], (g) => (g.players[2].goods = 0), 0);
    expect(keysFor(match, 0)).toEqual(['play:levy', 'work', 'mission', 'trade:1', 'rest']);
    expect(() => match.answer(0, 'trade:2')).toThrow('"trade:2" is forbidden by PY-4.');
  });
});

describe('votes and bids', () => {
  it.each(['012', '021', '102', '120', '201', '210'])(
    'come out the same in the order %s',
    (order) => {
      const match = position('bidForChair', [['theft', 'veto'], ['insight'], ['theft']]);
      const bids = ['bid:veto', 'bid:insight', 'bid:theft'];
      for (const seat of order) match.answer(Number(seat), bids[Number(seat)]);
      expect(match.state.speaker).toBe(2);
      expect(match.state.players.map(({ hand }) => hand.length)).toEqual([1, 0, 0]);
      expect(match.over).toBe(true);
    },
  );

  it('a seat without cards is asked like any other', () => {
    const match = position('bidForChair', [['theft'], []]);
    expect(match.asks.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(keysFor(match, 1)).toEqual(['bid:nothing']);
  });

  it('nobody sees a vote before all have voted', () => {
    const match = position('vote', [[], [], []]);
    const before = JSON.stringify([0, 2].map((seat) => match.observe(seat).state));
    match.answer(1, 'vote:for');
    expect(JSON.stringify([0, 2].map((seat) => match.observe(seat).state))).toBe(before);
    match.answer(0, 'vote:for');
    const { events } = match.answer(2, 'vote:against');
    expect(events[0].args).toEqual({
      seats: [0, 1, 2],
      votes: ['for', 'for', 'against'],
      won: 'for',
    });
  });
});

describe('a deal', () => {
  const turnOf0 = () =>
    position('turn', [['levy', 'theft'], ['veto', 'gossip'], ['gamble']], undefined, 0);
  const offer = 'deal:0:1:goods*1+theft*1:veto*1';

  it('changes hands during a turn, and the question is asked again with new options', () => {
    const match = turnOf0();
    const { events } = match.accord(offer, [0, 1]);
    expect([handOf(match, 0), handOf(match, 1)]).toEqual([
      ['levy', 'veto'],
      ['gossip', 'theft'],
    ]);
    expect(match.state.players.map(({ goods }) => goods)).toEqual([0, 2, 1]);
    expect(keysFor(match, 0)).toEqual(['play:levy', 'work', 'trade:1', 'trade:2', 'rest']);
    const told = { player: 0, other: 1, gaveGoods: 1, gotGoods: 0, gaveCards: 1, gotCards: 1 };
    for (const seat of [2, SPECTATOR]) expect(eventFor(events[0], seat).args).toEqual(told);
    for (const seat of [0, 1])
      expect(eventFor(events[0], seat).args).toEqual({ ...told, gave: ['theft'], got: ['veto'] });
    expect(match.undoRight(0)).toBe('consent');
  });

  it.each([
    ['PY-5', 'deal:1:2:goods*1:gamble*1'],
    ['PY-7', 'deal:0:1:goods*2:'],
    ['PY-7', 'deal:0:1:gossip*1:'],
    ['PY-7', 'deal:0:1::veto*2'],
  ])('is forbidden by %s: %s', (clause, key) => {
    const match = turnOf0();
    const before = fingerprint(match);
    const [, from, to] = key.split(':').map(Number);
    expect(() => match.accord(key, [from, to])).toThrow(expect.objectContaining({ clause }));
    expect(fingerprint(match)).toBe(before);
  });

  it('is forbidden a second time with the same envoy in a turn, by PY-6', () => {
    const match = turnOf0();
    match.accord('deal:1:0:gossip*1:', [0, 1]);
    expect(() => match.accord('deal:0:1:goods*1:', [0, 1])).toThrow('forbidden by PY-6');
    match.accord('deal:0:2:goods*1:gamble*1', [0, 2]);
    expect(handOf(match, 0)).toEqual(['levy', 'theft', 'gossip', 'gamble']);
  });

  it('needs both signatures and no others', () => {
    const match = turnOf0();
    for (const signed of [[0], [1], [0, 2], [0, 1, 2]])
      expect(() => match.accord(offer, signed)).toThrow(
        expect.objectContaining({ code: 'not-signed' }),
      );
  });

  it('waits while another question is open', () => {
    const match = turnOf0();
    match.answer(0, 'play:levy');
    expect(() => match.accord(offer, [0, 1])).toThrow(expect.objectContaining({ code: 'not-now' }));
  });

  it('may ask: a player with too many cards gives one up, then the turn goes on', () => {
    const hand = ['levy', 'gamble', 'gossip', 'theft', 'veto'];
    const match = position('turn', [hand, ['oratory']], undefined, 0);
    match.accord('deal:0:1:goods*1:oratory*1', [0, 1]);
    expect(match.asks[0].prompt.id).toBe('drop');
    answers(match, 'drop:gossip');
    expect(match.asks[0].prompt.id).toBe('action');
    expect(handOf(match, 0)).toEqual(['levy', 'gamble', 'theft', 'veto', 'oratory']);
  });

  it('looks possible to players who cannot see that it is not', () => {
    const match = turnOf0();
    const deal = readDeal('deal:0:1:goods*1:theft*1')!;
    const told = (viewer: Seat) => parley.deals!.forbids(match.observe(viewer).state, deal, viewer);
    expect([told(0), told(1)]).toEqual([null, 'PY-7']);
    const tooMany = readDeal('deal:0:1::veto*2+theft*1')!;
    expect(parley.deals!.forbids(match.observe(0).state, tooMany, 0)).toBe('PY-7');
  });
});

describe('a mission', () => {
  const rich = () => position('turn', [[], []], (g) => (g.players[0].goods = 4), 0);

  it('sends goods to causes until the envoy stops', () => {
    const match = rich();
    match.answer(0, 'mission');
    expect(keysFor(match, 0)).not.toContain('send:done');
    answers(match, 'send:peace', 'send:honour', 'send:peace', 'send:done');
    expect(match.asks[0].prompt.id).toBe('action');
    expect(match.state.gifts.map((sent) => sent[0])).toEqual([2, 0, 1]);
    expect(match.state.players[0].goods).toBe(1);
  });

  it('sends all that is left in one answer', () => {
    const match = rich();
    answers(match, 'mission', 'send:peace', 'sendAll:trade');
    expect(match.asks[0].prompt.id).toBe('action');
    expect(match.state.gifts.map((sent) => sent[0])).toEqual([1, 3, 0]);
  });

  it('is predicted by the function that the rules use', () => {
    const match = rich();
    match.answer(0, 'mission');
    let left = 4;
    for (let sent = 0; left > 0; sent++) {
      expect(keysFor(match, 0)).toEqual(sendings(left, sent).map(options.key));
      match.answer(0, 'send:trade');
      left -= goodsOf({ do: 'send', cause: 1 }, left);
    }
    expect(sendings(left, 4)).toEqual([]);
  });

  it('needs goods', () => {
    const match = position('turn', [[], []], (g) => (g.players[0].goods = 0), 0);
    expect(() => match.answer(0, 'mission')).toThrow('"mission" is forbidden by PY-3.');
  });
});

describe('orders', () => {
  const book = parley.orders!;
  const vetoing = (hand: string[]) => {
    const match = position('turn', [['levy'], hand], undefined, 0);
    match.answer(0, 'play:levy');
    const { state, question } = match.observe(1);
    return (...orders: string[]) => book.answer(state, 1, question!, orders);
  };

  it('veto one kind of wile and let all others pass', () => {
    const asked = vetoing(['veto']);
    expect(asked()).toBeNull();
    expect(asked('veto:levy')).toBe('veto:veto');
    expect(asked('veto:theft')).toBe('veto:pass');
    expect(asked('veto:theft', 'veto:levy')).toBe('veto:veto');
    expect(asked('pass:veto')).toBe('veto:pass');
    expect(asked('pass:debate', 'vote:for')).toBeNull();
    expect(vetoing(['theft'])('veto:levy')).toBe('veto:pass');
  });

  it('do not say what becomes of a veto: PY-8', () => {
    const match = position('turn', [['levy', 'veto'], ['veto']], undefined, 0);
    answers(match, 'play:levy', 'veto:veto');
    const { state, question } = match.observe(0);
    expect(book.answer(state, 0, question!, ['veto:levy'])).toBeNull();
    const refused = book.offered(state, 0).filter(({ clause }) => clause !== undefined);
    expect(refused.map(({ key, clause }) => [key, clause])).toEqual([['veto:veto', 'PY-8']]);
    expect(book.fitting(state, 0, question!).map(({ key }) => key)).toEqual(['pass:veto']);
  });

  it('vote as the latest one says', () => {
    const match = position('vote', [[], []]);
    const { state, question } = match.observe(1);
    expect(book.answer(state, 1, question!, ['vote:for', 'vote:abstain'])).toBe('vote:abstain');
    expect(book.fitting(state, 1, question!).map(({ key }) => key)).toEqual([
      'vote:for',
      'vote:against',
      'vote:abstain',
    ]);
  });

  it('pass where the rules have an answer for when nobody answers', () => {
    for (const [step, order, key] of [
      ['debate', 'pass:debate', 'debate:pass'],
      ['bidForChair', 'pass:bid', 'bid:nothing'],
      ['claims', 'pass:claims', 'claims:pass'],
    ]) {
      const { state, question } = position(step, [['insight'], []]).observe(0);
      expect(question?.otherwise).toBe(key);
      expect(book.answer(state, 0, question!, [order])).toBe(key);
    }
  });
});

describe('one step of two hundred answers', () => {
  const match = Match.start(parley, {
    seats: 6,
    setup: { ceremony: 'long' },
    key: keyFromSeed('long'),
  });
  playOn(match, new FastChance(1), 203);

  it('is forked, saved, sampled and undone like any other', () => {
    expect(match.checkpoints.at(-1)!.since).toHaveLength(203);
    expect(fingerprint(match.fork())).toBe(fingerprint(match));
    expect(fingerprint(loadMatch(parley, saveMatch(match)).match)).toBe(fingerprint(match));
    expect(match.sample(3, new FastChance(1)).observe(3)).toEqual(match.observe(3));
    const fork = match.fork();
    for (let n = 0; n < 203; n++) fork.undoByConsent();
    expect(fork.decisions).toBe(0);
    expect(fork.state.causes.flat().every((pledges) => pledges === 0)).toBe(true);
  });
});
