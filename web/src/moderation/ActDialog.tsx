import type { ModerationAct } from '@tablewright/protocol';
import { type FormEvent, useState } from 'react';
import { LONGEST_NAME } from '../account/limits.ts';
import { controls, Choice } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Dialog } from '../app/Dialog.tsx';
import { Field } from '../people/Field.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { TextArea } from '../people/TextArea.tsx';
import { useAct } from '../people/useAct.ts';

/** The action and its target; the dialog asks for the note. */
export interface ActionRequest {
  readonly do: ModerationAct['do'];
  /** The id of the table, match, player or report. */
  readonly id: string;
  readonly name: string;
}

const DAYS = [1, 7, 30, 0];
const DAY = 86_400_000;

interface ActDialogProps {
  readonly request: ActionRequest;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Every action needs a reason, which goes into the log. */
export function ActDialog({ request, onClose, onDone }: ActDialogProps) {
  const say = useSay();
  const [note, setNote] = useState('');
  const [name, setName] = useState('');
  const [days, setDays] = useState(7);
  const act = useAct();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void act.run(() => people.act(asked())).then((worked) => worked && onDone());
  };
  return (
    <Dialog title={say(`host.ask.${request.do}`, { name: request.name })} onClose={onClose}>
      <form className="people-form" onSubmit={submit}>
        {request.do === 'rename' && (
          <Field
            label={say('host.newName')}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            required
            onChange={setName}
          />
        )}
        {request.do === 'ban' && (
          <Choice
            label={say('host.ban.long')}
            values={DAYS}
            value={days}
            say={(one) =>
              one === 0 ? say('host.ban.forGood') : say('clock.countDays', { days: one })
            }
            onChange={setDays}
          />
        )}
        <TextArea
          label={say('host.note')}
          hint={say(request.do === 'ban' ? 'host.note.ban' : 'host.note.hint')}
          value={note}
          maxLength={1000}
          onChange={setNote}
        />
        <div className="people-buttons">
          <button type="submit" className={controls.lit} disabled={act.isPending}>
            {say(`host.do.${request.do}`)}
          </button>
          <button type="button" className={controls.button} onClick={onClose}>
            {say('people.cancel')}
          </button>
        </div>
        <Outcome act={act} />
      </form>
    </Dialog>
  );

  function asked(): ModerationAct {
    const { do: what, id: whom } = request;
    switch (what) {
      case 'closeTable':
        return { do: what, table: whom, note };
      case 'closeMatch':
        return { do: what, match: whom, note };
      case 'rename':
        return { do: what, player: whom, name: name.trim(), note };
      case 'ban':
        return { do: what, player: whom, until: days === 0 ? null : Date.now() + days * DAY, note };
      case 'unban':
        return { do: what, player: whom, note };
      case 'handle':
        return { do: what, report: whom, note };
    }
  }
}
