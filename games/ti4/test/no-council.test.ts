import {
  FastChance,
  type GameEvent,
  keyFromSeed,
  Match,
  parseJournal,
  reopenJournal,
  type Setup,
} from '@tablewright/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ti4Bot } from '../bot/index.ts';
import { cardWorth } from '../bot/cards.ts';
import { weighTechnology } from '../bot/learning.ts';
import { noteGain } from '../bot/notes.ts';
import { SECRETS, STRATEGY_CARDS, technologyOf } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { options, PUBLIC } from '../rules/options.ts';
import { sampleSetups } from '../rules/setup.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { notesIn } from './council.ts';
import { activate } from './duel.ts';
import { idleUntil } from './playing.ts';
import { opening, position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const table = (setting: Setting = {}): Scenario => position({ council: 'off', ...setting });

/** Nobody has anything of decks that stay in the box. */
function expectNoCards(g: Ti4): void {
  expect([...g.actionDeck, ...g.agendaDeck, ...g.agendaKnown, ...g.agendaDiscards]).toEqual([]);
  expect([...g.laws, ...g.attached, ...g.plays, ...g.pending, ...g.published]).toEqual([]);
  expect(new Set(g.discarded)).toEqual(new Set([0]));
  expect([g.council.agenda, g.leaked]).toEqual([NONE, NONE]);
  for (const { hand, handKnown, offices } of g.players)
    expect([...hand, ...handKnown, ...offices]).toEqual([]);
}

describe('the box of a match without the council', () => {
  it('TI-29.1 is a setting of the table; as usual there are cards and agendas', () => {
    const usual = opening(3).state;
    expect(usual.variant.council).toBe(true);
    expect([usual.actionDeck.length, usual.agendaDeck.length]).toEqual([80, 50]);
    const { state } = opening(3, { council: 'off' });
    expect(state.variant.council).toBe(false);
    expectNoCards(state);
  });

  it('TI-20.6 has 19 secret objectives: Form a Spy Network cannot be fulfilled', () => {
    const secretsOf = (setup: Setup): number[] => {
      const { secretDeck, players } = opening(6, setup).state;
      return [...secretDeck, ...players.flatMap(({ secrets }) => secrets)].toSorted(
        (one, other) => one - other,
      );
    };
    expect(secretsOf({})).toEqual([...SECRETS.keys()]);
    expect(secretsOf({ council: 'off' }).map((secret) => SECRETS[secret].id)).toEqual(
      SECRETS.map(({ id }) => id).filter((id) => id !== 'form-a-spy-network'),
    );
  });

  it('TI-20.4 has all public objectives: none of them asks for cards, agendas or laws', () => {
    for (const { check } of PUBLIC) expect(check).not.toMatchObject({ what: 'action-cards' });
    const { stage1, stage2, stage1Box, stage2Box, revealed } = opening(3, { council: 'off' }).state;
    expect([stage1, stage2, stage1Box, stage2Box, revealed].flat()).toHaveLength(PUBLIC.length);
  });
});

describe('a round without the council', () => {
  const STATUS = { step: 'statusPhase', args: [] };
  const done: Setting = {
    step: STATUS,
    custodians: false,
    ann: { cards: ['leadership*'], technologies: ['neural-motivator'] },
    bob: { cards: ['warfare*'] },
    cat: { faction: 'yssaril', cards: ['trade*'] },
  };

  it('TI-22.1 nobody draws action cards in the status phase, whatever they own', () => {
    const game = idleUntil(table(done), 'strategyCard');
    expect(game.events('drewCards')).toEqual([]);
    expectNoCards(game.state);
    const usual = idleUntil(position(done), 'agenda.start');
    expect(usual.state.players.map(({ hand }) => hand.length)).toEqual([3, 1, 2]);
  });

  it('TI-22.1 the status phase has no step for it', () => {
    const scoring: Setting = {
      ...done,
      revealed: ['negotiate-trade-routes'],
      ann: { ...done.ann, goods: 5 },
    };
    const stepsOf = (game: Scenario): string[] => {
      expect(game.prompt).toBe('scorePublic');
      return game.state.agenda.map(({ step }) => step);
    };
    expect(stepsOf(position(scoring))).toContain('drawCards');
    expect(stepsOf(table(scoring))).not.toContain('drawCards');
  });

  it('TI-2.4 TI-22.3 no agenda phase follows, though the custodians token is gone', () => {
    const game = idleUntil(table(done), 'strategyCard');
    expect(game.state.phase).toBe('strategy');
    expect(game.state.round).toBe(3);
    expect(game.events('phase')).toEqual([{ phase: 'strategy' }]);
  });

  it('TI-12.4 removing the custodians token costs influence and brings its point all the same', () => {
    const game = activate('18', {
      council: 'off',
      ann: {
        faction: 'sol',
        planets: ['mehar-xull', 'rarron'],
        units: { '18': { carrier: 1, infantry: 2 } },
      },
    });
    game.refuses('landAll:mecatol-rex', 'TI-12.4').play('removeCustodians', 'payLeast');
    expect([game.state.custodians, game.points('ann')]).toEqual([false, 1]);
  });
});

describe('Politics without the council', () => {
  const politics = (): Scenario =>
    table({
      ann: { cards: ['politics'] },
      bob: { cards: ['trade*'] },
      cat: { cards: ['warfare'] },
    });

  it('TI-3.5 passes on the speaker token, and nothing else follows', () => {
    const game = politics().play('strategic:politics');
    game.offers(['speaker:1', 'speaker:2']).refuses('speaker:0', 'TI-3.5').play('speaker:2');
    expect(game.state.speaker).toBe(2);
    expect(game.events()).toContain('newSpeaker');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.state.strategy[2].exhausted).toBe(true);
    expectNoCards(game.state);
  });

  it('TI-3.2 its secondary ability is not offered, and needs no order', () => {
    const game = politics().play('strategic:politics', 'speaker:1');
    for (const type of ['secondary', 'declinedSecondary']) expect(game.events(type)).toEqual([]);
    expect(game.prompt).toBe('turn');
    const wishes = (setting: Setting): string[] =>
      ti4
        .orders!.offered(position(setting).state, 1)
        .flatMap(({ key }) => (key.startsWith('secondary:') ? [key] : []));
    const cards: Setting = {
      ann: { cards: ['politics', 'trade'] },
      bob: { cards: [] },
      cat: { cards: [] },
    };
    expect(wishes({ ...cards, council: 'off' })).toEqual([
      'secondary:trade:always',
      'secondary:trade:never',
    ]);
    expect(wishes(cards)).toContain('secondary:politics:always');
  });
});

