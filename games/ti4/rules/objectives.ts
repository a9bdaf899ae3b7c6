import { judge, type Script, type Seat, shuffle } from '@tablewright/engine';
import { type Objective, SECRET_LIMIT, SECRETS } from '../content/index.ts';
import { discardCards } from './cards.ts';
import { spendFromPools } from './command.ts';
import { homeOf } from './galaxy.ts';
import { choose, type Option, PUBLIC } from './options.ts';
import { controls, planetsIn } from './pieces.ts';
import { powers } from './powers.ts';
import { isFulfilled } from './progress.ts';
import type { Prompt } from './prompts.ts';
import { pay } from './spending.ts';
import { NONE, type Ti4 } from './state.ts';
import { gainPoints } from './victory.ts';
import { emit } from './vocabulary.ts';

type Check = Objective['check'];

/** An objective that everybody can score, and who has scored it. */
interface OpenObjective {
  readonly objective: Objective;
  /** A secret objective that a law has published. TI-20.8 */
  readonly isLeaked: boolean;
  readonly scorers: readonly Seat[];
}

/** The public objectives in the order in which they came. TI-20.6, TI-20.8 */
export function openObjectives(g: Ti4): OpenObjective[] {
  const seats = [...g.players.keys()];
  return [
    ...g.revealed.map((number) => ({
      objective: PUBLIC[number],
      isLeaked: false,
      scorers: seats.filter((seat) => g.players[seat].scored.includes(number)),
    })),
    ...g.published
      .filter(({ secret }) => secret === g.leaked)
      .map(({ secret, scored }) => ({
        objective: SECRETS[secret],
        isLeaked: true,
        scorers: seats.filter((seat) => (scored & (1 << seat)) !== 0),
      })),
  ];
}

/** Secret objectives that have been scored and are no public ones, and by whom. TI-20.8 */
export function scoredSecretly(g: Ti4): { readonly secret: number; readonly seat: Seat }[] {
  return [...g.players.keys()].flatMap((seat) => [
    ...g.players[seat].scoredSecrets.map((secret) => ({ secret, seat })),
    ...g.published
      .filter(({ secret, scored }) => secret !== g.leaked && (scored & (1 << seat)) !== 0)
      .map(({ secret }) => ({ secret, seat })),
  ]);
}

/** May score one public objective whose condition holds, one that a law has published too. TI-3.10, TI-20.1, TI-20.8 */
export function* scorePublic(g: Ti4, seat: Seat): Script {
  const leaked: Option<'scoreSecret'>[] =
    g.leaked === NONE ? [] : [{ do: 'scoreSecret', secret: g.leaked }];
  const candidates = [
    ...g.revealed.map((objective): Option<'score'> => ({ do: 'score', objective })),
    ...leaked,
  ];
  const judged = (): ReturnType<typeof judge<(typeof candidates)[number]>> =>
    judge(candidates, (option) =>
      option.do === 'score'
        ? scoreVerdict(g, seat, option.objective)
        : leakedVerdict(g, seat, isFulfilled(g, seat, SECRETS[option.secret])),
    );
  if (judged().options.length === 0) return;
  const choice = yield* choose(
    seat,
    'scorePublic',
    () => [...judged().options, { do: 'decline' }],
    { refused: () => judged().refused() },
  );
  if (choice.do === 'decline') return;
  if (choice.do === 'scoreSecret') {
    yield* scoreLeaked(g, seat);
    return;
  }
  const objective = PUBLIC[choice.objective];
  yield* payFor(g, seat, objective.check);
  g.players[seat].scored.push(choice.objective);
  emit('scored', { player: seat, objective: objective.id, points: objective.points });
  gainPoints(g, seat, objective.points);
}

/** Null, or the clause that forbids to score it now. */
function scoreVerdict(g: Ti4, seat: Seat, objective: number): string | null {
  if (g.players[seat].scored.includes(objective)) return 'TI-20.4';
  if (!holdsHome(g, seat)) return 'TI-20.3';
  return isFulfilled(g, seat, PUBLIC[objective]) ? null : 'TI-20.10';
}

