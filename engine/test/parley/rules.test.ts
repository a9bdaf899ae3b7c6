import {
  eventFor,
  FastChance,
  type GameEvent,
  keyFromSeed,
  loadMatch,
  Match,
  saveMatch,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { fingerprint, keysFor, playOn } from '../support/toys.ts';
import { AIMS, CARDS } from './content.ts';
import { parley } from './game.ts';
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
  const key = keyFromSeed('parley');
  const identity = { seats: hands.length, setup: { ceremony: 'short' }, key };
  return Match.resume(parley, identity, [{ state: g, decisions: 0, since: [], outcomes: [] }], 0);
}

/** Answers for whoever is asked; tells all that happened. */
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
    ['a veto', ['veto:veto', 'veto:pass', 'veto:pass'], 0],
    ['a veto of the veto', ['veto:veto', 'veto:veto', 'veto:pass', 'veto:pass', 'veto:pass'], 2],
  ])('%s', (_what, keys, goods) => {
    const match = three();
    answers(match, 'play:levy', ...keys);
    expect(match.asks[0].prompt.id).toBe('action');
    expect(match.state.players[0].goods).toBe(goods);
  });

  it('of vetoes, as deep as there are vetoes', () => {
    const match = three();
    // 1 vetoes the levy, 2 vetoes that, 0 vetoes that, 1 vetoes that: the levy stands after all.
    const events = answers(match, 'play:levy', 'veto:veto', 'veto:veto', 'veto:veto', 'veto:veto');
    expect(events.map(({ type, args }) => `${type} ${String(args['player'])}`)).toEqual([
      'played 0',
      'played 1',
      'played 2',
      'played 0',
      'played 1',
      'vetoed 0',
      'vetoed 1',
      'took 0',
    ]);
    // Nobody else holds a card: the windows close from the innermost outwards.
    expect(match.asks[0].prompt.id).toBe('action');
    expect(match.state.players[0].goods).toBe(2);
    expect(match.state.discard).toHaveLength(5);
  });

  it('everybody with cards is asked, whether they hold a veto or not', () => {
    const match = position('turn', [['levy'], ['oratory'], []], undefined, 0);
    answers(match, 'play:levy');
    expect(match.asks.map(({ seat }) => seat)).toEqual([1]);
    expect(keysFor(match, 1)).toEqual(['veto:pass']);
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
    expect(keysFor(match, 0)).toEqual(['debate:insight', 'debate:pass']);
    const events = answers(match, 'debate:insight');
    expect(types(events)).toEqual(['played', 'drew', 'drew']);
    expect(keysFor(match, 0)).toContain('debate:oratory');
    answers(match, 'debate:oratory');
    expect(match.state.players[0].voice).toBe(2);
  });
});

describe('what only some may know', () => {
  it('a card drawn is told to the one who drew it', () => {
    const match = position('debate', [['insight'], [], []]);
    const [drew] = answers(match, 'debate:insight').filter(({ type }) => type === 'drew');
    expect(eventFor(drew, 0).args).toEqual({ player: 0, card: handOf(match, 0)[0] });
    for (const seat of [1, 2, SPECTATOR]) expect(eventFor(drew, seat).args).toEqual({ player: 0 });
  });

  it('the top of the deck is known to whoever looked, until it is drawn', () => {
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
    expect(keysFor(match, 0)).toEqual(['play:levy', 'work', 'trade:1', 'rest']);
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
