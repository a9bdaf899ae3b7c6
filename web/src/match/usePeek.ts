import type { GameUi, Light } from '@tablewright/board';
import type { Replay } from '@tablewright/protocol';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MatchHost, Picture } from '../host/host.ts';
import { type Moments, momentsOf, snapshotAt } from '../replay/moments.ts';

export interface Peek {
  /** The moment that is shown, as a number of decisions; null in the present. */
  readonly n: number | null;
  /** The match at that moment; null while it is fetched. */
  readonly picture: Picture | null;
  /** It could not be fetched. */
  readonly isRefused: boolean;
  readonly look: (n: number) => void;
  readonly back: () => void;
}

/** Where the replay of a match is. Local matches have a different form of address. */
export function replayOf(id: string, { info }: Picture): string {
  return id === info.id ? `/replay/m/${id}` : `/replay/local/${id}`;
}

const NO_LIGHTS = new Map<string, Light>();

/** Where the decision was made that led to this moment. */
export function usePastLights(ui: GameUi, picture: Picture | null): ReadonlyMap<string, Light> {
  return useMemo(() => {
    if (picture === null) return NO_LIGHTS;
    const { n } = picture.position;
    const latest = picture.log.filter((entry) => entry.n === n - 1);
    return new Map(latest.flatMap((entry) => ui.targetsOf(entry)).map((one) => [one, 'moved']));
  }, [ui, picture]);
}

interface Fetched {
  readonly replay: Replay;
  readonly moments: Moments;
}

/** A look at an earlier moment, in place: the match goes on behind it. */
export function usePeek(host: MatchHost, { position }: Picture): Peek {
  const [n, setN] = useState<number | null>(null);
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [isRefused, setRefused] = useState(false);
  const { epoch } = position;
  const known = fetched?.replay.frames.length ?? -1;

  // After an undo the past is another one.
  useEffect(() => setFetched(null), [host, epoch]);
  useEffect(() => {
    if (n === null || n <= known) return;
    let isWanted = true;
    setRefused(false);
    host.replay().then(
      (replay) => isWanted && setFetched({ replay, moments: momentsOf(replay) }),
      () => isWanted && setRefused(true),
    );
    return () => {
      isWanted = false;
    };
  }, [host, n, known]);

  const picture = useMemo(
    () =>
      n === null || fetched === null || n > fetched.replay.frames.length
        ? null
        : snapshotAt(fetched.replay, fetched.moments, n),
    [n, fetched],
  );
  const look = useCallback((to: number) => setN(Math.max(0, to)), []);
  const back = useCallback(() => {
    setN(null);
    setRefused(false);
  }, []);
  return useMemo(
    () => ({ n, picture, isRefused, look, back }),
    [n, picture, isRefused, look, back],
  );
}
