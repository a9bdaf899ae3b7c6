import type { GameUi, Tools } from '@tablewright/board';
import type { Lesson } from '@tablewright/board/lesson';
import type { Manifest } from '@tablewright/board/manifest';
import type { BotHooks, Core, Game } from '@tablewright/engine';
import type { GameText, Glossary, LanguageText, Locale, Messages } from '@tablewright/text';
import { MANIFESTS, MODULES } from './games.gen.ts';

/** The parts of a game that are loaded on demand. */
export interface GameParts {
  readonly rules: Game;
  readonly ui: GameUi;
  readonly bot: BotHooks<Core>;
  /** Its texts at the table, in one language, without the clauses. */
  readonly text: GameText;
  readonly clauses: Messages;
  readonly rulebook: string;
  readonly lessons: readonly Lesson[];
  readonly lessonText: Messages;
  readonly glossary: GlossaryPart;
  readonly tools: Tools;
}

export interface GlossaryPart {
  readonly terms: Glossary;
  /** Names of things that are no terms, though one occurs in them. */
  readonly names: readonly string[];
}

export interface GameLoaders {
  rules(): Promise<Game>;
  ui(): Promise<GameUi>;
  /** Null where a game in development has none yet. */
  bot(): Promise<BotHooks<Core> | null>;
  text(locale: Locale): Promise<GameText>;
  clauses(locale: Locale): Promise<Messages>;
  rulebook(locale: Locale): Promise<string>;
  lessons(): Promise<readonly Lesson[]>;
  lessonText(locale: Locale): Promise<Messages>;
  /** Only of games that explain their terms. */
  glossary?(locale: Locale): Promise<GlossaryPart>;
  tools(): Promise<Tools>;
}

/** A game on the front page. One that is not offered is announced; without loaders there is nothing to open. */
export interface GameEntry extends Manifest {
  readonly load: GameLoaders | null;
  /** Of the rules that this page has, where the game can be played. */
  readonly rulesVersion: number | null;
  readonly isOffered: boolean;
}

/** A game's modules as the generated list imports them. Each game has its own state type, which is erased here. */
interface Modules {
  readonly rulesVersion: number;
  readonly rules: () => Promise<unknown>;
  readonly ui: () => Promise<unknown>;
  readonly bot?: () => Promise<unknown>;
  readonly lessons?: () => Promise<readonly Lesson[]>;
  readonly text: ByLanguage;
  readonly clauses: ByLanguage;
  readonly rulebook: ByLanguage;
  readonly lessonText: ByLanguage;
  readonly glossary?: ByLanguage;
  readonly tools?: () => Promise<Tools>;
}

type ByLanguage = { readonly [L in Locale]: () => Promise<{ readonly default: unknown }> };

const modules: { readonly [id: string]: Modules } = MODULES;

export const GAMES: readonly GameEntry[] = MANIFESTS.map((manifest) => ({
  ...manifest,
  load: Object.hasOwn(modules, manifest.id) ? loaders(modules[manifest.id]) : null,
  rulesVersion: Object.hasOwn(modules, manifest.id) ? modules[manifest.id].rulesVersion : null,
  isOffered: Object.hasOwn(modules, manifest.id) && (isFinished(manifest) || listsUnfinished()),
}));

export const PLAYABLE = GAMES.filter(({ isOffered }) => isOffered);

export function gameOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The loaders of a game that can be played. */
export function loadersOf(id: string): GameLoaders {
  const load = gameOf(id)?.load;
  if (load === null || load === undefined) throw new Error(`There is no game "${id}".`);
  return load;
}

function isFinished({ status }: Manifest): boolean {
  return status !== 'development';
}

/** A server that lists games in development says so in the page. */
function listsUnfinished(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector('meta[name="games-in-development"]') !== null
  );
}

function loaders(of: Modules): GameLoaders {
  return {
    rules: async () => (await of.rules()) as Game,
    ui: async () => (await of.ui()) as GameUi,
    bot: async () => ((await of.bot?.()) ?? null) as BotHooks<Core> | null,
    lessons: of.lessons ?? (async () => []),
    text: oneLanguage(of.text),
    clauses: oneOf<Messages>(of.clauses),
    rulebook: oneOf<string>(of.rulebook),
    lessonText: oneOf<Messages>(of.lessonText),
    ...(of.glossary && { glossary: oneOf<GlossaryPart>(of.glossary) }),
    tools: of.tools ?? (() => Promise.resolve({})),
  };
}

/** The text of a game in one language. */
function oneLanguage(modules: ByLanguage): GameLoaders['text'] {
  return async (locale) => {
    const { default: part } = await modules[locale]();
    const { arguments: kinds, language } = part as Pick<GameText, 'arguments'> & {
      readonly language: LanguageText;
    };
    // GameText has all languages; the page asks only for the one it has loaded.
    return { arguments: kinds, languages: { [locale]: language } } as unknown as GameText;
  };
}

function oneOf<Part>(modules: ByLanguage): (locale: Locale) => Promise<Part> {
  return async (locale) => (await modules[locale]()).default as Part;
}
