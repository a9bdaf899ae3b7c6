import type { Verification } from '@tablewright/engine';
import { useState } from 'react';
import { Icon } from '@tablewright/board';
import { useSay } from '../app/text.tsx';
import { HostError } from '../host/client.ts';
import bar from '../match/bar.module.css';
import { InvalidJournal, verifyText } from './journal.ts';
import css from './replay.module.css';
import type { Source } from './source.ts';

/** Download or verify the journal, or share this moment. */
export function ReplayTools({ source, n }: { readonly source: Source; readonly n: number }) {
  const say = useSay();
  const [note, setNote] = useState<string | null>(null);

  const withJournal = async (use: (text: string) => void | Promise<void>): Promise<void> => {
    try {
      await use(await source.journal());
    } catch (error) {
      if (error instanceof InvalidJournal)
        setNote(say('replay.fault', { fault: say(error.id, error.values) }));
      else if (error instanceof HostError) setNote(say('replay.notYet'));
      else throw error;
    }
  };
  const download = (text: string): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/jsonl' }));
    link.download = `${source.replay.info.game}.jsonl`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const verify = async (text: string): Promise<void> => setNote(told(await verifyText(text)));
  const told = ({ keyed, decisions, outcomes, hashes, skipped }: Verification): string => {
    const id = keyed ? 'replay.verified' : 'replay.verifiedWithoutKey';
    const found = say(id, { decisions, outcomes, hashes });
    return skipped === null
      ? found
      : `${found} ${say('replay.skipped', { decisions: skipped.decisions })}`;
  };
  const copy = async (): Promise<void> => {
    const url = new URL(location.href);
    url.searchParams.set('n', String(n));
    await navigator.clipboard.writeText(url.href);
    setNote(say('replay.copied'));
  };

  return (
    <>
      <small className={css.rules} title={say('replay.rulesNote')}>
        {say('replay.rules', { rules: source.replay.info.rules })}
      </small>
      <Tool icon="link" label={say('replay.copy')} onClick={() => void copy()} />
      <Tool
        icon="download"
        label={say('replay.download')}
        onClick={() => void withJournal(download)}
      />
      <Tool icon="check" label={say('replay.verify')} onClick={() => void withJournal(verify)} />
      <div role="status">
        {note !== null && (
          <p className={css.note}>
            {note}
            <button type="button" aria-label={say('match.close')} onClick={() => setNote(null)}>
              <Icon name="close" />
            </button>
          </p>
        )}
      </div>
    </>
  );
}

function Tool({
  icon,
  label,
  onClick,
}: {
  readonly icon: 'link' | 'download' | 'check';
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={bar.tool} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
