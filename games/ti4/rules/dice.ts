import { roll, type Seat } from '@tablewright/engine';
import { DIE_SIDES } from '../content/index.ts';
import { profileOf } from './pieces.ts';
import { unitPower } from './powers.ts';
import type { Ti4 } from './state.ts';

/** Numbers kept for each die: kind of unit, die, what is added to it, hits. */
const WIDTH = 4;

export interface Die {
  readonly kind: number;
  readonly die: number;
  readonly added: number;
  readonly hits: number;
}

/** Dice of units of one kind, each a hit from this value on. */
export interface Shots {
  readonly kind: number;
  readonly dice: number;
  readonly value: number;
}

/** What is rolled together at one place; the planet is NONE in space. */
export interface Volley {
  readonly planet: number;
  readonly shots: readonly Shots[];
}

export function noRoll(): Ti4['rolled'] {
  return { roll: 'none', seats: [], dice: [], heavy: false, cancelled: 0 };
}

/** Makes room for the dice of these players. */
export function takeDice(g: Ti4, what: Ti4['rolled']['roll'], seats: readonly Seat[]): void {
  g.rolled = { ...noRoll(), roll: what, seats: [...seats], dice: seats.map(() => []) };
}

/** 0 counts as 10. TI-1.10 */
export function rollDie(): number {
  return roll(DIE_SIDES) + 1;
}

/** Rolls for a unit ability; `place` is that of the roller among those who roll. TI-1.10 */
export function shoot(g: Ti4, place: number, shots: readonly Shots[], added: number): number {
  const dice = g.rolled.dice[place];
  for (const shot of shots)
    for (let left = shot.dice; left > 0; left--) {
      const die = rollDie();
      dice.push(shot.kind, die, added, die + added >= shot.value ? 1 : 0);
    }
  return hitsRolled(g, place);
}

/** Rolls so many combat dice of units of a kind. TI-10.5 */
export function rollUnits(g: Ti4, place: number, kind: number, dice: number, added: number): void {
  const seat = g.rolled.seats[place];
  for (let left = dice; left > 0; left--) {
    const die = rollDie();
    g.rolled.dice[place].push(kind, die, added, combatHits(g, seat, { kind, die, added }));
  }
}

/** Modifiers change the result, not the needed value; some count the die as it fell. TI-1.10 */
function combatHits(g: Ti4, seat: Seat, { kind, die, added }: Omit<Die, 'hits'>): number {
  const hit = die + added >= profileOf(g, seat, kind)!.combat! ? 1 : 0;
  const critical = unitPower(g, seat, kind, 'criticalHits');
  return critical !== undefined && die >= critical.from ? hit + critical.hits : hit;
}

export function diceOf(g: Ti4, place: number): Die[] {
  const dice = g.rolled.dice[place];
  return Array.from({ length: dice.length / WIDTH }, (_, at) => {
    const [kind, die, added, hits] = dice.slice(at * WIDTH, (at + 1) * WIDTH);
    return { kind, die, added, hits };
  });
}

export function hitsRolled(g: Ti4, place: number): number {
  const dice = g.rolled.dice[place];
  let hits = 0;
  for (let at = WIDTH - 1; at < dice.length; at += WIDTH) hits += dice[at];
  return hits;
}

/** TI-1.11 */
export function rerollDie(g: Ti4, place: number, at: number): void {
  setDie(g, place, at, { ...diceOf(g, place)[at], die: rollDie() });
}

/** One more is added to a die that lies there. */
export function raiseDie(g: Ti4, place: number, at: number): void {
  const old = diceOf(g, place)[at];
  setDie(g, place, at, { ...old, added: old.added + 1 });
}

/** Would one more make a hit of it? */
export function wouldHit(g: Ti4, place: number, die: Die): boolean {
  const raised = { ...die, added: die.added + 1 };
  return combatHits(g, g.rolled.seats[place], raised) > die.hits;
}

function setDie(g: Ti4, place: number, at: number, { kind, die, added }: Die): void {
  const hits = combatHits(g, g.rolled.seats[place], { kind, die, added });
  g.rolled.dice[place].splice(at * WIDTH, WIDTH, kind, die, added, hits);
}

/** The dice as they fell, for the log. */
export function diceText(g: Ti4, place: number): string {
  return diceOf(g, place)
    .map(({ die }) => die)
    .join(' ');
}
