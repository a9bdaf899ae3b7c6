export { dealKey, MOST_LOTS, opensToAccords, readDeal } from './accords.ts';
export type { Accords, Deal, DealBook, Lot, Tradable } from './accords.ts';
export { Abilities } from './abilities.ts';
export type { Ability, CardEntry, Found, Passive } from './abilities.ts';
export { Ask, AskAll, choose, chooseAll, chooseRows, judge } from './ask.ts';
export type {
  About,
  Details,
  Lazy,
  Message,
  OfferedOption,
  Options,
  Prompt,
  Question,
  Refusal,
  RefusedOption,
  Request,
  Script,
} from './ask.ts';
export {
  type Chance,
  commitment,
  digestOf,
  FastChance,
  isKey,
  KeyedChance,
  keyFromSeed,
  ReplayedChance,
  type Stream,
} from './chance.ts';
export type { Cards, Deck, Held } from './decks.ts';
export { AnswerError, InputError, LawError } from './errors.ts';
export { checkSetup, defineGame, isBySeat, keepSeats, schedule } from './game.ts';
export type {
  Asker,
  Game,
  GameRules,
  Obstacle,
  Result,
  Setup,
  SetupBySeat,
  SetupChoice,
  SetupOption,
  SetupText,
  SetupValue,
  Speller,
  Spelling,
  Step,
  StepsOf,
  WhyNot,
} from './game.ts';
export { followScript, type Stop } from './follow.ts';
export { cloneSource } from './generate.ts';
export { type Grammar, grammar, type OptionOf, type VerbOf } from './grammar.ts';
export { hashOf, Mixer } from './hash.ts';
export { effectsOf, endEffects, type Lasting, lasting } from './lasting.ts';
export type { Candidate, CardOf, Circumstances, Manner } from './manner.ts';
export { Match } from './match.ts';
export { moments, type Moments, type Nobody } from './moments.ts';
export type { Answer, Checkpoint, Entry } from './checkpoint.ts';
export type { Consequence, Identity, UndoRight } from './match.ts';
export { offer, openlyAsked, questionOf, reactionsIn } from './observation.ts';
export { JournalError, type JournalFault } from './journal-error.ts';
export type { Observation, Reactions } from './observation.ts';
export { type Order, type OrderBook, orderBook, passOrders } from './orders.ts';
export { rulesOf } from './journal.ts';
export type {
  Decision,
  GivenAnswer,
  Journal,
  JournalEnd,
  JournalHeader,
  JournalLine,
} from './journal.ts';
export { parseHeader, parseJournal, parseLines } from './parse-journal.ts';
export { decide, Recorder } from './recorder.ts';
export { begun, type RunningTally, tallyOf } from './tally.ts';
export { type Moment, replayJournal } from './replay.ts';
export { type Verification, verifyJournal } from './verify.ts';
export {
  answersWithin,
  isSameShape,
  NewerRulesError,
  reachesBack,
  reopenEnd,
  reopenJournal,
} from './reopen.ts';
export type { Adaptation, AnswerLine, Followed, KeptSave, Reopened } from './reopen.ts';
export type { BotHooks } from './hooks.ts';
export { type Kind, seat, upTo, word } from './kinds.ts';
export {
  forgetCards,
  knownTo,
  knownToAll,
  mixCards,
  moveCards,
  putCard,
  showCards,
  takeCard,
  type Zone,
} from './known.ts';
export { HIDDEN, type Plain, type Seat, SPECTATOR, TABLE } from './plain.ts';
export type { Asking, DetailsOf, PromptTable, PromptTelling } from './prompts.ts';
export { type Rehearsal, rehearse } from './rehearse.ts';
export { Run } from './run.ts';
export { type Loaded, loadMatch, openState, type Save, saveMatch, saveWithoutKey } from './save.ts';
export { emit, type EventArgs, eventFor, finish, type GameEvent, roll, shuffle } from './scene.ts';
export { sealHeader, sealJournal } from './seal.ts';
export { constant, core, flag, hidden, int, list, nobody, owner, record, text } from './schema.ts';
export type {
  Core,
  HiddenSchema,
  Infer,
  Known,
  Schema,
  Sees,
  StepCall,
  StepTable,
} from './schema.ts';
export { isSeen } from './secrecy.ts';
export type { Simultaneous } from './settle.ts';
export { checkShape } from './shape.ts';
export { type EventTable, type Vocabulary, vocabulary } from './vocabulary.ts';
export { type Why, whyNot } from './why.ts';
export {
  type JointWindow,
  openJointWindow,
  openWindow,
  type Usable,
  type Window,
} from './window.ts';
