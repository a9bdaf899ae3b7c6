import { ACTION_CARDS, COURT, RESOURCES, SETUPS, SUIT_ACTIONS, SYSTEMS } from '../content/index.ts';
import type { Arcs } from '../rules/state.ts';

/**
 * The rules told a second time, plainly and slowly, straight from the clauses and without the help of the rules: what
 * may be done without leaders and lore. Trade is the one action that is not told.
 */
export type Oracle = (g: Arcs, seat: number, about: object) => string[];

const isOut = (g: Arcs, system: number): boolean =>
  SETUPS[g.setup].outOfPlay.includes(SYSTEMS[system].cluster);

const ids = SYSTEMS.map(({ id }) => id);
const all = SYSTEMS.map((_, system) => system);
const inPlay = (g: Arcs): number[] => all.filter((system) => !isOut(g, system));

const fresh = (g: Arcs, seat: number, system: number): number => g.fresh[4 * system + seat];
const hurt = (g: Arcs, seat: number, system: number): number => g.damaged[4 * system + seat];
const ships = (g: Arcs, seat: number, system: number): number =>
  fresh(g, seat, system) + hurt(g, seat, system);

const seatsOf = (g: Arcs): number[] => g.players.map((_, seat) => seat);
const rivals = (g: Arcs, seat: number): number[] => seatsOf(g).filter((other) => other !== seat);

const controls = (g: Arcs, seat: number, system: number): boolean =>
  rivals(g, seat).every((rival) => fresh(g, seat, system) > fresh(g, rival, system));

const has = (g: Arcs, seat: number, system: number): boolean =>
  ships(g, seat, system) > 0 || g.buildings.some((b) => b.system === system && b.owner === seat);

/** ARC-3.2 to ARC-3.8, name by name. */
export function adjacent(g: Arcs, a: string, b: string): boolean {
  const [from, to] = [a, b].map((id) => ids.indexOf(id));
  if (a === b || isOut(g, from) || isOut(g, to)) return false;
  const [clusterA, nameA] = a.split('-');
  const [clusterB, nameB] = b.split('-');
  if (nameA === 'gate' && nameB === 'gate') {
    const next = (cluster: number): number => {
      const after = (cluster % 6) + 1;
      return SETUPS[g.setup].outOfPlay.includes(after) ? next(after) : after;
    };
    const [numberA, numberB] = [clusterA, clusterB].map((cluster) => Number(cluster[1]));
    return next(numberA) === numberB || next(numberB) === numberA;
  }
  if (clusterA === clusterB)
    return [nameA, nameB].includes('gate') || [nameA, nameB].includes('crescent');
  const pair = [a, b].toSorted().join(' ');
  return pair === 'c2-hex c3-arrow' || pair === 'c5-hex c6-arrow';
}

/** ARC-7.2 to ARC-7.8 */
const follow: Oracle = (g, seat) => {
  const lead = ACTION_CARDS[g.played[0].card];
  const number = g.zero ? 0 : lead.number;
  return g.players[seat].hand.flatMap((at) => {
    const card = ACTION_CARDS[at];
    const uses = [`copy:${card.id}`];
    if (card.suit !== lead.suit) uses.push(`pivot:${card.id}`);
    else if (card.number > number) uses.push(`surpass:${card.id}`);
    return uses;
  });
};

const lead: Oracle = (g, seat) => [
  'pass',
  ...g.players[seat].hand.map((card) => `lead:${ACTION_CARDS[card].id}`),
];

/** ARC-11.1, ARC-11.2, ARC-11.6 */
const tax: Oracle = (g, seat) =>
  g.buildings
    .filter((b) => b.kind === 'city' && !b.used)
    .filter((b) => b.owner === seat || controls(g, seat, b.system))
    .map((b) => `tax:${ids[b.system]}:${b.place}`);

/** ARC-12.2, ARC-12.4, ARC-12.5 */
const build: Oracle = (g, seat) =>
  inPlay(g).flatMap((system) => {
    const here = g.buildings.filter((b) => b.system === system);
    const keys: string[] = [];
    if (has(g, seat, system) && here.length < SYSTEMS[system].slots)
      keys.push(`buildCity:${ids[system]}`, `buildStarport:${ids[system]}`);
    if (here.some((b) => b.owner === seat && b.kind === 'starport' && !b.used))
      keys.push(`buildShip:${ids[system]}`);
    return keys;
  });

