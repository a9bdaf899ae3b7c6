import type { GameUi } from '@tablewright/board';
import type { BotHooks, Core, Game } from '@tablewright/engine';
import type { GameText, LanguageText, Locale, Messages } from '@tablewright/text';
import type { Lesson } from '@tablewright/board/lesson';

/** What is fetched of a game only when somebody looks at it. */
export interface GameParts {
  readonly rules: Game;
  readonly ui: GameUi;
  readonly bot: BotHooks<Core>;
  /** What it says in the language asked for; other languages are not in it. */
  readonly text: GameText;
  readonly rulebook: string;
  readonly lessons: readonly Lesson[];
  readonly lessonText: Messages;
}

export interface GameLoaders {
  rules(): Promise<Game>;
  ui(): Promise<GameUi>;
  bot(): Promise<BotHooks<Core>>;
  text(locale: Locale): Promise<GameText>;
  rulebook(locale: Locale): Promise<string>;
  lessons(): Promise<readonly Lesson[]>;
  lessonText(locale: Locale): Promise<Messages>;
}

/** A game on the front page. Without loaders it is only announced. */
export interface GameEntry {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, in minutes. */
  readonly minutes: readonly [number, number];
  readonly load: GameLoaders | null;
  /** Things that its rules reader shows in full, as the game's drawings name them. */
  readonly pieces: readonly string[];
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'roam',
    seats: { min: 2, max: 4 },
    minutes: [30, 45],
    pieces: ['card:RO-S-blue-C', 'card:RO-L26', 'artifact:RO-A05', 'patrol:'],
    load: {
      rules: async () => (await import('@tablewright/roam')).roam as unknown as Game,
      ui: async () => (await import('@tablewright/roam/ui')).roamUi as unknown as GameUi,
      bot: async () => (await import('@tablewright/roam/bot')).roamBot as unknown as BotHooks<Core>,
      text: oneLanguage({
        en: () => import('virtual:game/roam/text/en'),
        cs: () => import('virtual:game/roam/text/cs'),
        pl: () => import('virtual:game/roam/text/pl'),
      }),
      rulebook: oneOf<string>({
        en: () => import('virtual:game/roam/rulebook/en'),
        cs: () => import('virtual:game/roam/rulebook/cs'),
        pl: () => import('virtual:game/roam/rulebook/pl'),
      }),
      lessons: async () => (await import('@tablewright/roam/learn')).roamLessons,
      lessonText: oneOf<Messages>({
        en: () => import('virtual:game/roam/lessons/en'),
        cs: () => import('virtual:game/roam/lessons/cs'),
        pl: () => import('virtual:game/roam/lessons/pl'),
      }),
    },
  },
  {
    id: 'ahoy',
    seats: { min: 2, max: 4 },
    minutes: [60, 75],
    pieces: ['card:diver', 'plan:gunship', 'slot:bluefin/order-1', 'reward:r1c1'],
    load: {
      rules: async () => (await import('@tablewright/ahoy')).ahoy as unknown as Game,
      ui: async () => (await import('@tablewright/ahoy/ui')).ahoyUi as unknown as GameUi,
      bot: async () => (await import('@tablewright/ahoy/bot')).ahoyBot as unknown as BotHooks<Core>,
      text: oneLanguage({
        en: () => import('virtual:game/ahoy/text/en'),
        cs: () => import('virtual:game/ahoy/text/cs'),
        pl: () => import('virtual:game/ahoy/text/pl'),
      }),
      rulebook: oneOf<string>({
        en: () => import('virtual:game/ahoy/rulebook/en'),
        cs: () => import('virtual:game/ahoy/rulebook/cs'),
        pl: () => import('virtual:game/ahoy/rulebook/pl'),
      }),
      lessons: async () => (await import('@tablewright/ahoy/learn')).ahoyLessons,
      lessonText: oneOf<Messages>({
        en: () => import('virtual:game/ahoy/lessons/en'),
        cs: () => import('virtual:game/ahoy/lessons/cs'),
        pl: () => import('virtual:game/ahoy/lessons/pl'),
      }),
    },
  },
  {
    id: 'arcs',
    seats: { min: 2, max: 4 },
    minutes: [60, 120],
    pieces: [
      'card:aggression-4',
      'court:lattice-spies',
      'court:mass-uprising',
      'leader:mystic',
      'lore:gate-ports',
      'die:assault',
      'die:raid',
      'resource:fuel',
      'system:c2-hex',
    ],
    load: {
      rules: async () => (await import('@tablewright/arcs')).arcs as unknown as Game,
      ui: async () => (await import('@tablewright/arcs/ui')).arcsUi as unknown as GameUi,
      bot: async () => (await import('@tablewright/arcs/bot')).arcsBot as unknown as BotHooks<Core>,
      text: oneLanguage({
        en: () => import('virtual:game/arcs/text/en'),
        cs: () => import('virtual:game/arcs/text/cs'),
        pl: () => import('virtual:game/arcs/text/pl'),
      }),
      rulebook: oneOf<string>({
        en: () => import('virtual:game/arcs/rulebook/en'),
        cs: () => import('virtual:game/arcs/rulebook/cs'),
        pl: () => import('virtual:game/arcs/rulebook/pl'),
      }),
      lessons: async () => (await import('@tablewright/arcs/learn')).arcsLessons,
      lessonText: oneOf<Messages>({
        en: () => import('virtual:game/arcs/lessons/en'),
        cs: () => import('virtual:game/arcs/lessons/cs'),
        pl: () => import('virtual:game/arcs/lessons/pl'),
      }),
    },
  },
  { id: 'ti4', seats: { min: 3, max: 6 }, minutes: [240, 480], pieces: [], load: null },
];

export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The loaders of a game that can be played. */
export function loadersOf(id: string): GameLoaders {
  const load = gameOf(id)?.load;
  if (load === null || load === undefined) throw new Error(`There is no game "${id}".`);
  return load;
}

type ByLanguage = { readonly [L in Locale]: () => Promise<{ readonly default: unknown }> };

/** The text of a game with one language in it, which is all that a reader needs. */
function oneLanguage(modules: ByLanguage): GameLoaders['text'] {
  return async (locale) => {
    const { default: part } = await modules[locale]();
    const { arguments: kinds, language } = part as Pick<GameText, 'arguments'> & {
      readonly language: LanguageText;
    };
    return { arguments: kinds, languages: { [locale]: language } } as unknown as GameText;
  };
}

function oneOf<Part>(modules: ByLanguage): (locale: Locale) => Promise<Part> {
  return async (locale) => (await modules[locale]()).default as Part;
}
