import { type FormEvent, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from './api.ts';
import { Dialog } from '../app/Dialog.tsx';
import { Outcome } from './Outcome.tsx';
import { TextArea } from './TextArea.tsx';
import { useAct } from './useAct.ts';

const LONGEST = 2000;

interface ReportDialogProps {
  /** Who the report may be about; the first unless another is chosen. */
  readonly about: readonly string[];
  readonly match?: string;
  /** The chat line. */
  readonly line?: number;
  readonly onClose: () => void;
}

/** Reports a player to the moderators. */
export function ReportDialog({ about, match, line, onClose }: ReportDialogProps) {
  const say = useSay();
  const [whom, setWhom] = useState(about[0]);
  const [text, setText] = useState('');
  const act = useAct();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(
      () => people.report({ about: whom, match, line, text: text.trim() }),
      say('report.sent'),
    );
  };
  return (
    <Dialog title={say('report.title', { name: whom })} onClose={onClose}>
      {act.done === null ? (
        <form className="people-form" onSubmit={send}>
          {about.length > 1 && (
            <label className={controls.field}>
              <span className={controls.label}>{say('report.whom')}</span>
              <select
                className={controls.input}
                value={whom}
                onChange={({ target }) => setWhom(target.value)}
              >
                {about.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
          )}
          <TextArea
            label={say('report.what')}
            hint={say(match === undefined ? 'report.hint' : 'report.hintMatch')}
            value={text}
            maxLength={LONGEST}
            onChange={setText}
          />
          <div className="people-buttons">
            <button type="submit" className={controls.lit} disabled={act.isPending}>
              {say('report.send')}
            </button>
            <button type="button" className={controls.button} onClick={onClose}>
              {say('people.cancel')}
            </button>
          </div>
          <Outcome act={act} />
        </form>
      ) : (
        <div className="people-form">
          <Outcome act={act} />
          <div className="people-buttons">
            <button type="button" className={controls.lit} autoFocus onClick={onClose}>
              {say('close')}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