/** ARC-10.6, ARC-13.1 */
const moveFrom: Oracle = (g, seat) =>
  inPlay(g)
    .filter((system) => ships(g, seat, system) > 0)
    .map((system) => `moveFrom:${ids[system]}`);

/** ARC-13.1, ARC-13.10 */
const moveTo: Oracle = (g, _seat, about) => {
  const { system } = about as { readonly system: string };
  return ids.filter((id) => adjacent(g, system, id)).map((id) => `moveTo:${id}`);
};

/** ARC-14.1 */
const repair: Oracle = (g, seat) => [
  ...inPlay(g)
    .filter((system) => hurt(g, seat, system) > 0)
    .map((system) => `repairShip:${ids[system]}`),
  ...g.buildings
    .filter((b) => b.owner === seat && b.damaged)
    .map((b) => `repairBuilding:${b.kind}:${ids[b.system]}:${b.place}`),
];

const cards = (g: Arcs): Arcs['court'] => g.court.filter(({ card }) => card >= 0);

/** ARC-14.2 */
const influence: Oracle = (g, seat) =>
  g.players[seat].agents > 0 ? cards(g).map(({ card }) => `influence:${COURT[card].id}`) : [];

/** ARC-14.3 */
const secure: Oracle = (g, seat) =>
  cards(g)
    .filter(({ agents }) => rivals(g, seat).every((rival) => agents[seat] > agents[rival]))
    .map(({ card }) => `secure:${COURT[card].id}`);

/** ARC-15.1, ARC-15.2 */
const battle: Oracle = (g, seat) =>
  inPlay(g)
    .filter((system) => ships(g, seat, system) > 0)
    .flatMap((system) =>
      rivals(g, seat)
        .filter((rival) => has(g, rival, system))
        .map((rival) => `battle:${ids[system]}:${rival}`),
    );

/** ARC-16.8 */
const ransack: Oracle = (g) =>
  cards(g)
    .filter(({ agents }) => agents[g.battle.defender] > 0)
    .map(({ card }) => `ransack:${COURT[card].id}`);

/** ARC-17.2 to ARC-17.4; Sworn Guardians */
const raid: Oracle = (g) => {
  const { defender, keys } = g.battle;
  const { slots, guild } = g.players[defender];
  const guard = guild.find((card) => COURT[card].id === 'sworn-guardians');
  if (guard !== undefined) return [`stealCard:${defender}:sworn-guardians`, 'done'];
  const costs = [3, 1, 1, 2, 1, 3];
  return [
    ...slots.flatMap((token, slot) =>
      token >= 0 && costs[slot] <= keys
        ? [`stealToken:${defender}:${slot}:${RESOURCES[token]}`]
        : [],
    ),
    ...guild
      .filter((card) => COURT[card].raidCost <= keys)
      .map((card) => `stealCard:${defender}:${COURT[card].id}`),
    'done',
  ];
};

/** ARC-15.3, ARC-15.5; Gatekeepers */
const raidDice: Oracle = (g, seat) => {
  const { defender, system } = g.battle;
  const owned = g.buildings.filter((b) => b.owner === defender);
  const isAllowed = owned.length === 0 || owned.some((b) => b.system === system);
  const keepers = g.players[seat].guild.some((card) => COURT[card].id === 'gatekeepers');
  const extra = keepers && SYSTEMS[system].type === null ? 2 : 0;
  const most = isAllowed ? Math.min(6, ships(g, seat, system) + extra) : 0;
  return Array.from({ length: most + 1 }, (_, count) => `raidDice:${count}`);
};

const STANDARD: { readonly [action: string]: Oracle } = {
  tax,
  build,
  move: moveFrom,
  repair,
  influence,
  secure,
  battle,
};

/** Standard actions that a pip buys now. ARC-6.2, ARC-7, ARC-18.9 */
const action: Oracle = (g, seat) => {
  const { card, use } = g.played[g.turn.play];
  const shown = use === 'copy' ? g.played[0].card : card;
  const listed: string[] = [...SUIT_ACTIONS[ACTION_CARDS[shown].suit]];
  if (g.turn.weapon) listed.push('battle');
  const possible = [...new Set(listed)].filter((each) => STANDARD[each](g, seat, {}).length > 0);
  return ['endTurn', ...possible.map((each) => `act:${each}`)];
};

const holds = (g: Arcs, seat: number, id: string): boolean =>
  g.players[seat].guild.some((card) => COURT[card].id === id);

