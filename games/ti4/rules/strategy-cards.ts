import { judge, knownTo, type Script, type Seat, takeCard } from '@tablewright/engine';
import { AGENDAS, MECATOL, PLANETS, STRATEGY_CARDS, TILES } from '../content/index.ts';
import { agendasOf } from './agenda-phase.ts';
import { drawCards } from './cards.ts';
import { gainTokens, placeToken, redistribute } from './command.ts';
import { mayBuild, buildInSystem, BOTH_STRUCTURES, PDS_ONLY } from './construction.ts';
import { homeOf } from './galaxy.ts';
import { gainGoods, replenish } from './goods.ts';
import { drawSecret, scorePublic } from './objectives.ts';
import { choose, type Option } from './options.ts';
import {
  afloat,
  clockwiseFrom,
  controls,
  DOCK,
  docksOf,
  hasRivalShips,
  hasToken,
  planetsIn,
  planetsOf,
  takeToken,
  tokensLeft,
} from './pieces.ts';
import { powers } from './powers.ts';
import { docksAt, mayProduceIn, produce } from './production.ts';
import { pay, purse } from './spending.ts';
import { NONE, type Ti4 } from './state.ts';
import { anyResearchVerdict, research } from './technology.ts';
import { gainPoints } from './victory.ts';
import { emit } from './vocabulary.ts';

/** What a strategy card does. */
interface CardText {
  /** Tells who does the secondary ability without paying, if anybody. */
  primary(g: Ti4, seat: Seat): Script<readonly Seat[] | void>;
  /** Is there a secondary ability in this match? Without this there always is. */
  hasSecondary?(g: Ti4): boolean;
  /** Null, or the clause that forbids the secondary ability, the token apart. */
  may?(g: Ti4, seat: Seat): string | null;
  secondary(g: Ti4, seat: Seat): Script;
}

const LEADERSHIP_TOKENS = 3;
const INFLUENCE_PER_TOKEN = 3;
const READIED_PLANETS = 2;
const POLITICS_CARDS = 2;
const POLITICS_AGENDAS = 2;
const TRADE_GOODS = 3;
const SECOND_RESEARCH = 6;
const MECATOL_POINTS = 1;

/** TI-3.3 */
const leadership: CardText = {
  *primary(g, seat) {
    yield* gainTokens(g, seat, LEADERSHIP_TOKENS);
    if (tokensToBuy(g, seat) > 0) yield* buyTokens(g, seat, true);
  },
  may(g, seat) {
    if (tokensLeft(g, seat) === 0) return 'TI-4.1';
    return tokensToBuy(g, seat) === 0 ? 'TI-3.3' : null;
  },
  *secondary(g, seat) {
    yield* buyTokens(g, seat, false);
  },
};

function tokensToBuy(g: Ti4, seat: Seat): number {
  const affordable = Math.floor(purse(g, seat, 'influence') / INFLUENCE_PER_TOKEN);
  return Math.min(affordable, tokensLeft(g, seat));
}

/** A token for each three influence. TI-3.3 */
function* buyTokens(g: Ti4, seat: Seat, may: boolean): Script {
  const choice = yield* choose(seat, 'buyTokens', (): Option<'buyTokens' | 'decline'>[] => {
    const most = tokensToBuy(g, seat);
    const offers: Option<'buyTokens' | 'decline'>[] = may || most === 0 ? [{ do: 'decline' }] : [];
    for (let count = 1; count <= most; count++) offers.push({ do: 'buyTokens', count });
    return offers;
  });
  if (choice.do === 'decline') return;
  yield* pay(g, seat, choice.count * INFLUENCE_PER_TOKEN, 'influence');
  yield* gainTokens(g, seat, choice.count);
}

/** Tokens of all others in a system with an own planet, then two planets are readied. TI-3.4, TI-1.4 */
const diplomacy: CardText = {
  *primary(g, seat) {
    const { options, refused } = judge(
      ownSystems(g, seat).map((system): Option<'chooseSystem'> => ({ do: 'chooseSystem', system })),
      ({ system }) => (system === MECATOL ? 'TI-3.4' : null),
    );
    if (options.length === 0) return;
    const { system } = yield* choose(seat, 'diplomacy', options, { refused });
    for (const other of clockwiseFrom(g, seat))
      if (other !== seat) yield* placeToken(g, other, system);
    yield* readyPlanets(g, seat);
  },
  secondary: readyPlanets,
};