/** A scored secret objective becomes a public one; whoever has scored it is done with it. TI-20.8 */
export function publish(g: Ti4, secret: number): void {
  g.leaked = secret;
  const owner = g.players.findIndex(({ scoredSecrets }) => scoredSecrets.includes(secret));
  if (owner !== NONE) {
    const player = g.players[owner];
    player.scoredSecrets = player.scoredSecrets.filter((each) => each !== secret);
    g.published.push({ secret, scored: 1 << owner });
  }
  emit('published', { objective: SECRETS[secret].id });
}

/** Null, or the clause that forbids to score the published secret objective. TI-20.3, TI-20.8 */
function leakedVerdict(g: Ti4, seat: Seat, isMet: boolean): string | null {
  if (hasScoredLeaked(g, seat)) return 'TI-20.8';
  if (!holdsHome(g, seat)) return 'TI-20.3';
  return isMet ? null : 'TI-20.10';
}

/** Has the seat scored the published secret objective, before or since? TI-20.8 */
export function hasScoredLeaked(g: Ti4, seat: Seat): boolean {
  const { scored } = g.published.find(({ secret }) => secret === g.leaked)!;
  return (scored & (1 << seat)) !== 0;
}

function* scoreLeaked(g: Ti4, seat: Seat): Script {
  const { id, points, check } = SECRETS[g.leaked];
  yield* payFor(g, seat, check);
  g.published.find(({ secret }) => secret === g.leaked)!.scored |= 1 << seat;
  emit('scored', { player: seat, objective: id, points });
  gainPoints(g, seat, points);
}

/** All planets of the own home system, unless the player scores without them. TI-20.3 */
export function holdsHome(g: Ti4, seat: Seat): boolean {
  if (powers.has(g, seat, 'scoresAnywhere')) return true;
  return planetsIn(homeOf(g, seat)).every((planet) => controls(g, seat, planet));
}

/** Objectives to spend for are paid when scored. TI-20.4 */
function* payFor(g: Ti4, seat: Seat, check: Check): Script {
  if (check.kind !== 'spend') return;
  const { what, amount } = check;
  if (what === 'resources' || what === 'influence') yield* pay(g, seat, amount, what);
  else if (what === 'tactic-strategy-tokens')
    yield* spendFromPools(g, seat, ['tactic', 'strategy'], amount, 'spendTokens');
  else if (what === 'action-cards') yield* discardCards(g, seat, amount, 'discardCards');
  else {
    g.players[seat].goods -= amount;
    emit('paid', { player: seat, planets: [], goods: amount, with: 'goods' });
  }
}

/** May score one secret objective in the status phase; home planets do not matter. TI-20.1, TI-20.3 */
export function* scoreSecret(g: Ti4, seat: Seat): Script {
  yield* offer(
    g,
    seat,
    (secret) => SECRETS[secret].phase === 'status' && isFulfilled(g, seat, SECRETS[secret]),
    false,
  );
}

/**
 * May score a secret objective of the action phase, of those whose condition has just been met; at most one in a
 * combat. TI-12.12, TI-20.2
 */
export function* offerSecrets(g: Ti4, seat: Seat, fulfilled: (check: Check) => boolean): Script {
  const bit = 1 << seat;
  const inCombat = g.combat.system !== NONE;
  if (inCombat && (g.combat.scored & bit) !== 0) return;
  const scored = yield* offer(
    g,
    seat,
    (secret) => SECRETS[secret].phase === 'action' && fulfilled(SECRETS[secret].check),
    true,
  );
  if (scored && inCombat) g.combat.scored |= bit;
}

/**
 * Asks whoever could hold a fitting secret objective, by what everybody knows. What a law has published is a public
 * objective, but a deed of the action phase is scored when it is done. TI-20.2, TI-20.8, TI-28.2
 */
