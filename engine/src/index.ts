export { Abilities, settle } from './abilities.ts';
export type { Ability, CardEntry, Deck, Found, Held, Simultaneous } from './abilities.ts';
export { Ask, AskAll, choose, chooseAll, judge } from './ask.ts';
export type {
  About,
  Details,
  Lazy,
  Message,
  Options,
  Prompt,
  Refusal,
  Request,
  Script,
} from './ask.ts';
export {
  type Chance,
  commitment,
  FastChance,
  isKey,
  KeyedChance,
  keyFromSeed,
  ReplayedChance,
  type Stream,
} from './chance.ts';
export { AnswerError, InputError, LawError } from './errors.ts';
export { checkSetup, defineGame, schedule } from './game.ts';
export type {
  Game,
  GameRules,
  Result,
  Setup,
  SetupOption,
  SetupValue,
  Speller,
  Spelling,
  Step,
  StepsOf,
} from './game.ts';
export { cloneSource } from './generate.ts';
export { type Grammar, grammar, type OptionOf, type VerbOf } from './grammar.ts';
export { hashOf, Mixer } from './hash.ts';
export { Match } from './match.ts';
export type { Answer, Checkpoint, Entry } from './checkpoint.ts';
export type { Consequence, Identity, UndoRight } from './match.ts';
export { offer } from './observation.ts';
export type { Observation, OfferedOption, Question, RefusedOption } from './observation.ts';
export { parseJournal, Recorder, replayJournal, rulesOf, verifyJournal } from './journal.ts';
export type {
  GivenAnswer,
  Journal,
  JournalHeader,
  JournalLine,
  Moment,
  Verification,
} from './journal.ts';
export { answersWithin, isSameShape, NewerRulesError, reopenJournal } from './reopen.ts';
export type { Adaptation, AnswerLine, Followed, KeptSave, Reopened } from './reopen.ts';
export type { BotHooks } from './hooks.ts';
export { type Kind, seat, upTo, word } from './kinds.ts';
export { HIDDEN, type Plain, type Seat, SPECTATOR } from './plain.ts';
export { Run } from './run.ts';
export { type Loaded, loadMatch, openState, type Save, saveMatch, saveWithoutKey } from './save.ts';
export { emit, type EventArgs, eventFor, type GameEvent, roll, shuffle } from './scene.ts';
export { sealHeader, sealJournal } from './seal.ts';
export { constant, core, flag, hidden, int, list, nobody, owner, record, text } from './schema.ts';
export type { Core, Infer, Schema, Sees, StepCall, StepTable } from './schema.ts';
export { checkShape } from './shape.ts';
export { type EventTable, type Vocabulary, vocabulary } from './vocabulary.ts';
export { openWindow, type Usable, type Window } from './window.ts';
