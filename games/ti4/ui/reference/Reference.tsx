import { type ToolProps, WithoutTabStops } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { FACTIONS } from '../../content/index.ts';
import { Paints } from '../art/Paints.tsx';
import { entriesOf, type Entry, ENTRY_KINDS } from './entries.ts';
import { EntryCard } from './EntryCard.tsx';
import { fromSearch, searchable, toSearch, type Wish, wordsOf } from './search.ts';
import styles from './reference.module.css';

/** Every component of the box, to be searched and linked to; the query and the filters stand in the address. */
export default function Reference({ teller, search, onSearch }: ToolProps) {
  const { kind, faction, words: given } = fromSearch(search);
  const [typed, setTyped] = useState(given);
  const words = wordsOf(useDeferredValue(typed)).join(' ');
  const entries = useMemo(() => entriesOf(teller), [teller]);
  const haystacks = useMemo(() => new Map(entries.map((e) => [e.id, searchable(e)])), [entries]);
  const body = useRef<HTMLDivElement>(null);

  const shown = useMemo(() => {
    const searched = wordsOf(words);
    const owner = FACTIONS.findIndex(({ id }) => id === faction);
    return entries.filter(
      (entry) =>
        (kind === null || entry.kind === kind) &&
        (owner < 0 || entry.faction === owner) &&
        searched.every((word) => haystacks.get(entry.id)!.includes(word)),
    );
  }, [entries, haystacks, words, kind, faction]);

  const wish = (part: Partial<Wish>): void =>
    onSearch(toSearch({ words: typed, kind, faction, ...part }));

  const showAll = (): void => {
    setTyped('');
    onSearch('');
  };
  useAnchor(body, shown.length === entries.length, showAll);

  return (
    <div className={styles.reference}>
      <Paints />
      <Fields
        teller={teller}
        wish={{ words: typed, kind, faction }}
        onChange={(part) => {
          if (part.words !== undefined) setTyped(part.words);
          wish(part);
        }}
      />
      <p role="status" className={styles.found}>
        {shown.length === 0
          ? teller.say('ui.ref.nothing')
          : teller.say('ui.ref.found', { count: shown.length })}
      </p>
      <WithoutTabStops value={true}>
        <div ref={body}>
          {ENTRY_KINDS.map((each) => (
            <Section
              key={each}
              title={teller.say(`ui.ref.kind.${each}`)}
              entries={shown.filter((entry) => entry.kind === each)}
              words={wordsOf(words)}
              teller={teller}
            />
          ))}
        </div>
      </WithoutTabStops>
    </div>
  );
}

/** Shows the entry that the hash of the address names, also when a filter hides it. */
function useAnchor(
  body: { readonly current: HTMLElement | null },
  isWhole: boolean,
  showAll: () => void,
): void {
  const [wanted, want] = useState(() => decodeURIComponent(location.hash.slice(1)));
  useEffect(() => {
    const follow = (): void => want(decodeURIComponent(location.hash.slice(1)));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (wanted === '') return;
    const target = body.current?.querySelector<HTMLElement>(`[id="${CSS.escape(wanted)}"]`);
    if (target === null || target === undefined) {
      if (isWhole) want('');
      else showAll();
      return;
    }
    target.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: true });
    want('');
  });
}

interface FieldsProps {
  readonly teller: Teller;
  readonly wish: Wish;
  readonly onChange: (part: Partial<Wish>) => void;
}

function Fields({ teller, wish, onChange }: FieldsProps) {
  const id = useId();
  return (
    <div role="search" className={styles.fields}>
      <div className={styles.words}>
        <label htmlFor={`${id}-words`}>{teller.say('ui.ref.search')}</label>
        <input
          id={`${id}-words`}
          type="search"
          value={wish.words}
          autoComplete="off"
          onChange={(event) => onChange({ words: event.target.value })}
        />
      </div>
      <div>
        <label htmlFor={`${id}-kind`}>{teller.say('ui.ref.kind')}</label>
        <select
          id={`${id}-kind`}
          value={wish.kind ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ kind: ENTRY_KINDS.find((kind) => kind === value) ?? null })
          }
        >
          <option value="">{teller.say('ui.ref.all')}</option>
          {ENTRY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {teller.say(`ui.ref.kind.${kind}`)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-faction`}>{teller.say('ui.ref.faction')}</label>
        <select
          id={`${id}-faction`}
          value={wish.faction ?? ''}
          onChange={({ target: { value } }) => onChange({ faction: value === '' ? null : value })}
        >
          <option value="">{teller.say('ui.ref.all')}</option>
          {FACTIONS.map((faction) => (
            <option key={faction.id} value={faction.id}>
              {teller.name(`faction.${faction.id}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly words: readonly string[];
  readonly teller: Teller;
}

function Section({ title, entries, words, teller }: SectionProps) {
  const id = useId();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>
        {title} <small>{entries.length}</small>
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} words={words} teller={teller} />
        ))}
      </ul>
    </section>
  );
}
