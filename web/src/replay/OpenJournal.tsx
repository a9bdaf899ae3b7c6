import { type ChangeEvent, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { Layout } from '../app/Layout.tsx';
import { useSay } from '../app/text.tsx';
import { InvalidJournal, replayText } from './journal.ts';
import css from './replay.module.css';
import type { Source } from './source.ts';

/** Journals are text; a larger file is not one. */
const LARGEST = 20_000_000;

export function OpenJournal({ onOpen }: { readonly onOpen: (source: Source) => void }) {
  const say = useSay();
  const [fault, setFault] = useState<string | null>(null);

  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    if (file === undefined) return;
    try {
      if (file.size > LARGEST) throw new InvalidJournal('replay.tooLarge');
      const text = await file.text();
      onOpen({ replay: await replayText(text), journal: () => Promise.resolve(text) });
    } catch (error) {
      setFault(
        error instanceof InvalidJournal ? say(error.id, error.values) : say('replay.unreadable'),
      );
    }
  };

  return (
    <Layout>
      <section className={css.open}>
        <h1>{say('replay.open')}</h1>
        <p>{say('replay.openNote')}</p>
        <label className={controls.lit}>
          {say('replay.choose')}
          <input
            type="file"
            className="visually-hidden"
            accept=".jsonl,.json,.txt"
            onChange={(event) => void open(event)}
          />
        </label>
        {fault !== null && <p role="alert">{say('replay.fault', { fault })}</p>}
      </section>
    </Layout>
  );
}
