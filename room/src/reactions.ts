import { digestOf, FastChance, type Match, type Seat, TABLE } from '@tablewright/engine';
import type { ReactionsView } from '@tablewright/protocol';
import { type Papers, RETRY } from './dependencies.ts';
import type { Live, SealedAnswers } from './live.ts';
import { anyAnswer, decide } from './moves.ts';
import { orderedAnswer, papersAfterUse } from './orders.ts';
import { isQuiet } from './quiet.ts';
import { isPersonAt, peopleIn } from './record.ts';
import { Refusal } from './refusal.ts';

/** The name of the paper that keeps sealed answers. */
const PAPER = 'sealed';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The more that a hold gives, once for each question. */
const HOLD = 25 * SECOND;

/** Timers count in 31 bits, so longer waits are split. */
const LONGEST_TIMER = 2 ** 30;

/** The answers to a quiet question that wait to be opened. */
interface Sealing {
  /** Names the question, so that answers to another one are never opened. */
  readonly question: string;
  readonly opened: number;
  readonly least: number;
  readonly most: number | null;
  readonly held: boolean;
  /** Seats that want the time of the hold, and have neither answered since nor let go. */
  readonly holding: readonly Seat[];
  readonly answers: { readonly [seat: Seat]: string };
}

/** Keeps the answers to quiet questions sealed, and opens all of them at once. Nobody sees who is asked. */
export class Reactions implements SealedAnswers {
  private readonly live: Live;
  private sealing: Sealing | null;
  private cancel: (() => void) | null = null;

  constructor(live: Live) {
    this.live = live;
    this.sealing = live.papers.read(PAPER) as Sealing | null;
    live.watch(() => this.arm());
  }

  /** When the answers are opened at the latest, or as soon as a missing one comes. */
  get deadline(): number | null {
    const sealing = this.current();
    return sealing && this.dueAt(sealing);
  }

  /** People who are asked and have not answered. Only they may know. */
  get missing(): Seat[] {
    const { live } = this;
    const sealing = this.current();
    if (sealing === null) return [];
    return live.ledger.match.asks
      .map(({ seat }) => seat)
      .filter((seat) => isPersonAt(live.record, seat) && sealing.answers[seat] === undefined);
  }

  isSealed(seat: Seat): boolean {
    return this.current()?.answers[seat] !== undefined;
  }

  viewFor(viewer: Seat): ReactionsView | null {
    const sealing = this.current();
    if (sealing === null) return null;
    const { details, prompt } = this.live.ledger.match.asks[0];
    const { opened, least, most, held, holding, answers } = sealing;
    return {
      prompt: prompt.id,
      about: details.about ?? {},
      passed: this.live.deps.now() - opened,
      least,
      most,
      held,
      mine: { sealed: answers[viewer] ?? null, holding: holding.includes(viewer) },
    };
  }

  /** Tells devices that several players share which of them have still to answer; all, or only those of one seat. */
  tellSharedDevices(of: Seat | null = null): void {
    const { missing } = this;
    this.live.audience.each((listener) => {
      const { seats, viewer } = listener;
      if (of !== null && !seats.includes(of)) return;
      const view = seats.length > 1 ? this.viewFor(viewer) : null;
      if (view === null) return;
      const asked = missing.filter((seat) => seats.includes(seat));
      listener.send({ t: 'reactions', reactions: { ...view, mine: { ...view.mine, asked } } });
    });
  }

  /** A person's answer, which can be changed until all are opened. It is stored before the person is told. */
  async seal(seat: Seat, key: string): Promise<void> {
    const { live } = this;
    live.ledger.match.checkAnswer(seat, key);
    const { holding, answers, ...rest } = this.current()!;
    await this.save({
      ...rest,
      holding: holding.filter((other) => other !== seat),
      answers: { ...answers, [seat]: key },
    });
    this.show(seat);
    await this.openIfDue();
  }

  /** A bot's answer. Only that of a stand-in is stored, for its person may come back; other bots think again. */
  async sealForBot(seat: Seat, key: string): Promise<void> {
    const sealing = this.current()!;
    const sealed = { ...sealing, answers: { ...sealing.answers, [seat]: key } };
    if (this.live.record.seats[seat].kind === 'person') await this.save(sealed);
    else this.sealing = sealed;
    await this.openIfDue();
  }

