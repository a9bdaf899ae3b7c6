import { arcs } from '@tablewright/arcs';
import { arcsBot } from '@tablewright/arcs/bot';
import { createBot, parseBot } from '@tablewright/bots';
import { keyFromSeed, Match } from '@tablewright/engine';

/** What good players of Arcs do not do, counted over matches. */
export interface Habits {
  matches: number;
  decisions: number;
  catapults: number;
  /** Catapult moves that came back to a system they had been in. */
  bounced: number;
  /** Most systems that one Catapult move entered. */
  longest: number;
  raids: number;
  /** Raids that ended while something could still be paid for. */
  keysLeft: number;
  /** Hits taken where a fresh ship could have taken them, and those that destroyed a damaged one instead. */
  hits: number;
  shipsGivenUp: number;
  battles: number;
  withoutDice: number;
}

/** Plays matches of three to four equal bots, with and without leaders. */
export async function habitsOf(written: string, matches: number, seed: string): Promise<Habits> {
  const habits: Habits = {
    matches,
    decisions: 0,
    catapults: 0,
    bounced: 0,
    longest: 0,
    raids: 0,
    keysLeft: 0,
    hits: 0,
    shipsGivenUp: 0,
    battles: 0,
    withoutDice: 0,
  };
  for (let i = 0; i < matches; i++) await playOne(habits, written, `${seed}-${i}`, i);
  return habits;
}

async function playOne(
  habits: Habits,
  written: string,
  seed: string,
  number: number,
): Promise<void> {
  const seats = 3 + (number % 2);
  const leaders = number % 4 < 2 ? 'off' : 'on';
  const key = keyFromSeed(seed);
  const match = Match.start(arcs, { seats, setup: { leaders, splitDiscard: false }, key });
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot(parseBot(written), arcsBot, 100 * number + seat),
  );
  let visited: string[] = [];
  while (!match.over) {
    const [{ seat, prompt, options }] = match.asks;
    const keys = options.map((option) => prompt.key(option));
    const { key: answer } = await bots[seat].advise(match, seat);
    const [verb, first] = answer.split(':');
    habits.decisions++;
    if (verb === 'moveFrom') visited = [first];
    if (verb === 'moveTo') {
      if (prompt.id === 'catapult') {
        if (visited.length === 2) habits.catapults++;
        if (visited.includes(first) && new Set(visited).size === visited.length) habits.bounced++;
      }
      visited.push(first);
      habits.longest = Math.max(habits.longest, visited.length - 1);
    }
    if (prompt.id === 'raid') {
      if (verb === 'done') habits.keysLeft += 1;
      else habits.raids++;
    }
    if (prompt.id === 'takeHit' && keys.length > 1) {
      habits.hits++;
      if (answer.endsWith(':damaged')) habits.shipsGivenUp++;
    }
    for (const { type, args } of match.answer(seat, answer).events) {
      if (type !== 'battle') continue;
      habits.battles++;
      const dice = ['raid', 'assault', 'skirmish'].map((die) => Number(args[die]));
      if (dice.every((count) => count === 0)) habits.withoutDice++;
    }
  }
}