function* offer(
  g: Ti4,
  seat: Seat,
  fits: (secret: number) => boolean,
  withLeaked: boolean,
): Script<boolean> {
  const player = g.players[seat];
  const leaked =
    withLeaked && g.leaked !== NONE && leakedVerdict(g, seat, fits(g.leaked)) === null
      ? [g.leaked]
      : [];
  if (leaked.length === 0 && !couldFit(g, seat, fits)) return false;
  const choice = yield* choose(
    seat,
    'scoreSecret',
    (): Option<'scoreSecret' | 'decline'>[] => [
      ...[...leaked, ...g.players[seat].secrets.filter(fits)].map(
        (secret): Option<'scoreSecret'> => ({ do: 'scoreSecret', secret }),
      ),
      { do: 'decline' },
    ],
    { always: true, otherwise: { do: 'decline' }, refused: () => unmet(g, seat, fits) },
  );
  if (choice.do === 'decline') return false;
  if (choice.secret === g.leaked) {
    yield* scoreLeaked(g, seat);
    return true;
  }
  yield* payFor(g, seat, SECRETS[choice.secret].check);
  const { id, points } = SECRETS[choice.secret];
  player.secrets.splice(player.secrets.indexOf(choice.secret), 1);
  player.scoredSecrets.push(choice.secret);
  emit('scored', { player: seat, objective: id, points });
  gainPoints(g, seat, points);
  return true;
}

/** Could the player hold a secret objective whose condition holds? TI-28.2 */
function couldFit(g: Ti4, seat: Seat, fits: (secret: number) => boolean): boolean {
  if (g.players[seat].secrets.length === 0) return false;
  for (let secret = 0; secret < SECRETS.length; secret++)
    if (fits(secret) && !isScored(g, secret)) return true;
  return false;
}

/** Has the secret objective been scored, so that everybody knows where it is? */
function isScored(g: Ti4, secret: number): boolean {
  return (
    g.players.some(({ scoredSecrets }) => scoredSecrets.includes(secret)) ||
    g.published.some((each) => each.secret === secret)
  );
}

/** Own secret objectives whose condition does not hold. */
function unmet(
  g: Ti4,
  seat: Seat,
  fits: (secret: number) => boolean,
): { option: Option<'scoreSecret'>; clause: string }[] {
  return g.players[seat].secrets
    .filter((secret) => !fits(secret))
    .map((secret) => ({ option: { do: 'scoreSecret', secret }, clause: 'TI-20.10' }));
}

/** A player who draws a fourth one, scored ones counted, returns one that is not scored. TI-20.5 */
export function* drawSecret(g: Ti4, seat: Seat): Script {
  if (!takeSecret(g, seat)) return;
  const { secrets, scoredSecrets } = g.players[seat];
  if (secrets.length + scoredSecrets.length > SECRET_LIMIT)
    yield* returnSecret(g, seat, 'returnSecret');
}

/** At the start of a full game everybody chooses one of two. TI-20.6 */
export function* drawFirstSecrets(g: Ti4, seats: readonly Seat[]): Script {
  for (const seat of seats) for (let each = 0; each < FIRST_SECRETS; each++) takeSecret(g, seat);
  for (const seat of seats) yield* returnSecret(g, seat, 'keepSecret');
}

const FIRST_SECRETS = 2;

/** Tells whether there was one. TI-25.2 */
function takeSecret(g: Ti4, seat: Seat): boolean {
  const drawn = g.secretDeck.pop();
  if (drawn === undefined) return false;
  g.players[seat].secrets.push(drawn);
  emit(
    'secretDrawn',
    { player: seat, known: false },
    { seats: [seat], args: { known: true, objective: SECRETS[drawn].id } },
  );
  return true;
}

function* returnSecret(g: Ti4, seat: Seat, prompt: Prompt): Script {
  const { secret } = yield* choose(
    seat,
    prompt,
    () => g.players[seat].secrets.map((each) => ({ do: 'returnSecret', secret: each }) as const),
    { always: true },
  );
  const { secrets } = g.players[seat];
  secrets.splice(secrets.indexOf(secret), 1);
  g.secretDeck.push(secret);
  shuffle(g.secretDeck);
  emit('secretReturned', { player: seat });
}