  /** Gives everybody more time, once for each question, whether the seat is asked or only wants to seem so. */
  async hold(seat: Seat, isOn: boolean): Promise<void> {
    const { live } = this;
    const sealing = this.current();
    if (sealing === null) throw new Refusal('not-now', 'No reactions are open now.');
    if (!isPersonAt(live.record, seat))
      throw new Refusal('not-allowed', 'A bot plays this seat now; take it back first.');
    if (live.record.clock.kind === 'days')
      throw new Refusal('not-allowed', 'There are hours to react here: nobody needs to hold.');
    const { most, held, holding } = sealing;
    const others = holding.filter((other) => other !== seat);
    if (!isOn) {
      await this.save({ ...sealing, holding: others });
      this.show(seat);
      await this.openIfDue();
      return;
    }
    if (most === null)
      throw new Refusal('not-allowed', 'There is no limit here: take the time you need.');
    if (held) throw new Refusal('not-allowed', 'Somebody has asked for more time already.');
    await this.save({
      ...sealing,
      most: most + HOLD,
      held: true,
      holding: [...others, seat],
    });
    live.audience.tell((viewer) => ({ t: 'reactions', reactions: this.viewFor(viewer) }));
    this.arm();
  }

  /** Waits for the moment at which the answers are opened. */
  arm(): void {
    this.cancel?.();
    this.cancel = null;
    const sealing = this.current();
    if (sealing === null) return;
    const due = this.dueAt(sealing);
    if (due !== null) this.wait(Math.max(0, due - this.live.deps.now()));
    if (this.ordered().length > 0) this.enqueue(() => this.sealOrdered());
  }

  /** People whose standing orders know the answer. */
  private ordered(): { seat: Seat; key: string }[] {
    return this.missing.flatMap((seat) => {
      const key = orderedAnswer(this.live, seat);
      return key === null ? [] : [{ seat, key }];
    });
  }

  /** Seals what orders answer, at once: nobody sees it. */
  private async sealOrdered(): Promise<void> {
    const { live } = this;
    for (const { seat, key } of this.ordered()) {
      const { answers, ...rest } = this.current()!;
      const papers = papersAfterUse(live, seat, key);
      await this.save({ ...rest, answers: { ...answers, [seat]: key } }, papers);
      this.show(seat);
    }
    await this.openIfDue();
  }

  /** The answers to the question that is open now; null if it is not a quiet one. */
  private current(): Sealing | null {
    const { ledger, ending } = this.live;
    if (ending !== null || !isQuiet(ledger.match)) return null;
    const question = `${ledger.epoch}.${ledger.match.decisions}`;
    if (this.sealing?.question !== question)
      this.begin(
        question,
        this.interrupted() ?? {
          opened: this.live.deps.now(),
          ...timesOf(this.live),
          held: false,
          holding: [],
          answers: {},
        },
      );
    return this.sealing;
  }

  /** What was sealed when an accord came between: it stands, and the time runs on, so that nothing is lost or shown. */
  private interrupted(): Omit<Sealing, 'question'> | null {
    const { ledger } = this.live;
    const { match, epoch, recent } = ledger;
    const isAccord = recent.at(-1)?.answer?.seat === TABLE;
    const isSame = this.sealing?.question === `${epoch}.${match.decisions - 1}`;
    if (!isAccord || !isSame) return null;
    const { question: _question, ...rest } = this.sealing!;
    const stand = match.asks.filter(({ seat, prompt, options }) =>
      options.some((option) => prompt.key(option) === rest.answers[seat]),
    );
    const answers = Object.fromEntries(stand.map(({ seat }) => [seat, rest.answers[seat]]));
    return { ...rest, answers };
  }

  private begin(question: string, sealing: Omit<Sealing, 'question'>): void {
    const { live } = this;
    const answers = { ...sealing.answers, ...onlyAnswers(live.ledger.match) };
    const begun: Sealing = { ...sealing, question, answers };
    this.sealing = begun;
    if (begun.least === 0 && begun.most === null) return;
    // Stored so that a restart does not begin the time anew; nothing is lost if that fails.
    this.enqueue(async () => {
      if (this.sealing === begun) await this.save(begun);
    });
  }

