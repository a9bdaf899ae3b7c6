import type { Advice, AdviceLine, Adviser, Advising } from '@tablewright/board';
import type { Seat } from '@tablewright/engine';
import {
  ACTION_CARDS,
  NOTES,
  PLANETS,
  STRATEGY_CARDS,
  TILES,
  WINDOWS,
} from '../../content/index.ts';
import { areNeighbours } from '../../rules/galaxy.ts';
import { options, POWER_NAMES } from '../../rules/options.ts';
import { controls, hasToken, planetsIn, rivalIn } from '../../rules/pieces.ts';
import { powers } from '../../rules/powers.ts';
import { purse } from '../../rules/spending.ts';
import { remarkOn } from '../../why/remarks.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { bringsForces, comersTo, landsIn, producesIn } from './reach.ts';

/** More than these would not help a beginner. */
const MOST_SYSTEMS = 6;

/** What a player of Twilight Imperium can do, in plain words. */
export const advice: Adviser<Ti4> = {
  isFor: ({ prompt }) => RICH.includes(prompt) || subjectOf(prompt) !== undefined,
  of: adviceOf,
};

/** Questions whose options are listed. */
const RICH: readonly string[] = ['turn', 'strategyCard'];

/** Moments at which abilities, cards and notes are used. */
const MOMENTS: readonly string[] = WINDOWS;

/** What the explanation of a question is found by. */
const subjectOf = (prompt: string): string | undefined =>
  EXPLAINED.get(prompt) ?? (MOMENTS.includes(prompt) ? 'moment' : undefined);

function adviceOf(advising: Advising<Ti4>): Advice[] {
  const { prompt } = advising.question;
  if (prompt === 'turn') return turnAdvice(advising);
  if (prompt === 'strategyCard') return cardAdvice(advising);
  const subject = subjectOf(prompt);
  if (subject === undefined) return [];
  const { points } = advising.state.variant;
  return [
    {
      title: { id: `advice.${subject}` },
      lines: [
        { message: { id: `advice.${subject}.how`, about: { points } } },
        ...secondaryLines(advising),
        ...cardLines(advising),
      ],
    },
  ];
}

/** Questions with an explanation of their own. */
const EXPLAINED: ReadonlyMap<string, string> = new Map([
  ['moveShips', 'move'],
  ['landForces', 'land'],
  ['produce', 'produce'],
  ['secondary', 'secondary'],
  ['research', 'research'],
  ['announceRetreat', 'retreat'],
  ['sustainDamage', 'sustain'],
  ['assignHits', 'hits'],
  ['spaceCannon', 'cannons'],
  ['gainToken', 'tokens'],
  ['redistributeTactic', 'tokens'],
  ['redistributeFleet', 'tokens'],
  ['scorePublic', 'score'],
  ['scoreSecret', 'score'],
  ['agenda.revealed.when', 'revealed'],
  ['agenda.revealed.after', 'riders'],
  ['predict', 'predict'],
  ['foretell', 'predict'],
  ['vote', 'vote'],
  ['castVotes', 'castVotes'],
  ['speakerDecides', 'decide'],
  ['vote.cast', 'moreVotes'],
  ['vote.speaker', 'moreVotes'],
  ['card.played', 'cancel'],
  ['handLimit', 'discard'],
  ['scheming', 'discard'],
  ['sortAgendas', 'sort'],
]);

/** What the strategy card would do whose secondary ability is asked about. */
function secondaryLines({ question }: Advising<Ti4>): AdviceLine[] {
  const { card } = question.about;
  if (question.prompt !== 'secondary' || typeof card !== 'string') return [];
  return [{ message: { id: `advice.secondary.${card}` } }];
}

/** The actions of a turn, and the pass. TI-2.8, TI-2.9 */
function turnAdvice(advising: Advising<Ti4>): Advice[] {
  return [
    { title: { id: 'advice.tactical' }, lines: tacticalLines(advising) },
    { title: { id: 'advice.strategic' }, lines: strategicLines(advising) },
    { title: { id: 'advice.component' }, lines: componentLines(advising) },
    { title: { id: 'advice.cards' }, lines: cardLines(advising) },
    { title: { id: 'advice.trade' }, lines: tradeLines(advising) },
    { title: { id: 'advice.pass' }, lines: passLines(advising) },
  ].filter(({ lines }) => lines.length > 0);
}

