import {
  Abilities,
  type CardEntry,
  type Circumstances,
  core,
  type DetailsOf,
  grammar,
  hidden,
  type Infer,
  int,
  LawError,
  list,
  type Match,
  moments,
  type OptionOf,
  owner,
  record,
  type Script,
  type Seat,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { keysFor, start, toy } from './support/toys.ts';

const RELICS = ['bell', 'drum', 'horn', 'mask', 'gong'] as const;
const TRICKS = ['feint', 'parry', 'ruse'] as const;
const LETTERS = ['plea', 'threat'] as const;
const NONE = -1;

/** Relics lie open; of tricks there are two each; letters are known by their writer and kind: writer × 2 + kind. */
const schema = record({
  ...core,
  relics: list(list(int)),
  tricks: list(hidden(list(int), { pool: 'tricks', sees: owner })),
  letters: list(hidden(list(int), { pool: 'letters', sees: owner })),
  spent: list(int),
  log: list(int),
});
type Court = Infer<typeof schema>;

interface Windows {
  readonly dawn: { readonly by: Seat };
  readonly dusk: { readonly by: Seat };
  readonly noon: object;
}
type Entry = CardEntry<Court, Windows, object>;

/** Notes which card was used by whom: card × 10 + seat. */
const noting = function* (g: Court, seat: Seat, { card }: { card: number }): Script {
  g.log.push(card * 10 + seat);
};

const RELIC_ENTRIES: { readonly [R in (typeof RELICS)[number]]: Entry } = {
  bell: { abilities: [{ window: 'dawn', mandatory: true, use: noting }] },
  drum: { abilities: [{ window: 'dawn', mandatory: 'first', use: noting }] },
  horn: {
    abilities: [
      { window: 'dawn', may: (_g, seat, { by }) => (seat === by ? 'own dawn' : null), use: noting },
    ],
  },
  mask: { abilities: [{ window: 'dusk', id: 'late', use: noting }] },
  gong: {
    abilities: [
      {
        window: 'dawn',
        mandatory: true,
        may: (g) => (g.log.length === 0 ? null : 'too late'),
        use: noting,
      },
    ],
  },
};

const TRICK_ENTRIES: { readonly [T in (typeof TRICKS)[number]]: Entry } = {
  feint: { abilities: [{ window: 'dawn', use: playing }] },
  parry: { abilities: [{ window: 'dusk', use: playing }] },
  ruse: { abilities: [{ window: 'noon', use: playing }] },
};

const LETTER_ENTRIES: { readonly [L in (typeof LETTERS)[number]]: Entry } = {
  plea: { abilities: [{ window: 'noon', use: noting }] },
  threat: {},
};

function* playing(g: Court, seat: Seat, about: { card: number }): Script {
  g.tricks[seat].splice(g.tricks[seat].indexOf(about.card), 1);
  g.spent.push(about.card);
  yield* noting(g, seat, about);
}

const abilities = new Abilities<Court, Windows, object, 'relic' | 'trick' | 'letter'>({
  relic: { ids: RELICS, held: (g, seat) => g.relics[seat] },
  trick: {
    ids: TRICKS,
    held: (g, seat) => g.tricks[seat],
    hidden: {
      isEmpty: (g, seat) => g.tricks[seat].length === 0,
      couldHold: (g, _seat, trick) =>
        g.spent.filter((each) => each === trick).length < 2 ? trick : NONE,
    },
  },
  letter: {
    ids: LETTERS,
    held: (g, seat) => g.letters[seat],
    reads: (_g, letter) => letter % LETTERS.length,
    hidden: {
      isEmpty: (g, seat) => g.letters[seat].length === 0,
      couldHold: (g, seat, kind) =>
        g.letters.flatMap((_, writer) => (writer === seat ? [] : writer * LETTERS.length + kind)),
    },
  },
});
abilities.declare({ relic: RELIC_ENTRIES, trick: TRICK_ENTRIES, letter: LETTER_ENTRIES });

interface Prompts {
  dawn: { readonly day?: number };
  dusk: object;
  noon: object;
}

const options = grammar({
  use: { relic: RELICS },
  play: { trick: TRICKS },
  send: { letter: int },
  pass: {},
  lock: {},
}).withPrompts<Prompts>();
type Option = OptionOf<typeof options>;

const PASS: Option = { do: 'pass' };
const LOCK: Option = { do: 'lock' };

const manner = {
  abilities,
  grammar: options,
  option: (
    _g: Court,
    { deck, card }: { deck: 'relic' | 'trick' | 'letter'; card: number },
  ): Option => {
    if (deck === 'relic') return { do: 'use', relic: card };
    return deck === 'trick' ? { do: 'play', trick: card } : { do: 'send', letter: card };
  },
  pass: () => PASS,
  lock: () => LOCK,
  once: ({ deck }: { deck: string }) => `one ${deck}`,
  untimely: 'wait',
};
const { moment, unless, candidates, inHand, couldPlay, untimely } = moments(manner);

interface Deal {
  readonly relics?: readonly (readonly (typeof RELICS)[number][])[];
  readonly tricks?: readonly (readonly (typeof TRICKS)[number][])[];
  readonly letters?: readonly (readonly number[])[];
  readonly spent?: readonly (typeof TRICKS)[number][];
}

/** Three seats with these things, at a moment that is what is given here. */
function position(
  { relics = [], tricks = [], letters = [], spent = [] }: Deal,
  script: (g: Court) => Script | readonly never[],
): Match<Court> {
  const seats = [0, 1, 2];
  return start(
    toy<Court>({
      schema,
      unpack: () => ({
        agenda: [{ step: 'main', args: [] }],
        relics: seats.map((seat) => (relics[seat] ?? []).map((id) => RELICS.indexOf(id))),
        tricks: seats.map((seat) => (tricks[seat] ?? []).map((id) => TRICKS.indexOf(id))),
        letters: seats.map((seat) => [...(letters[seat] ?? [])]),
        spent: spent.map((id) => TRICKS.indexOf(id)),
        log: [],
      }),
      steps: {
        *main(g) {
          yield* script(g);
          g.log.push(-1);
        },
      },
    }),
    3,
  );
}

const dawn =
  (...circumstances: DetailsOf<Prompts, 'dawn', Circumstances>) =>
  (g: Court) =>
    moment(g, 'dawn', [0, 1, 2], () => ({ by: 0 }), ...circumstances);

const asked = (match: Match<Court>): Seat[] => match.asks.map(({ seat }) => seat);

describe('what must be used at a moment', () => {
  it('is used in order and asks nobody; what comes first of one holder, and what is forbidden by then', () => {
    const match = position({ relics: [['bell', 'drum', 'gong'], [], ['bell']] }, dawn());
    expect(match.over).toBe(true);
    // The drum is first; then the gong is too late.
    expect(match.state.log).toEqual([10, 0, 2, -1]);
  });

  it('cannot lie in a hand, which it would betray', () => {
    const secret = new Abilities<Court, Windows, object, 'trick'>({
      trick: {
        ids: ['feint'],
        held: () => NONE,
        hidden: { isEmpty: () => true, couldHold: () => NONE },
      },
    });
    const feint: Entry = { abilities: [{ window: 'dawn', mandatory: true, use: noting }] };
    expect(() => secret.declare({ trick: { feint } })).toThrow(LawError);
  });
});

describe('a moment that concerns nobody', () => {
  it('is the same empty script each time', () => {
    const scripts: unknown[] = [];
    position({ relics: [['mask']], tricks: [['ruse'], [], []], spent: ['feint', 'feint'] }, (g) => {
      scripts.push(moment(g, 'dawn', [0, 1, 2], () => ({ by: 0 })));
      scripts.push(moment(g, 'dusk', [1, 2], () => ({ by: 0 })));
      return [];
    });
    expect(scripts[0]).toEqual([]);
    expect(scripts[1]).toBe(scripts[0]);
  });
});

describe('what may be used at a moment', () => {
  const open = (): Match<Court> => position({ relics: [['horn'], ['horn'], ['horn']] }, dawn());

  it('of things that lie open is asked about one seat after the other, once each', () => {
    const match = open();
    expect(asked(match)).toEqual([1]);
    expect(keysFor(match, 1)).toEqual(['use:horn', 'pass']);
    match.answer(1, 'use:horn');
    expect(asked(match)).toEqual([2]);
    match.answer(2, 'pass');
    // Seat 1 has used its horn, seat 0 may not: so only seat 2 is asked again, and not once more.
    expect(match.over).toBe(true);
    expect(match.state.log).toEqual([21, -1]);
  });

  it('is refused with its clause, what is used up and what has to wait too', () => {
    const match = position(
      { relics: [[], ['horn'], ['horn']], tricks: [[], ['ruse', 'feint']] },
      dawn(),
    );
    const told = (): string[] => match.refusals(1).map(({ key, clause }) => `${key} ${clause}`);
    expect(told()).toEqual(['play:ruse wait']);
    match.answer(1, 'use:horn');
    match.answer(2, 'pass');
    expect(told()).toEqual(['use:horn one relic', 'play:ruse wait']);
    expect(keysFor(match, 1)).toEqual(['play:feint', 'pass', 'lock']);
  });

  it('can be used again where it was prevented', () => {
    const again = moments({
      ...manner,
      *use(g: Court, seat: Seat, { card }: { card: number }) {
        g.log.push(card * 10 + seat);
        return g.log.length > 1;
      },
    });
    const match = position({ relics: [[], ['horn']] }, (g) =>
      again.moment(g, 'dawn', [0, 1, 2], () => ({ by: 0 })),
    );
    match.answer(1, 'use:horn');
    match.answer(1, 'use:horn');
    expect(match.state.log).toEqual([21, 21, -1]);
  });

  it('is used as often as one likes in a game that knows no other rule', () => {
    const { once: _, ...often } = manner;
    const match = position({ relics: [[], ['horn']] }, (g) =>
      moments(often).moment(g, 'dawn', [0, 1, 2], () => ({ by: 0 })),
    );
    for (let times = 0; times < 3; times++) match.answer(1, 'use:horn');
    match.answer(1, 'pass');
    expect(match.state.log).toEqual([21, 21, 21, -1]);
  });

  it('is kept from a seat by a rule of the game, before any verdict of its own', () => {
    const { moment: barred } = moments({
      ...manner,
      forbids: (_g: Court, seat: Seat) => (seat === 1 ? 'barred' : null),
    });
    const match = position({ relics: [['horn'], ['horn'], ['horn', 'horn']] }, (g) =>
      barred(g, 'dawn', [0, 1, 2], () => ({ by: 0 })),
    );
    expect(asked(match)).toEqual([2]);
  });
});

describe('where a hand could matter', () => {
  it('all who could react are asked together and in secret, whatever they hold', () => {
    for (const trick of TRICKS) {
      const match = position({ relics: [[], [], ['horn']], tricks: [['ruse'], [trick]] }, dawn());
      expect(asked(match)).toEqual([0, 1, 2]);
      expect(match.observe(2)).toMatchObject({ asked: [], reactions: { prompt: 'dawn' } });
      const plays = trick === 'feint' ? ['play:feint'] : [];
      expect(keysFor(match, 1)).toEqual([...plays, 'pass', 'lock']);
      expect(keysFor(match, 0)).toEqual(['pass', 'lock']);
    }
  });

  it('nobody is asked for the sake of cards that lie on the discard pile, all of them', () => {
    const tricks = [['ruse'], ['ruse']] as const;
    expect(position({ tricks, spent: ['feint'] }, dawn()).over).toBe(false);
    expect(position({ tricks, spent: ['feint', 'feint'] }, dawn()).over).toBe(true);
    expect(position({ tricks: [[], []] }, dawn()).over).toBe(true);
  });

  it('cards of a kind are one option, which works once', () => {
    const match = position({ tricks: [['feint', 'feint', 'ruse']] }, dawn());
    expect(keysFor(match, 0)).toEqual(['play:feint', 'pass', 'lock']);
    match.answer(0, 'play:feint');
    expect(match.over).toBe(true);
    expect(match.state.tricks[0]).toEqual([0, 2]);
  });

  it('a card that is one of its own works once, whoever holds it then', () => {
    const match = position({ letters: [[2], [4], [0]] }, (g) =>
      moment(g, 'noon', [0, 1, 2], () => ({})),
    );
    expect(asked(match)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((seat) => keysFor(match, seat)[0])).toEqual([
      'send:2',
      'send:4',
      'send:0',
    ]);
    match.state.letters[2] = [0, 2];
    match.answer(0, 'send:2');
    match.answer(1, 'pass');
    match.answer(2, 'pass');
    expect(match.refusals(2)).toMatchObject([{ key: 'send:2', clause: 'one letter' }]);
    expect(keysFor(match, 2)).toEqual(['send:0', 'pass', 'lock']);
  });

  it('without an option to lock oneself out, seats are asked one after the other, quietly where told', () => {
    const { lock: _, ...without } = manner;
    const ask = (quiet: boolean): Match<Court> =>
      position({ tricks: [['feint'], ['ruse']] }, (g) =>
        moments(without).moment(g, 'dawn', [0, 1, 2], () => ({ by: 0 }), { quiet }),
      );
    expect(asked(ask(false))).toEqual([0]);
    expect(keysFor(ask(false), 0)).toEqual(['play:feint', 'pass']);
    expect(ask(false).observe(2).asked).toMatchObject([{ seat: 0 }]);
    expect(ask(true).observe(2).asked).toEqual([]);
  });
});

describe('the circumstances of a moment', () => {
  it('say who is asked about cards in hand', () => {
    const tricks = [['feint'], ['feint']] as const;
    const match = position({ tricks }, dawn({ fromHand: (seat) => seat !== 0 }));
    expect(asked(match)).toEqual([1]);
  });

  it('say which abilities are meant, and when it is over', () => {
    const relics = [['mask']] as const;
    const dusk = (circumstances: Omit<Circumstances, 'about'>) =>
      position({ relics }, (g) => moment(g, 'dusk', [0], () => ({ by: 0 }), circumstances));
    expect(dusk({ fits: ({ id }) => id === 'late' }).over).toBe(false);
    expect(dusk({ fits: ({ id }) => id !== 'late' }).over).toBe(true);
    expect(dusk({ lasts: () => false }).over).toBe(true);
  });

  it('tell what the question is about, and open it to accords', () => {
    const match = position({ relics: [[], ['horn']] }, dawn({ about: { day: 3 }, accords: true }));
    expect(match.asks.map(({ details }) => [details.about, details.accords])).toEqual([
      [{ day: 3 }, true],
    ]);
    expect(keysFor(match, 1)).toEqual(['use:horn', 'pass', 'lock']);
  });

  it('can make two windows one moment, in which a card works once', () => {
    const match = position({ relics: [['horn', 'mask']] }, (g) =>
      moment(g, ['dawn', 'dusk'], [0], () => ({ by: 1 })),
    );
    expect(match.asks[0].prompt.id).toBe('dusk');
    expect(keysFor(match, 0)).toEqual(['use:horn', 'use:mask', 'pass']);
    match.answer(0, 'use:mask');
    expect(keysFor(match, 0)).toEqual(['use:horn', 'pass']);
  });
});

describe('what would happen', () => {
  const fate = (deal: Deal) =>
    position(deal, (g) =>
      unless(
        g,
        'dawn',
        [0, 1, 2],
        () => ({ by: 0 }),
        function* () {
          g.log.push(77);
        },
      ),
    );

  it('happens where nothing replaces it', () => {
    expect(fate({}).state.log).toEqual([77, -1]);
    const match = fate({ relics: [[], ['horn']] });
    match.answer(1, 'pass');
    expect(match.state.log).toEqual([77, -1]);
  });

  it('is replaced by the first thing that has to be used', () => {
    const match = fate({ relics: [[], ['bell', 'drum'], ['bell', 'horn']] });
    expect(match.state.log).toEqual([11, -1]);
  });

  it('is replaced by the first thing that somebody wants to use, and by no other', () => {
    const match = fate({ relics: [[], ['horn'], ['horn']] });
    match.answer(1, 'pass');
    match.answer(2, 'use:horn');
    expect(match.state.log).toEqual([22, -1]);
  });
});

describe('abilities among the options of another question', () => {
  const told = (g: Court): unknown[] => [
    candidates(g, 0, 'dawn', { by: 0 }).map(({ option, clause }) => [options.key(option), clause]),
    inHand(g, 0, 'dawn', { by: 0 }).map(({ option }) => options.key(option)),
    [0, 1].map((seat) => couldPlay(g, seat, 'dawn', { by: 0 })),
    untimely(g, 0, ['dawn']).map(({ option }) => options.key(option)),
    untimely(g, 0, ['dawn', 'noon']),
  ];

  it('come with their clauses and carry themselves out', () => {
    const seen: unknown[] = [];
    const match = position({ relics: [['horn']], tricks: [['ruse', 'feint'], []] }, (g) => {
      seen.push(...told(g));
      return inHand(g, 0, 'dawn', { by: 0 })[0].option.use() as unknown as Script;
    });
    expect(seen).toEqual([
      [
        ['use:horn', 'own dawn'],
        ['play:feint', null],
      ],
      ['play:feint'],
      [true, false],
      ['play:ruse'],
      [],
    ]);
    expect(match.state.log).toEqual([0, -1]);
  });
});
