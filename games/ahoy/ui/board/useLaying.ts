import type { Light } from '@tablewright/board';
import type { OfferedOption } from '@tablewright/engine';
import { useState } from 'react';
import type { Laying } from './laying.ts';

/**
 * How the tile in hand is held: as the player has turned it, at first as it is suggested or in the first way. An option
 * looked at elsewhere is shown in its place.
 */
export function useLaying(
  layings: readonly Laying[],
  lights: ReadonlyMap<string, Light>,
  previewed: OfferedOption | null,
): readonly [Laying | undefined, (laying: Laying) => void] {
  const suggested = layings.find(({ target }) => lights.get(target) === 'selected')?.target ?? null;
  const [choice, setChoice] = useState({ suggested, target: suggested });
  const chosen = choice.suggested === suggested ? choice.target : suggested;
  const find = (wanted: string | null): Laying | undefined =>
    layings.find(({ target }) => target === wanted);
  const held = find(previewed?.target ?? null) ?? find(chosen) ?? layings[0];
  return [held, ({ target }) => setChoice({ suggested, target })];
}
