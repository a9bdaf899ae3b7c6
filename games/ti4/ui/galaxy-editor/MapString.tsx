import type { Teller } from '@tablewright/text';
import { useId, useRef, useState } from 'react';
import {
  type Fault,
  type GalaxyMap,
  mapStringOf,
  parseMapString,
  PLACES,
} from '../../galaxy/index.ts';
import { placeWords } from './words.ts';
import styles from './editor.module.css';

/** The map as a string to copy, and one to paste; faults are told with their places. */
export function MapString({
  map,
  teller,
  onMap,
}: {
  readonly map: GalaxyMap;
  readonly teller: Teller;
  readonly onMap: (map: GalaxyMap) => void;
}) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const own = mapStringOf(map);
  const [draft, setDraft] = useState<{ of: string; text: string } | null>(null);
  const [copied, setCopied] = useState('');
  // Whatever changes the map takes the place of what was typed.
  const text = draft?.of === own ? draft.text : own;
  const { map: read, faults } = parseMapString(text, { withGaps: true });
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(own);
    setCopied(own);
  };
  return (
    <section className={styles.panel}>
      <h2>
        <label htmlFor={id}>{teller.say('ui.galaxy.string')}</label>
      </h2>
      <p id={`${id}-about`}>{teller.say('ui.galaxy.string.about')}</p>
      <textarea
        ref={field}
        id={id}
        rows={3}
        spellCheck={false}
        value={text}
        aria-invalid={faults.length > 0}
        aria-describedby={`${id}-about ${id}-faults`}
        onChange={(event) => setDraft({ of: own, text: event.currentTarget.value })}
      />
      <div className={styles.buttons}>
        <button
          type="button"
          disabled={read === null || mapStringOf(read) === own}
          onClick={() => read && onMap(read)}
        >
          {teller.say('ui.galaxy.load')}
        </button>
        <button type="button" onClick={() => void copy()}>
          {teller.say('ui.galaxy.copy')}
        </button>
        <span role="status">{copied === own && teller.say('ui.galaxy.copied')}</span>
      </div>
      <div id={`${id}-faults`} aria-live="polite">
        {faults.length > 0 && (
          <ul className={styles.faults}>
            {faults.map((fault) => (
              <li key={`${fault.code}-${fault.from}`}>
                <button
                  type="button"
                  onClick={() => {
                    field.current?.focus();
                    field.current?.setSelectionRange(fault.from, fault.to);
                  }}
                >
                  {faultWords(fault, teller)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function faultWords({ code, at, found }: Fault, teller: Teller): string {
  const count = code === 'length' || code === 'homes';
  const what = teller.say(`ui.galaxy.fault.${code}`, {
    found: count ? Number(found) : found,
    wanted: PLACES.length,
  });
  if (at === null) return what;
  return teller.say('ui.galaxy.fault', { at: at + 1, place: placeWords(at, teller), what });
}