describe('abilities that need cards or agendas', () => {
  it('TI-2.11 Stall Tactics and Mageon Implants are no actions', () => {
    const game = table({ ann: { faction: 'yssaril', technologies: ['mageon-implants'] } });
    game.refuses('component:stall-tactics', 'TI-2.11');
    game.refuses('component:mageon-implants', 'TI-2.11');
  });

  it('TI-28.2 nobody is asked at the start of a turn for Spy Net', () => {
    const spied: Setting = {
      ann: { notes: ['spy-net of bob'], cards: [] },
      bob: { faction: 'yssaril' },
    };
    expect(table(spied).prompt).toBe('turn');
    expect(position({ ...spied, bob: { faction: 'yssaril', hand: ['spy'] } }).prompt).toBe(
      'turn.start',
    );
  });

  it('TI-16.3 notes that do nothing can be traded; Hacan has no cards to trade', () => {
    const game = table({
      ann: { faction: 'hacan', goods: 1 },
      bob: { faction: 'xxcha' },
    });
    const things = ti4.deals!.tradable(game.match.observe(0).state, 1, 0).map(({ thing }) => thing);
    expect(things).toEqual(
      expect.arrayContaining(['note-political-secret-1', 'note-political-favor-1']),
    );
    expect(things.filter((thing) => thing.startsWith('card-'))).toEqual([]);
    game.accord('deal:0:1:goods*1:note-political-favor-1*1');
    expect(notesIn(game, 'ann')).toContain('political-favor of bob');
  });
});

describe('orders without the council', () => {
  it('TI-28.2 only those that could ever answer something are offered', () => {
    const offered = (council: 'on' | 'off'): string[] => {
      const { state } = position({
        council,
        custodians: false,
        ann: { faction: 'yssaril' },
        cat: { cards: ['trade'] },
      });
      return ti4.orders!.offered(state, 0).map(({ key }) => key);
    };
    const ABOUT_CARDS =
      /^(cancel|vote|elect|things|tie|cast|predict|foretell|reward|assassinate|limit|scheme|council|play):/;
    expect(offered('on').filter((key) => ABOUT_CARDS.test(key)).length).toBeGreaterThan(10);
    expect(offered('off')).toEqual(offered('on').filter((key) => !ABOUT_CARDS.test(key)));
  });
});

/** Questions and events of cards and of the council. */
const OF_CARDS =
  /card\.(played|drawn)|handLimit|discardCards|stallTactics|scheming|mageonImplants|takeFromHand|^played$|^cancelled$|drewCards|discardedCards|stolen|sawHand|peeked|reshuffled/i;
const OF_COUNCIL =
  /agenda|^vote|elected|outcome|predict|foretell|castVotes|speakerDecides|decided|enacted|repealed|published|abstain/i;

