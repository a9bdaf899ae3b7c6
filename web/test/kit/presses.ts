import { everySetup } from '@tablewright/conformance';
import {
  type Core,
  FastChance,
  type Game,
  keyFromSeed,
  Match,
  type Seat,
  SPECTATOR,
  type Why,
  whyNot,
} from '@tablewright/engine';
import type { GameUi } from '@tablewright/board';
import { type GameText, type Locale, LOCALES } from '@tablewright/text';
import { Easel } from './easel.ts';

/** Who presses: a seat that is asked something, one that waits, or a spectator. */
export const ROLES = ['asked', 'waiting', 'watching'] as const;
export type Role = (typeof ROLES)[number];

export interface Press {
  readonly role: Role;
  readonly target: string;
  readonly prompt: string;
  readonly why: Why;
  /** The answer in every language, sentence by sentence. */
  readonly said: { readonly [L in Locale]: readonly string[] };
}

/**
 * Does an answer help? It does if it cites the clause that forbids the thing, if the game says what stands in the way
 * (what must come first, what it costs, whose it is, when it can be done), or if it tells a player who is not asked who is.
 * It does not if the game only says what the thing is (a message `what.…`), if only the grammar knows that the thing is
 * good for something later, or if it repeats the question.
 */
export function helps(why: Why): boolean {
  switch (why.by) {
    case 'game':
      return !why.obstacle.id.startsWith('what.');
    case 'grammar':
    case 'question':
      return false;
    default:
      return true;
  }
}

type State = Core & { readonly players: readonly object[] };

export interface Pressable {
  readonly game: Game<State>;
  readonly text: GameText;
  readonly ui: GameUi<State>;
}

/** A game with all that is drawn and said of it. */
export async function everythingOf(id: string): Promise<Pressable> {
  const rules: { readonly [name: string]: Game<State> } = await import(`@tablewright/${id}`);
  const uis: { readonly [name: string]: GameUi<State> } = await import(`@tablewright/${id}/ui`);
  const texts: { readonly [name: string]: GameText } = await import(`@tablewright/${id}/text`);
  return { game: rules[id], ui: uis[`${id}Ui`], text: texts[`${id}Text`] };
}

/** The share of answers that help. */
export function shareOf(pressed: readonly Press[]): number {
  return pressed.filter(({ why }) => helps(why)).length / pressed.length;
}

/** Presses everything that is drawn but not lit at random positions, from every seat and as a spectator. */
export function* presses({ game, text, ui }: Pressable, positions: number): Generator<Press> {
  const easel = new Easel(game, text, ui);
  for (let i = 0; i < positions; i++) {
    const match = randomPosition(game, i);
    const layout = i % 2 === 0 ? 'wide' : 'tall';
    for (let seat = SPECTATOR; seat < match.seats; seat++) {
      const picture = easel.draw(match, seat, { locale: 'en', layout });
      const seen = match.observe(seat);
      const refusals = seat === SPECTATOR ? [] : match.refusals(seat);
      const prompt = seen.question?.prompt ?? '';
      const options = seen.question?.options ?? [];
      for (const target of unlitIn(picture)) {
        // A card that can be played in several ways is not lit itself, but a press asks which.
        if (options.some((option) => option.target === target || option.key === target)) continue;
        const why = whyNot(game, seat, seen, refusals, target);
        const said = inEveryLanguage((locale) =>
          easel
            .teller(locale, match.seats)
            .why(why)
            .map(({ text: sentence, clause }) => `${sentence}${clause ? ` [${clause}]` : ''}`),
        );
        yield { role: roleOf(seat, prompt), target, prompt, why, said };
      }
    }
  }
}

/** A match at a moment that is equally likely anywhere in its course. */
export function randomPosition(game: Game<State>, number: number): Match<State> {
  const chance = new FastChance(number + 1);
  const setups = everySetup(game);
  const { seats, setup } = setups[chance.below(setups.length)];
  const start = (): Match<State> => Match.start(game, { seats, setup, key: keyFromSeed(number) });
  const answers: [Seat, string][] = [];
  const whole = start();
  while (!whole.over) {
    const { seat, prompt, options } = whole.asks[chance.below(whole.asks.length)];
    const key = prompt.key(options[chance.below(options.length)]);
    whole.answer(seat, key);
    answers.push([seat, key]);
  }
  const match = start();
  for (const [seat, key] of answers.slice(0, chance.below(answers.length))) match.answer(seat, key);
  return match;
}

function unlitIn(picture: string): string[] {
  const drawn = picture.matchAll(/data-target="([^"]+)"( data-light="offered")?/g);
  const lit = new Set<string>();
  const unlit = new Set<string>();
  for (const [, target, light] of drawn) (light === undefined ? unlit : lit).add(target);
  return [...unlit].filter((target) => !lit.has(target));
}

function roleOf(seat: Seat, prompt: string): Role {
  if (seat === SPECTATOR) return 'watching';
  return prompt === '' ? 'waiting' : 'asked';
}

function inEveryLanguage<T>(of: (locale: Locale) => T): { readonly [L in Locale]: T } {
  return Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as { [L in Locale]: T };
}
