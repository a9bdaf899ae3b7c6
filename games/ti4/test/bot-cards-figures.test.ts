import { createBot, findDeal, parseBot } from '@tablewright/bots';
import { type Ask, type Deal, dealKey, keyFromSeed, Match, type Seat } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { touches } from '../bot/cancels.ts';
import { agendaWorth } from '../bot/council.ts';
import { ti4Bot } from '../bot/index.ts';
import { optionOfOutcome, outcomesOf } from '../rules/ballots.ts';
import { ti4 } from '../rules/game.ts';
import { type Option, options } from '../rules/options.ts';
import type { Ti4 } from '../rules/state.ts';

/** More matches, or a bot that looks ahead: `MATCHES=6 SEATS=6 BOT=greedy npx vitest run … bot-cards-figures`. */
const MATCHES = Number(process.env['MATCHES'] ?? 4);
const SEATS = Number(process.env['SEATS'] ?? 4);
const BOT = process.env['BOT'] ?? 'glance';

/** What bots did with cards, votes and deals. */
interface Figures {
  /** Cards that were cancelled, and those of them that touched who cancelled them or would have ended the match. */
  cancels: number;
  deserved: number;
  /** Votes, and those for an outcome that is worth no less than the mean of all. */
  votes: number;
  wise: number;
  /** Transactions, those with notes, and those by which another than the judge has won. */
  deals: number;
  notes: number;
  kingmaking: number;
}

describe('What bots do with cards', () => {
  it('they cancel what touches them, vote for what is good for them, and make nobody else win', async () => {
    const total: Figures = {
      cancels: 0,
      deserved: 0,
      votes: 0,
      wise: 0,
      deals: 0,
      notes: 0,
      kingmaking: 0,
    };
    for (let match = 0; match < MATCHES; match++) await play(match, total);
    if (process.env['MATCHES'] !== undefined) process.stdout.write(`${JSON.stringify(total)}\n`);
    expect(total.votes).toBeGreaterThan(10 * MATCHES);
    expect(total.wise / total.votes).toBeGreaterThan(0.8);
    expect(total.cancels).toBeGreaterThan(0);
    expect(total.deserved / total.cancels).toBeGreaterThan(0.75);
    expect(total.deals).toBeGreaterThan(0);
    expect(total.kingmaking).toBe(0);
  }, 3_000_000);
});

/** A match that bots play to its end. */
async function play(number: number, total: Figures): Promise<void> {
  const match = Match.start(ti4, {
    seats: SEATS,
    setup: {},
    key: keyFromSeed(`figures ${number}`),
  });
  const bots = Array.from({ length: SEATS }, (_, seat) => thinker(number * SEATS + seat + 1));
  for (let answers = 0; !match.over; answers++) {
    const [ask] = match.asks;
    if (ask.prompt.id === 'turn') trade(match, ask.seat, answers, total);
    if (match.over) return;
    const [{ seat }] = match.asks;
    const key = await bots[seat](match, seat);
    count(match.state, match.asks[0], key, total);
    match.answer(seat, key);
  }
}

type Thinker = (match: Match<Ti4>, seat: Seat) => Promise<string>;

function thinker(seed: number): Thinker {
  if (BOT === 'glance') return async (match, seat) => glance(match, seat);
  const bot = createBot(parseBot(BOT), ti4Bot, seed);
  return async (match, seat) => (await bot.advise(match, seat)).key;
}

/** The option that looks best at a glance. */
function glance(match: Match<Ti4>, seat: Seat): string {
  const ask = match.ask(seat)!;
  const weights = ask.options.map((option) => ti4Bot.weigh!(match.state, ask, option as Option));
  return ask.prompt.key(ask.options[weights.indexOf(Math.max(...weights))]);
}

/** The active player proposes something; the other one agrees if he wants to. */
function trade(match: Match<Ti4>, seat: Seat, seed: number, total: Figures): void {
  const offer = findDeal(match, seat, ti4Bot, seed);
  if (offer === null) return;
  const isAgreed = ti4Bot.deal!(match.observe(offer.to).state, offer.to, offer);
  if (!isAgreed || ti4.accords!.forbids(match.state, dealKey(offer)) !== null) return;
  total.deals++;
  if (hasNotes(offer)) total.notes++;
  match.accord(dealKey(offer), [offer.from, offer.to]);
  const winner = match.result?.places.indexOf(1);
  if (winner !== undefined && winner !== seat) total.kingmaking++;
}

const hasNotes = ({ gives, wants }: Deal): boolean =>
  [...gives, ...wants].some(({ thing }) => thing.startsWith('note-'));

function count(g: Ti4, { seat, prompt }: Ask, key: string, total: Figures): void {
  if (prompt.id === 'card.played' && /^(play|use):/.test(key)) {
    const play = g.plays.at(-1)!;
    const isLast = g.players[play.seat].points >= g.variant.points - 1;
    total.cancels++;
    if (touches(g, seat, play) || isLast) total.deserved++;
  }
  if (prompt.id !== 'vote' || key === 'abstain') return;
  const { agenda } = g.council;
  const worths = outcomesOf(g).map((outcome) => agendaWorth(g, seat, agenda, outcome));
  const mean = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  const voted = outcomeOf(g, key);
  total.votes++;
  if (agendaWorth(g, seat, agenda, voted) >= mean - 1e-9) total.wise++;
}

function outcomeOf(g: Ti4, key: string): number {
  return outcomesOf(g).find((outcome) => options.key(optionOfOutcome(g, outcome)) === key)!;
}