function tacticalLines({ state: g, seat }: Advising<Ti4>): AdviceLine[] {
  const { tactic } = g.players[seat];
  if (tactic === 0) return [{ message: { id: 'advice.tactical.none' }, clause: 'TI-6.1' }];
  const targets = g.galaxy.systems
    .filter((system) => !hasToken(g, system, seat))
    .flatMap((system) => {
      const line = useOf(g, seat, system);
      return line === null ? [] : [{ system, ...line }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, MOST_SYSTEMS);
  return [
    { message: { id: 'advice.tactical.how', about: { count: tactic } } },
    ...targets.map(({ system, message }): AdviceLine => ({
      message,
      key: options.key({ do: 'activate', system }),
    })),
  ];
}

interface Use {
  /** What comes first in the list. */
  readonly rank: number;
  readonly message: AdviceLine['message'];
}

/** What activating a system would be good for; null if for nothing. */
function useOf(g: Ti4, seat: Seat, system: number): Use | null {
  const comers = comersTo(g, seat, system).filter(({ isLocked }) => !isLocked);
  const wanted = planetsIn(system).filter((planet) => !controls(g, seat, planet));
  const rival = rivalIn(g, system, seat);
  const about = { system: TILES[system].id };
  const lands = landsIn(g, seat, system) || bringsForces(g, seat, comers);
  if (rival !== NONE)
    return comers.length > 0
      ? { rank: 2, message: { id: 'advice.fight', about: { ...about, player: rival } } }
      : null;
  if (wanted.length > 0 && lands) {
    const held = wanted.find((planet) => g.control[planet] !== NONE);
    const planets = wanted.map((planet) => PLANETS[planet].id);
    return held === undefined
      ? { rank: 0, message: { id: 'advice.settle', about: { ...about, planets } } }
      : {
          rank: 3,
          message: { id: 'advice.invade', about: { planets, player: g.control[held] } },
        };
  }
  if (!producesIn(g, seat, system)) return null;
  const resources = purse(g, seat, 'resources');
  return resources > 0
    ? { rank: 1, message: { id: 'advice.build', about: { ...about, count: resources } } }
    : null;
}

/** The own cards that are not exhausted. TI-3.1, TI-3.11 */
function strategicLines({ state: g, seat }: Advising<Ti4>): AdviceLine[] {
  const mine = [...g.strategy.entries()].filter(([, { owner }]) => owner === seat);
  const open = mine.filter(([, { exhausted }]) => !exhausted);
  if (open.length === 0) return [{ message: { id: 'advice.strategic.none' }, clause: 'TI-3.11' }];
  return open.map(([card]) => ({
    message: cardMessage(g, card),
    key: options.key({ do: 'strategic', card }),
  }));
}

/** What the card is good for. TI-3.5 */
function cardMessage(g: Ti4, card: number): AdviceLine['message'] {
  const { id } = STRATEGY_CARDS[card];
  const isPlain = remarkOn(g, `strategy.${id}`) === null;
  return { id: isPlain ? `advice.card.${id}` : `advice.card.${id}.noCouncil` };
}

function componentLines({ state: g, question, refused }: Advising<Ti4>): AdviceLine[] {
  const lineOf = (key: string, clause?: string): AdviceLine[] => {
    const option = options.read(key);
    if (option?.do !== 'component') return [];
    const about = { power: POWER_NAMES[option.ability] };
    if (remarkOn(g, about.power) !== null) return [];
    return clause === undefined
      ? [{ message: { id: 'advice.component.use', about }, key }]
      : [{ message: { id: 'advice.component.later', about }, clause }];
  };
  return [
    ...question.options.flatMap(({ key }) => lineOf(key)),
    ...refused.flatMap(({ key, clause }) => lineOf(key, clause)),
  ];
}

/** Cards and notes of the own hand that can be played now; on a turn also actions that cannot. TI-2.11, TI-19.7 */
function cardLines({ question, refused }: Advising<Ti4>): AdviceLine[] {
  const playable = question.options.flatMap(({ key }): AdviceLine[] => {
    const card = nameOfCard(key);
    if (card === null) return [];
    return [{ message: { id: 'advice.play', about: { power: card, does: card } }, key }];
  });
  const later = refused.flatMap(({ key, clause }): AdviceLine[] => {
    const option = question.prompt === 'turn' ? options.read(key) : null;
    if (option?.do !== 'play' || ACTION_CARDS[option.actionCard].action !== true) return [];
    const about = { power: `action.${ACTION_CARDS[option.actionCard].id}` };
    return [{ message: { id: 'advice.component.later', about }, clause }];
  });
  return [...playable, ...later];
}

/** What an action card or note is called in texts; null for any other option. */
export function nameOfCard(key: string): string | null {
  const option = options.read(key);
  if (option?.do === 'play') return `action.${ACTION_CARDS[option.actionCard].id}`;
  return option?.do === 'playNote' ? `note.${NOTES[option.note].id}` : null;
}

/** Partners of a transaction. TI-16.1, TI-16.2 */
function tradeLines({ state: g, seat }: Advising<Ti4>): AdviceLine[] {
  const near = [...g.players.keys()].filter((player) => {
    if (player === seat || g.players[player].eliminated) return false;
    if ((g.turn.traded & (1 << player)) !== 0) return false;
    const isFar = !areNeighbours(g, seat, player);
    return !isFar || [seat, player].some((each) => powers.has(g, each, 'tradesWithAll'));
  });
  return near.length === 0
    ? []
    : [{ message: { id: 'advice.trade.with', about: { players: near } } }];
}

function passLines({ question, refused }: Advising<Ti4>): AdviceLine[] {
  const offered = question.options.find(({ key }) => key === 'pass' || key === 'endTurn');
  if (offered !== undefined)
    return [{ message: { id: `advice.${offered.key}.how` }, key: offered.key }];
  const { clause } = refused.find(({ key }) => key === 'pass') ?? {};
  return clause === undefined ? [] : [{ message: { id: 'advice.pass.cards' }, clause }];
}

/** What each card that can be taken would give. TI-2.2 */
function cardAdvice({ question, state: g }: Advising<Ti4>): Advice[] {
  const lines = question.options.flatMap(({ key }): AdviceLine[] => {
    const option = options.read(key);
    if (option?.do !== 'takeCard') return [];
    const { id } = STRATEGY_CARDS[option.card];
    const { goods } = g.strategy[option.card];
    const line = { message: cardMessage(g, option.card), key };
    return goods === 0
      ? [line]
      : [line, { message: { id: 'advice.goods', about: { card: id, count: goods } } }];
  });
  return [
    { title: { id: 'advice.take' }, lines: [{ message: { id: 'advice.take.how' } }, ...lines] },
  ];
}
