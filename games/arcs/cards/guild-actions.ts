import type { Seat } from '@tablewright/engine';
import { COURT, RESOURCES } from '../content/index.ts';
import { capture, courtSpots, spotOf } from '../rules/court.ts';
import { choose, type Option } from '../rules/options.ts';
import { addTrophies, buildingAt, controls, returnAgents, typesOf } from '../rules/pieces.ts';
import {
  gain,
  hasToken,
  iconsOf,
  onCartel,
  ownToken,
  rivalToken,
  store,
  tokensIn,
} from '../rules/resources.ts';
import { newAction } from '../rules/powers.ts';
import { type Arcs, type Building, NONE } from '../rules/state.ts';
import { emit } from '../rules/vocabulary.ts';

declare module '../rules/vocabulary.ts' {
  interface Prompts {
    pressgang: object;
    pressgangGain: object;
    execute: object;
    abduct: object;
    trade: object;
    tradeTake: { rival: Seat };
    tradeGive: { rival: Seat };
  }
}

const WEAPON = RESOURCES.indexOf('weapon');

function captiveOwners(g: Arcs, seat: Seat): Seat[] {
  return g.players[seat].captives.flatMap((count, owner) => (count > 0 ? [owner] : []));
}

const needsCaptive = (g: Arcs, seat: Seat): string | null =>
  captiveOwners(g, seat).length === 0 ? 'ARC-25.1' : null;

/** Returns Captives, each for a token of any type. Prison Wardens */
export const pressgang = newAction('pressgang', {
  may: needsCaptive,
  *use(g, seat) {
    let isFirst = true;
    for (;;) {
      const offered: Option<'returnCaptive' | 'done'>[] = captiveOwners(g, seat).map(
        (owner) => ({ do: 'returnCaptive', owner }) as const,
      );
      if (!isFirst) offered.push({ do: 'done' });
      isFirst = false;
      const choice = yield* choose(seat, 'pressgang', offered);
      if (choice.do === 'done') return;
      const { owner } = choice;
      g.players[seat].captives[owner]--;
      returnAgents(g, owner, 1);
      emit('returnedCaptive', { player: seat, owner });
      const inSupply = g.supply.flatMap((count, type) => (count > 0 ? [type] : []));
      if (inSupply.length === 0) continue;
      const { resource } = yield* choose(
        seat,
        'pressgangGain',
        inSupply.map((type) => ({ do: 'gain', resource: type }) as const),
      );
      yield* gain(g, seat, resource);
    }
  },
});

/** Captives become Trophies. Prison Wardens */
export const execute = newAction('execute', {
  may: needsCaptive,
  *use(g, seat) {
    let count = 0;
    let from = 0;
    for (;;) {
      // Owner by owner, so that every choice of Captives has one way to be made.
      const offered: Option<'execute' | 'done'>[] = captiveOwners(g, seat)
        .filter((owner) => owner >= from)
        .map((owner) => ({ do: 'execute', owner }) as const);
      if (count > 0) offered.push({ do: 'done' });
      const choice = yield* choose(seat, 'execute', offered);
      if (choice.do === 'done') break;
      from = choice.owner;
      g.players[seat].captives[from]--;
      addTrophies(g, seat, from, 'agent', 1);
      count++;
    }
    emit('executed', { player: seat, count });
  },
});

/** Captures the agents of all Rivals on a Court card, if they are fewer than the player's Weapon icons. Court Enforcers, ARC-25.2 */
export const abduct = newAction('abduct', {
  may: (g, seat) => (abductable(g, seat).length === 0 ? 'ARC-25.1' : null),
  *use(g, seat) {
    const { court } = yield* choose(
      seat,
      'abduct',
      abductable(g, seat).map((spot) => ({ do: 'abduct', court: g.court[spot].card }) as const),
    );
    const { agents } = g.court[spotOf(g, court)];
    const count = rivalAgents(g, seat, spotOf(g, court));
    emit('abducted', { player: seat, court: COURT[court].id, count });
    agents.forEach((each, owner) => {
      if (owner === seat) return;
      agents[owner] = 0;
      capture(g, seat, owner, each);
    });
  },
});

function abductable(g: Arcs, seat: Seat): number[] {
  const weapons = iconsOf(g, seat, WEAPON);
  return courtSpots(g).filter((spot) => rivalAgents(g, seat, spot) < weapons);
}

function rivalAgents(g: Arcs, seat: Seat, spot: number): number {
  return g.court[spot].agents.reduce((sum, count, owner) => sum + (owner === seat ? 0 : count), 0);
}

/** Swaps a token with the Rival who owns a controlled city. Elder Broker, ARC-24.4, ARC-25.6 */
export const trade = newAction('trade', {
  may: (g, seat) => (tradeCities(g, seat).length === 0 ? 'ARC-25.1' : null),
  *use(g, seat) {
    const city = yield* choose(
      seat,
      'trade',
      tradeCities(g, seat).map(({ system, place }) => ({ do: 'trade', system, place }) as const),
    );
    const { owner, system } = buildingAt(g, city.system, city.place)!;
    const about = { rival: owner };
    const givable = gifts(g, seat, owner);
    const taken = yield* choose(
      seat,
      'tradeTake',
      typesOf(g, system).flatMap((type) =>
        tokensIn(g, owner, type).map((slot) => rivalToken('takeToken', g, owner, slot)),
      ),
      { about },
    );
    const given = yield* choose(
      seat,
      'tradeGive',
      givable.map((slot) => ownToken('giveToken', g, seat, slot)),
      { about },
    );
    const { slot: from, resource: took } = taken;
    const { slot: to, resource: gave } = given;
    g.players[owner].slots[from] = NONE;
    g.players[seat].slots[to] = NONE;
    emit('traded', { player: seat, rival: owner, took: RESOURCES[took], gave: RESOURCES[gave] });
    g.players[owner].holding = gave;
    yield* store(g, seat, took);
    yield* store(g, owner, gave);
  },
});

function tradeCities(g: Arcs, seat: Seat): Building[] {
  return g.buildings.filter(
    ({ kind, owner, system }) =>
      kind === 'city' &&
      owner !== seat &&
      controls(g, seat, system) &&
      typesOf(g, system).some((type) => hasToken(g, owner, type)) &&
      gifts(g, seat, owner).length > 0,
  );
}

/** Tokens of a type that the Rival does not have, on a Cartel neither. */
function gifts(g: Arcs, seat: Seat, rival: Seat): number[] {
  return tokensIn(g, seat).filter((slot) => {
    const token = g.players[seat].slots[slot];
    return !hasToken(g, rival, token) && onCartel(g, rival, token) === 0;
  });
}