  private dueAt({ opened, least, most, holding, answers }: Sealing): number | null {
    const { record, ledger } = this.live;
    const { asks } = ledger.match;
    // Nobody waits for a person who has left, nor without a limit for one who forgets to let go.
    const isHeld = most !== null && holding.some((seat) => isPersonAt(record, seat));
    if (!isHeld && asks.every(({ seat }) => answers[seat] !== undefined)) return opened + least;
    return most === null ? null : opened + most;
  }

  private async openIfDue(): Promise<void> {
    const sealing = this.current();
    const due = sealing && this.dueAt(sealing);
    if (due !== null && due <= this.live.deps.now()) await this.open(sealing!);
    else this.arm();
  }

  /** Plays all answers in the rule's order, as one move. */
  private async open({ answers }: Sealing): Promise<void> {
    const { live } = this;
    let papers: Papers = { [PAPER]: null };
    const decisions = live.ledger.match.asks.map(({ seat, prompt, options }) => {
      const sealed = answers[seat];
      if (options.some((option) => prompt.key(option) === sealed)) return { seat, key: sealed };
      // An order whose answer could not be stored in time still counts.
      const ordered = orderedAnswer(live, seat);
      if (ordered === null) return { seat, key: anyAnswer(live, seat) };
      papers = { ...papers, ...papersAfterUse(live, seat, ordered) };
      return { seat, key: ordered };
    });
    await decide(live, decisions, { seat: null, papers });
  }

  private wait(ms: number): void {
    this.cancel?.();
    this.cancel = this.live.after(Math.min(ms, LONGEST_TIMER), () => {
      this.live
        .enqueue(async () => {
          if (!this.live.isClosed) await this.openIfDue();
        })
        .catch(() => this.wait(RETRY));
    });
  }

  private async save(sealing: Sealing, papers: Papers = {}): Promise<void> {
    await this.live.papers.save({ ...papers, [PAPER]: JSON.stringify(sealing) });
    this.sealing = sealing;
  }

  /** Does something that is tried again soon if it fails. */
  private enqueue(task: () => Promise<void>): void {
    const { live } = this;
    live
      .enqueue(async () => {
        if (!live.isClosed) await task();
      })
      .catch((error: unknown) => {
        live.deps.report?.(error);
        this.wait(RETRY);
      });
  }

  /** Tells the seat's own lines, and nobody else. */
  private show(seat: Seat): void {
    this.live.audience.each((listener) => {
      if (listener.viewer === seat)
        listener.send({ t: 'reactions', reactions: this.viewFor(seat) });
    });
    this.tellSharedDevices(seat);
  }
}

/** A person wants more time to react, or lets go of it. */
export async function hold(
  { reactions, ledger }: Live,
  { seat, n, epoch, on }: { seat: Seat; n: number; epoch: number; on: boolean },
): Promise<void> {
  if (ledger.match.decisions !== n || ledger.epoch !== epoch)
    throw new Refusal('stale', 'The match has gone on since: look again.');
  await reactions.hold(seat, on);
}

/** A seat with nothing to choose has answered. */
function onlyAnswers({ asks }: Match): Sealing['answers'] {
  return Object.fromEntries(
    asks.flatMap(({ seat, prompt, options }) =>
      options.length === 1 ? [[seat, prompt.key(options[0])]] : [],
    ),
  );
}

/** How long a table waits, whatever anybody holds. */
function timesOf({ record, ledger, deps }: Live): Pick<Sealing, 'least' | 'most'> {
  const { clock, reactions = 'usual', key } = record;
  const isAlone = peopleIn(record).length < 2 || deps.atOneDevice === true;
  if (clock.kind === 'days') {
    if (reactions === 'strict') return { least: 12 * HOUR, most: 12 * HOUR };
    if (reactions === 'quick' || isAlone) return { least: 0, most: 24 * HOUR };
    // A digest: everybody sees the time, and it must not tell anything of the key.
    const drawn = digestOf(`reactions ${key} ${ledger.match.decisions}`).slice(0, 8);
    const chance = new FastChance(Number.parseInt(drawn, 16));
    return { least: 5 * MINUTE + chance.below(40 * MINUTE), most: 24 * HOUR };
  }
  const isQuick = reactions === 'quick';
  return {
    least: isQuick || isAlone ? 0 : 4 * SECOND,
    most: clock.kind === 'none' ? null : isQuick ? 12 * SECOND : 25 * SECOND,
  };
}