/** Systems with planets that the seat controls. */
export function ownSystems(g: Ti4, seat: Seat): number[] {
  return [...new Set(planetsOf(g, seat).map((planet) => PLANETS[planet].tile))];
}

/** Up to two exhausted planets, anywhere. TI-3.4 */
function* readyPlanets(g: Ti4, seat: Seat): Script {
  for (let left = READIED_PLANETS; left > 0; left--) {
    const exhausted = planetsOf(g, seat).filter((planet) => g.exhausted[planet]);
    if (exhausted.length === 0) return;
    const choice = yield* choose(
      seat,
      'readyPlanet',
      [...exhausted.map((planet) => ({ do: 'ready', planet }) as const), { do: 'done' }],
      { about: { count: left } },
    );
    if (choice.do === 'done') return;
    g.exhausted[choice.planet] = false;
    emit('readied', { player: seat, planet: PLANETS[choice.planet].id });
  }
}

/** Somebody else becomes speaker, the active player too; then action cards and the next agendas. TI-3.5 */
const politics: CardText = {
  *primary(g, seat) {
    const { options, refused } = judge(
      clockwiseFrom(g, seat).map((player): Option<'speaker'> => ({ do: 'speaker', player })),
      ({ player }) => (player === g.speaker ? 'TI-3.5' : null),
    );
    const { player } = yield* choose(seat, 'newSpeaker', options, { refused });
    g.speaker = player;
    emit('newSpeaker', { player });
    if (!g.variant.council) return;
    yield* drawCards(g, seat, POLITICS_CARDS);
    yield* sortAgendas(g, seat);
  },
  hasSecondary: (g) => g.variant.council,
  *secondary(g, seat) {
    yield* drawCards(g, seat, POLITICS_CARDS);
  },
};

/** Looks at the top of the agenda deck and puts each card on top or at the bottom, in any order. TI-3.5 */
function* sortAgendas(g: Ti4, seat: Seat): Script {
  const count = Math.min(POLITICS_AGENDAS, g.agendaDeck.length);
  // Others who know one of them could tell which is put where.
  g.agendaKnown.fill(knownTo(seat), g.agendaDeck.length - count);
  emit(
    'peeked',
    { player: seat, known: false },
    {
      seats: [seat],
      args: { known: true, agendas: g.agendaDeck.slice(-count).map((card) => AGENDAS[card].id) },
    },
  );
  // The last cards of the deck are still to be put somewhere; below them lie those that stay on top.
  for (let left = count; left > 0; left--) {
    const choice = yield* choose(
      seat,
      'sortAgendas',
      () =>
        g.agendaDeck.slice(-left).flatMap((agenda): Option<'onTop' | 'atBottom'>[] => [
          { do: 'onTop', agenda },
          { do: 'atBottom', agenda },
        ]),
      { always: true, about: { count: left } },
    );
    takeCard(agendasOf(g), choice.agenda);
    const place = choice.do === 'onTop' ? g.agendaDeck.length - left + 1 : 0;
    g.agendaDeck.splice(place, 0, choice.agenda);
    g.agendaKnown.splice(place, 0, knownTo(seat));
  }
}

/** TI-3.6 */
const construction: CardText = {
  *primary(g, seat) {
    yield* mayBuild(g, seat, BOTH_STRUCTURES);
    yield* mayBuild(g, seat, PDS_ONLY);
  },
  *secondary(g, seat) {
    const { system } = yield* choose(
      seat,
      'construction',
      g.galaxy.systems.map((each) => ({ do: 'chooseSystem', system: each }) as const),
    );
    yield* placeToken(g, seat, system);
    yield* buildInSystem(g, seat, system);
  },
};

/** TI-3.7 */
const trade: CardText = {
  *primary(g, seat) {
    yield* gainGoods(g, seat, TRADE_GOODS);
    yield* replenish(g, seat);
    return yield* exemptions(g, seat);
  },
  secondary: replenish,
};

