import type { Teller } from '@tablewright/text';
import { useMemo } from 'react';
import { useSay } from '../app/text.tsx';
import type { Mark } from './moments.ts';
import css from './replay.module.css';

interface JumpsProps {
  readonly marks: readonly Mark[];
  /** The coarsest first. */
  readonly kinds: readonly string[];
  readonly n: number;
  /** What the long steps go by; null for turns. */
  readonly by: string | null;
  readonly teller: Teller;
  readonly setBy: (kind: string | null) => void;
  readonly onMove: (n: number) => void;
}

/** What the long steps go by, and the marked moments themselves, by chapters. */
export function Jumps({ marks, kinds, n, by, teller, setBy, onMove }: JumpsProps) {
  const say = useSay();
  const chapters = useMemo(() => chaptersOf(marks, kinds[0]), [marks, kinds]);
  const at = marks.findLastIndex((mark) => mark.n <= n && (by === null || mark.kind === by));
  return (
    <>
      <select
        className={css.by}
        aria-label={say('replay.stepBy')}
        title={say('replay.stepBy')}
        value={by ?? ''}
        onChange={(event) => setBy(event.target.value || null)}
      >
        <option value="">{say('replay.turn')}</option>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {teller.say(kind)}
          </option>
        ))}
      </select>
      <select
        className={css.jump}
        aria-label={say('replay.jump')}
        value={at}
        onChange={(event) => onMove(marks[Number(event.target.value)].n)}
      >
        {at < 0 && <option value={-1}>{say('replay.jump')}</option>}
        {chapters.map(({ first, title, places }) => (
          <optgroup key={first} label={title === null ? '–' : teller.event(title)}>
            {places
              .filter((place) => by === null || marks[place].kind === by || place === at)
              .map((place) => (
                <option key={place} value={place}>
                  {teller.event(marks[place].entry)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}

interface Chapter {
  readonly first: number;
  readonly title: Mark['entry'] | null;
  /** Places of its marks among all. */
  readonly places: number[];
}

function chaptersOf(marks: readonly Mark[], coarsest: string): readonly Chapter[] {
  const chapters: Chapter[] = [];
  marks.forEach(({ kind, entry }, place) => {
    const isNew = kind === coarsest;
    if (isNew || chapters.length === 0)
      chapters.push({ first: place, title: isNew ? entry : null, places: [] });
    chapters.at(-1)!.places.push(place);
  });
  return chapters;
}