const SETUPS: readonly { readonly seats: number; readonly setup: Setup }[] = [
  ...[3, 4, 5, 6].map((seats) => ({ seats, setup: {} })),
  { seats: 6, setup: { factions: ['yssaril', 'xxcha', 'nekro', 'hacan', 'mentak', 'naalu'] } },
  { seats: 4, setup: { factions: 'all', galaxy: 'fair', points: 14 } },
];

describe.each(SETUPS)('a random match of $seats without the council', ({ seats, setup }) => {
  const match = Match.start(ti4, {
    seats,
    setup: { ...setup, council: 'off' },
    key: keyFromSeed(`no council ${seats}`),
  });
  const chance = new FastChance(seats);
  const events: GameEvent[] = [...match.opening.events];
  const prompts = new Set<string>();
  const verbs = new Set<string>();
  const secondaries = new Set<unknown>();
  const orders = new Set<string>();
  for (let decision = 0; !match.over; decision++) {
    const [{ seat }] = match.asks;
    const { state, question } = match.observe(seat);
    prompts.add(question!.prompt);
    if (question!.prompt === 'secondary') secondaries.add(question!.about['card']);
    for (const { key } of question!.options) verbs.add(options.read(key)!.do);
    if (decision % 50 === 0)
      for (const { key } of ti4.orders!.offered(state, seat)) orders.add(key.split(':')[0]);
    const { key } = question!.options[chance.below(question!.options.length)];
    events.push(...match.answer(seat, key).events);
  }

  it('asks and tells nothing of cards, agendas and votes', () => {
    const told = [...prompts, ...events.map(({ type }) => type)];
    expect(told.filter((id) => OF_CARDS.test(id) || OF_COUNCIL.test(id))).toEqual([]);
    for (const verb of ['play', 'onTop', 'discard', 'takeFromHand', 'approve', 'elect'])
      expect(verbs).not.toContain(verb);
    expect(orders).not.toContain('vote');
    expect(events.filter(({ args }) => args['phase'] === 'agenda')).toEqual([]);
    expectNoCards(match.state);
  });

  it('TI-3.1 offers the secondary abilities of all strategy cards but Politics', () => {
    expect(secondaries).not.toContain('politics');
    for (const card of secondaries) expect(STRATEGY_CARDS.map(({ id }) => id)).toContain(card);
    expect(secondaries.size).toBeGreaterThan(4);
  });

  it('TI-21.1 ends with a winner who has scored', () => {
    expect(events.map(({ type }) => type)).toContain('scored');
    expect(match.result!.scores.some((points) => points > 0)).toBe(true);
  });
});

describe('conformance', () => {
  it('plays it with every number of players', () => {
    const without = sampleSetups.filter(({ setup }) => setup['council'] === 'off');
    expect(new Set(without.map(({ seats }) => seats))).toEqual(new Set([3, 4, 5, 6]));
    for (const { setup } of sampleSetups) expect(['on', 'off']).toContain(setup['council']);
  });
});

describe('bots without the council', () => {
  it('think less of Politics, of technologies that do nothing, and of notes for the council', () => {
    const setting: Setting = { ann: { notes: ['political-secret of bob'] } };
    const [usual, { state }] = [position(setting), table(setting)];
    const card = STRATEGY_CARDS.findIndex(({ id }) => id === 'politics');
    expect(cardWorth(state, 0, card)).toBeLessThan(cardWorth(usual.state, 0, card));
    const neural = technologyOf('neural-motivator');
    const sarween = technologyOf('sarween-tools');
    expect(weighTechnology(state, neural)).toBeLessThan(weighTechnology(state, sarween));
    expect(weighTechnology(usual.state, neural)).toBe(weighTechnology(usual.state, sarween));
    const note = state.players[0].notes.at(-1)!;
    expect([noteGain(state, 0, note), noteGain(usual.state, 0, note)]).toEqual([0, 0.04]);
    const learnt = (technology: string): number =>
      ti4Bot.evaluate(table({ ann: { technologies: [technology] } }).state, 0);
    expect(learnt('neural-motivator')).toBeLessThan(learnt('plasma-scoring'));
  });
});

describe('matches of earlier rules', () => {
  it('go on with action cards and agendas, from a save in their midst', () => {
    const url = new URL('golden/rules-1/3p.jsonl', import.meta.url);
    const { header, lines } = parseJournal(readFileSync(url, 'utf8'));
    const end = lines.at(-1)!;
    const key = end.t === 'end' ? end.key : null;
    const save = lines.findIndex(({ t }) => t === 'save');
    const { match, adapted } = reopenJournal(
      ti4,
      { header, lines: lines.slice(0, save + 1) },
      { key },
    );
    expect(adapted).toMatchObject({ from: 1, dropped: [] });
    expect(match.state.variant.council).toBe(true);
    expect(match.state.players.some(({ hand }) => hand.length > 0)).toBe(true);
  });
});
