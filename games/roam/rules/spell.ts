import type { Prompt, Spelling } from '@tablewright/engine';
import { ABILITIES, ARTIFACTS, CARDS, EDGES } from '../content/index.ts';
import { placingPrompt, scarcePrompt } from './adventurer.ts';
import { flipPrompt, shiftPrompt, tokenPrompt } from './artifacts.ts';
import { SQUARE_NAMES } from './map.ts';
import * as option from './options.ts';
import { edgePrompt } from './setup.ts';

const BID = /^bid:(\d{1,4})$/;

/** Every option of Roam has a key that tells all of it, so a host need send nothing but keys. */
export function spell(_prompt: string, key: string): Spelling | null {
  const coins = BID.exec(key)?.[1];
  if (coins === undefined) return SPELLINGS.get(key) ?? null;
  const { target, message } = option.bid(Number(coins));
  return { target, message };
}

const squares = SQUARE_NAMES.map((_, square) => square);
const seats = [0, 1, 2, 3];

/** No key means different things to different prompts, so one table serves all of them. */
const SPELLINGS: ReadonlyMap<string, Spelling> = new Map([
  ...[
    ...option.useAdventurer,
    ...ABILITIES.map((ability) => option.useArtifact[ability]),
    ...option.MEANS.flatMap((means) => option.fillOptional[means]),
    ...(['free', ...option.MEANS] as const).flatMap((means) => option.swapToken[means].flat()),
    ...ARTIFACTS.map((_, artifact) => option.buyArtifact[artifact]),
    option.early,
    option.refresh,
    option.nothing,
    option.done,
    option.pass,
    option.noPurchase,
  ].map(({ key, target, message }): [string, Spelling] => [key, { target, message }]),
  ...spellings(
    placingPrompt,
    squares.map((anchor) => ({
      key: `place:${SQUARE_NAMES[anchor]}`,
      anchor,
      normal: [],
      optional: [],
    })),
  ),
  ...spellings(scarcePrompt, squares),
  ...spellings(
    tokenPrompt,
    squares.flatMap((square) => seats.map((owner) => ({ square, owner }))),
  ),
  ...spellings(shiftPrompt, squares),
  ...spellings(
    flipPrompt,
    CARDS.map((_, card) => card),
  ),
  ...spellings(
    edgePrompt,
    EDGES.map((_, edge) => edge),
  ),
]);

function spellings<T>(prompt: Prompt<T>, options: readonly T[]): [string, Spelling][] {
  return options.map((each) => [
    prompt.key(each),
    { target: prompt.target(each), message: prompt.message(each) },
  ]);
}
