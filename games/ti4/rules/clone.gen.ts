// Written by `npm run generate` from the schema; do not edit.
import type { Ti4 } from './state.ts';

export function cloneTi4(state: Ti4): Ti4 {
  return { agenda: state.agenda.slice(), variant: state.variant, seating: state.seating, draft: state.draft, building: { hands: copyList1(state.building.hands), blue: state.building.blue.slice(), red: state.building.red.slice() }, galaxy: state.galaxy, players: copyList2(state.players), space: state.space.slice(), damaged: state.damaged.slice(), tokens: state.tokens.slice(), ground: state.ground.slice(), pds: state.pds.slice(), docks: state.docks.slice(), floating: state.floating.slice(), control: state.control.slice(), exhausted: state.exhausted.slice(), custodians: state.custodians, exchanged: state.exchanged, wormholes: state.wormholes.slice(), zero: state.zero, strategy: copyList3(state.strategy), choosing: state.choosing, keepers: state.keepers, revealed: state.revealed.slice(), stage1: state.stage1.slice(), stage2: state.stage2.slice(), stage1Box: state.stage1Box.slice(), stage2Box: state.stage2Box.slice(), secretDeck: state.secretDeck.slice(), actionDeck: state.actionDeck.slice(), discarded: state.discarded.slice(), plays: copyList4(state.plays), cancelled: state.cancelled, agendaDeck: state.agendaDeck.slice(), agendaKnown: state.agendaKnown.slice(), agendaDiscards: state.agendaDiscards.slice(), laws: state.laws.slice(), attached: copyList5(state.attached), leaked: state.leaked, published: copyList6(state.published), pending: copyList7(state.pending), council: { agenda: state.council.agenda, number: state.council.number, again: state.council.again, barred: state.council.barred, silenced: state.council.silenced, votes: copyList8(state.council.votes), predictions: copyList9(state.council.predictions), outcome: state.council.outcome, traded: state.council.traded.slice() }, banished: state.banished, foretold: state.foretold, assimilated: state.assimilated.slice(), speaker: state.speaker, round: state.round, phase: state.phase, turn: { number: state.turn.number, seat: state.turn.seat, taken: state.turn.taken, extra: state.turn.extra, traded: state.turn.traded }, tactical: { system: state.tactical.system, conduit: state.tactical.conduit, moved: state.tactical.moved, speed: state.tactical.speed, ceasefire: state.tactical.ceasefire, silent: state.tactical.silent, chart: state.tactical.chart, beacon: state.tactical.beacon, battlestations: copyList10(state.tactical.battlestations), bunkers: copyList11(state.tactical.bunkers), disabled: state.tactical.disabled, muted: state.tactical.muted, landed: state.tactical.landed.slice(), gained: state.tactical.gained.slice(), fighters: copyList12(state.tactical.fighters) }, combat: { system: state.combat.system, planet: state.combat.planet, attacker: state.combat.attacker, defender: state.combat.defender, round: state.combat.round, retreating: state.combat.retreating, refuge: state.combat.refuge, hits: state.combat.hits.slice(), heavy: state.combat.heavy.slice(), sustained: state.combat.sustained.slice(), rerolls: state.combat.rerolls.slice(), funded: state.combat.funded.slice(), legion: state.combat.legion.slice(), boost: state.combat.boost.slice(), fighterBoost: state.combat.fighterBoost.slice(), silenced: state.combat.silenced.slice(), drawn: state.combat.drawn, scored: state.combat.scored, wrecks: state.combat.wrecks, learnt: state.combat.learnt, joined: state.combat.joined.slice(), origins: copyList13(state.combat.origins) }, rolled: { roll: state.rolled.roll, seats: state.rolled.seats.slice(), dice: copyList14(state.rolled.dice), heavy: state.rolled.heavy, cancelled: state.rolled.cancelled }, ended: state.ended };
}

function copyList1<T extends { blue: number[]; red: number[] }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ blue: item.blue.slice(), red: item.red.slice() } as T);
  return copy;
}

function copyList2<T extends { faction: number; points: number; tactic: number; fleet: number; strategy: number; goods: number; commodities: number; owed: number; owedCards: number; technologies: number[]; spent: number[]; profiles: number[]; returning: number; secrets: number[]; scored: number[]; scoredSecrets: number[]; hand: number[]; handKnown: number[]; notes: number[]; notesKnown: number[]; displayed: number[]; offices: number[]; passed: boolean; eliminated: boolean }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ faction: item.faction, points: item.points, tactic: item.tactic, fleet: item.fleet, strategy: item.strategy, goods: item.goods, commodities: item.commodities, owed: item.owed, owedCards: item.owedCards, technologies: item.technologies.slice(), spent: item.spent.slice(), profiles: item.profiles.slice(), returning: item.returning, secrets: item.secrets.slice(), scored: item.scored.slice(), scoredSecrets: item.scoredSecrets.slice(), hand: item.hand.slice(), handKnown: item.handKnown.slice(), notes: item.notes.slice(), notesKnown: item.notesKnown.slice(), displayed: item.displayed.slice(), offices: item.offices.slice(), passed: item.passed, eliminated: item.eliminated } as T);
  return copy;
}

function copyList3<T extends { owner: number; exhausted: boolean; goods: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ owner: item.owner, exhausted: item.exhausted, goods: item.goods } as T);
  return copy;
}

function copyList4<T extends { seat: number; card: number; cancelled: boolean; planet: number; system: number; player: number; kind: number; damaged: boolean; count: number; outcome: number; law: number; otherPlanet: number; dice: number[] }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ seat: item.seat, card: item.card, cancelled: item.cancelled, planet: item.planet, system: item.system, player: item.player, kind: item.kind, damaged: item.damaged, count: item.count, outcome: item.outcome, law: item.law, otherPlanet: item.otherPlanet, dice: item.dice.slice() } as T);
  return copy;
}

function copyList5<T extends { agenda: number; planet: number; exhausted: boolean }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ agenda: item.agenda, planet: item.planet, exhausted: item.exhausted } as T);
  return copy;
}

function copyList6<T extends { secret: number; scored: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ secret: item.secret, scored: item.scored } as T);
  return copy;
}

function copyList7<T extends { agenda: number; seats: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ agenda: item.agenda, seats: item.seats } as T);
  return copy;
}

function copyList8<T extends { seat: number; outcome: number; count: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ seat: item.seat, outcome: item.outcome, count: item.count } as T);
  return copy;
}

function copyList9<T extends { seat: number; card: number; ability: number; outcome: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ seat: item.seat, card: item.card, ability: item.ability, outcome: item.outcome } as T);
  return copy;
}

function copyList10<T extends { seat: number; system: number; value: number; dice: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ seat: item.seat, system: item.system, value: item.value, dice: item.dice } as T);
  return copy;
}

function copyList11<T extends { seat: number; added: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ seat: item.seat, added: item.added } as T);
  return copy;
}

function copyList12<T extends { planet: number; count: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ planet: item.planet, count: item.count } as T);
  return copy;
}

function copyList13<T extends { planet: number; count: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ planet: item.planet, count: item.count } as T);
  return copy;
}

function copyList14<T extends number[]>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push(item.slice() as T);
  return copy;
}
