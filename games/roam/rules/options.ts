import { type Message, type Prompt, type Seat } from '@tablewright/engine';
import { ABILITIES, type Ability, ARTIFACTS, CARDS } from '../content/index.ts';
import { SQUARE_NAMES, SQUARES } from './map.ts';

/** What a player may do, spelt once for the whole match: search compares and journals write only the keys. */
interface Spelt {
  readonly key: string;
  readonly target: string;
  readonly message: Message;
}

export interface UseAdventurer extends Spelt {
  readonly do: 'use';
  readonly card: number;
}
export interface UseArtifact extends Spelt {
  readonly do: 'artifact';
  readonly ability: Ability;
}
export interface FillOptional extends Spelt {
  readonly do: 'fill';
  readonly square: number;
  readonly means: Means;
}
export interface SwapToken extends Spelt {
  readonly do: 'swap';
  readonly square: number;
  readonly owner: Seat;
  /** How an optional square is paid for; a normal one is free. */
  readonly means: Means | 'free';
}
export interface BuyArtifact extends Spelt {
  readonly do: 'buy';
  readonly artifact: number;
}
export interface Bid extends Spelt {
  readonly do: 'bid';
  readonly coins: number;
}
export interface Plainly<K extends string> extends Spelt {
  readonly do: K;
}

/** An optional square costs two coins or a FILL artifact. RO-7.1, RO-12.4 */
export type Means = 'coins' | 'FILL';

export const MEANS: readonly Means[] = ['coins', 'FILL'];

const squares = Array.from({ length: SQUARES }, (_, square) => square);

export const useAdventurer: readonly UseAdventurer[] = CARDS.map(({ id }, card) => ({
  do: 'use',
  card,
  key: `use:${id}`,
  target: `card:${id}`,
  message: { id: 'option.use', about: { card: id } },
}));

export const useArtifact = Object.fromEntries(
  ABILITIES.map((ability): [Ability, UseArtifact] => [
    ability,
    {
      do: 'artifact',
      ability,
      key: `artifact:${ability}`,
      target: `ability:${ability}`,
      message: { id: 'option.artifact', about: { ability } },
    },
  ]),
) as { readonly [A in Ability]: UseArtifact };

export const fillOptional: { readonly [M in Means]: readonly FillOptional[] } = {
  coins: squares.map((square) => filling(square, 'coins')),
  FILL: squares.map((square) => filling(square, 'FILL')),
};

const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** By means, square and owner of the token that leaves. */
export const swapToken: { readonly [M in Means | 'free']: readonly (readonly SwapToken[])[] } = {
  free: swapping('free'),
  coins: swapping('coins'),
  FILL: swapping('FILL'),
};

export const buyArtifact: readonly BuyArtifact[] = ARTIFACTS.map(({ id, cost }, artifact) => ({
  do: 'buy',
  artifact,
  key: `buy:${id}`,
  target: `artifact:${id}`,
  message: { id: 'option.buy', about: { artifact: id, cost } },
}));

export const early: Plainly<'rest'> = plainly('rest');
export const refresh: Plainly<'refresh'> = plainly('refresh');
export const nothing: Plainly<'nothing'> = plainly('nothing');
export const done: Plainly<'done'> = plainly('done');
export const pass: Plainly<'pass'> = plainly('pass');
export const noPurchase: Plainly<'noPurchase'> = plainly('noPurchase');

export function bid(coins: number): Bid {
  return {
    do: 'bid',
    coins,
    key: `bid:${coins}`,
    target: `bid:${coins}`,
    message: { id: 'option.bid', about: { coins } },
  };
}

/** A question whose options are spelt out already. */
export function spelt<T extends Spelt>(id: string): Prompt<T> {
  return {
    id,
    key: (option) => option.key,
    target: (option) => option.target,
    message: (option) => option.message,
  };
}

function plainly<K extends string>(kind: K): Plainly<K> {
  return { do: kind, key: kind, target: `button:${kind}`, message: { id: `option.${kind}` } };
}

function filling(square: number, means: Means): FillOptional {
  const name = SQUARE_NAMES[square];
  const how = means === 'coins' ? 'pay' : 'fill';
  return {
    do: 'fill',
    square,
    means,
    key: `${how}:${name}`,
    target: `square:${name}`,
    message: { id: `option.${how}`, about: { square: name } },
  };
}

function swapping(means: Means | 'free'): SwapToken[][] {
  const how = { free: 'swap', coins: 'swapPay', FILL: 'swapFill' }[means];
  return squares.map((square) =>
    SEATS.map((owner) => ({
      do: 'swap',
      square,
      owner,
      means,
      key: `${how}:${SQUARE_NAMES[square]}:${owner}`,
      target: `square:${SQUARE_NAMES[square]}`,
      message: { id: `option.${how}`, about: { square: SQUARE_NAMES[square], player: owner } },
    })),
  );
}
