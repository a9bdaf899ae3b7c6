import type { BoardProps } from '@tablewright/board';
import { useState } from 'react';
import { mapStringOf } from '../../galaxy/index.ts';
import { mapOf } from '../../rules/building.ts';
import type { Ti4 } from '../../rules/state.ts';
import styles from './setup.module.css';

/** The galaxy as a map string, to be copied. */
export function MapString({ state, teller }: BoardProps<Ti4>) {
  const [isCopied, copied] = useState(false);
  const text = mapStringOf(mapOf(state));
  return (
    <section className={styles.string}>
      <h3>{teller.say('ui.setup.string')}</h3>
      <input
        readOnly
        value={text}
        aria-label={teller.say('ui.setup.string')}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        onClick={() => {
          navigator.clipboard.writeText(text).then(
            () => copied(true),
            () => copied(false),
          );
        }}
      >
        {teller.say(isCopied ? 'ui.setup.copied' : 'ui.setup.copy')}
      </button>
    </section>
  );
}