/** Any number of others do the secondary ability without paying. TI-3.7 */
function* exemptions(g: Ti4, seat: Seat): Script<readonly Seat[]> {
  const others = clockwiseFrom(g, seat).filter((other) => other !== seat);
  const exempt: Seat[] = [];
  while (exempt.length < others.length) {
    const rest = others.filter((other) => !exempt.includes(other));
    const choice = yield* choose(seat, 'exempt', [
      ...rest.map((player) => ({ do: 'exempt', player }) as const),
      { do: 'exemptAll' },
      { do: 'done' },
    ]);
    if (choice.do === 'done') break;
    if (choice.do === 'exemptAll') return others;
    exempt.push(choice.player);
  }
  return exempt;
}

/** TI-3.8 */
const warfare: CardText = {
  *primary(g, seat) {
    const systems = g.galaxy.systems.filter((system) => hasToken(g, system, seat));
    if (systems.length > 0) {
      const { system } = yield* choose(
        seat,
        'recallToken',
        systems.map((each) => ({ do: 'recall', system: each }) as const),
      );
      takeToken(g, system, seat);
      emit('tokenRecalled', { player: seat, system: TILES[system].id });
      yield* gainTokens(g, seat, 1);
    }
    yield* redistribute(g, seat);
  },
  may: (g, seat) => (homeDocks(g, seat).length === 0 ? 'TI-3.8' : null),
  *secondary(g, seat) {
    const choice = yield* choose(seat, 'homeDock', homeDocks(g, seat));
    const dock = choice.do === 'produceAt' ? choice.planet : NONE;
    const home = homeOf(g, seat);
    yield* produce(g, seat, home, () => docksAt(g, seat, home, [dock]));
  },
};

/** Docks of the home system; those in its space area are alike. TI-13.5 */
function homeDocks(g: Ti4, seat: Seat): Option<'produceAt' | 'produceIn'>[] {
  const system = homeOf(g, seat);
  if (!mayProduceIn(g, seat, system)) return [];
  // Docks that make ships only make nothing there. TI-14.5
  if (powers.has(g, seat, 'docksMakeNoInfantry') && hasRivalShips(g, system, seat)) return [];
  const docks: Option<'produceAt' | 'produceIn'>[] = planetsIn(system)
    .filter((planet) => docksOf(g, planet, seat) > 0)
    .map((planet) => ({ do: 'produceAt', planet }));
  if (afloat(g, system, seat, DOCK) > 0) docks.push({ do: 'produceIn', system });
  return docks;
}

const TECHNOLOGY_COST = STRATEGY_CARDS.find(({ id }) => id === 'technology')!.secondary.resources;

/** Resources that the card asks for, unless a law waives them. TI-3.9 */
function priceOfResearch(g: Ti4, seat: Seat, cost: number): number {
  return powers.has(g, seat, 'freeTechnology') ? 0 : cost;
}

/** TI-3.9 */
const technology: CardText = {
  *primary(g, seat) {
    yield* research(g, seat);
    yield* research(g, seat, priceOfResearch(g, seat, SECOND_RESEARCH), true);
  },
  may: (g, seat) => anyResearchVerdict(g, seat, priceOfResearch(g, seat, TECHNOLOGY_COST)),
  *secondary(g, seat) {
    yield* research(g, seat, priceOfResearch(g, seat, TECHNOLOGY_COST));
  },
};

/** An objective, then a point for Mecatol Rex or else a secret objective. TI-3.10 */
const imperial: CardText = {
  *primary(g, seat) {
    yield* scorePublic(g, seat);
    if (planetsIn(MECATOL).some((planet) => controls(g, seat, planet))) {
      emit('mecatolPoint', { player: seat });
      gainPoints(g, seat, MECATOL_POINTS);
    } else if (g.secretDeck.length > 0) {
      const choice = yield* choose(seat, 'drawSecret', [{ do: 'drawSecret' }, { do: 'decline' }]);
      if (choice.do === 'drawSecret') yield* drawSecret(g, seat);
    }
  },
  may: (g) => (g.secretDeck.length === 0 ? 'TI-25.2' : null),
  secondary: drawSecret,
};

/** In the order of the cards. */
export const CARD_TEXTS: readonly CardText[] = [
  leadership,
  diplomacy,
  politics,
  construction,
  trade,
  warfare,
  technology,
  imperial,
];

/** Can others do the secondary ability of the card in this match? TI-3.2 */
export function hasSecondary(g: Ti4, card: number): boolean {
  return CARD_TEXTS[card].hasSecondary?.(g) ?? true;
}