/** Could a new action of a Guild card stand in for one of these? ARC-21.7 */
function isReplaced(g: Arcs, seat: number, actions: readonly string[]): boolean {
  const { captives, slots, guild } = g.players[seat];
  const hasCaptive = captives.some((count) => count > 0);
  const [material, fuel, weapon] = [0, 1, 2];
  const weapons =
    slots.filter((token) => token === weapon).length +
    guild.filter((card) => COURT[card].suit === 'weapon').length;
  const isWeak = ({ agents }: Arcs['court'][number]): boolean =>
    rivals(g, seat).reduce((sum, rival) => sum + agents[rival], 0) < weapons;
  return (
    (actions.includes('build') &&
      ((holds(g, seat, 'mining-interest') && g.supply[material] > 0) ||
        (holds(g, seat, 'shipping-interest') && g.supply[fuel] > 0) ||
        (holds(g, seat, 'prison-wardens') && hasCaptive))) ||
    (actions.includes('influence') && holds(g, seat, 'prison-wardens') && hasCaptive) ||
    (actions.includes('battle') && holds(g, seat, 'court-enforcers') && cards(g).some(isWeak))
  );
}

/** May a token be spent as this type for its action, now that it has left its slot? ARC-16.12, ARC-18.7 to ARC-18.12 */
function isSpent(g: Arcs, seat: number, as: number, wild: readonly number[]): boolean {
  if (g.players[seat].outrage[as] !== 0 && !wild.includes(as)) return false;
  if (RESOURCES[as] === 'weapon') return !g.turn.weapon;
  const { suit } = ACTION_CARDS[g.played[0].card];
  const bought: readonly string[] = {
    material: ['build', 'repair'],
    fuel: ['move'],
    relic: ['secure'],
    psionic: SUIT_ACTIONS[suit],
  }[RESOURCES[as]];
  return (
    bought.some((each) => STANDARD[each](g, seat, {}).length > 0) || isReplaced(g, seat, bought)
  );
}

/** Tokens to spend or to waste, those alike in type and raid cost once, and Guild cards to use. ARC-21.2 to ARC-21.5 */
const prelude: Oracle = (g, seat) => {
  const player = g.players[seat];
  const loyal = ['engineers', 'pilots', 'marines', 'keepers', 'empaths'];
  const wild = loyal.flatMap((name, type) => (holds(g, seat, `loyal-${name}`) ? [type] : []));
  const costs = [3, 1, 1, 2, 1, 3];
  const keys = new Map<string, string[]>();
  player.slots.forEach((token, slot) => {
    if (token < 0 || keys.has(`${token} ${costs[slot]}`)) return;
    const slots = player.slots.with(slot, -1);
    const players = g.players.with(seat, { ...player, slots });
    const without = { ...g, players };
    const options = [`waste:${seat}:${slot}:${RESOURCES[token]}`];
    for (const as of new Set([token, ...wild]))
      if (isSpent(without, seat, as, wild))
        options.push(`spend:${seat}:${slot}:${RESOURCES[token]}:${RESOURCES[as]}`);
    keys.set(`${token} ${costs[slot]}`, options);
  });
  const used = player.guild.filter((card) => {
    const { id } = COURT[card];
    if (g.turn.locked.includes(card)) return false;
    if (/^(secret-order|galactic-bards|sworn-guardians)$/.test(id)) return false;
    if (id.startsWith('loyal-')) return id === 'loyal-marines';
    if (id === 'lattice-spies') return !g.turn.acted;
    if (id === 'relic-fence')
      return !g.turn.once.includes(id) && player.slots.some((token) => token >= 0);
    if (!id.endsWith('-union')) return true;
    const suit = { admin: 'administration', spacing: 'mobilization', arms: 'aggression' }[
      id.split('-')[0]
    ];
    return g.played.some(
      ({ card: played, use, union }) =>
        union < 0 &&
        use !== 'copy' &&
        use !== 'seize' &&
        ACTION_CARDS[played].suit === (suit ?? 'construction'),
    );
  });
  return [
    'endPrelude',
    ...[...keys.values()].flat(),
    ...used.map((card) => `use:${COURT[card].id}`),
  ];
};

/** By prompt: all options, but for new actions, which the oracle does not know. */
export const ORACLES: { readonly [prompt: string]: Oracle } = {
  lead,
  follow,
  prelude,
  action,
  tax,
  build,
  moveFrom,
  moveTo,
  repair,
  influence,
  secure,
  battle,
  ransack,
  raid,
  raidDice,
};
