import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { api } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useProblem } from '../app/useProblem.ts';
import css from './JoinForm.module.css';
import { readInvitation } from './invitation.ts';

/** Accepts a code or a whole link: both lead to the table. */
export function JoinForm() {
  const say = useSay();
  const id = useId();
  const [, go] = useLocation();
  const [typed, setTyped] = useState('');
  const [strange, setStrange] = useState(false);
  const { problem, attempt } = useProblem();

  const join = (event: FormEvent): void => {
    event.preventDefault();
    const invitation = readInvitation(typed);
    setStrange(invitation === null);
    if (invitation === null) return;
    if (invitation.kind === 'path') go(invitation.path);
    else
      void attempt(async () => {
        const table = await api.tableByCode(invitation.code);
        go(`/t/${table.id}`);
      });
  };

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{say('home.join')}</h2>
      <form className={css.form} onSubmit={join}>
        <label htmlFor={id} className={controls.hint}>
          {say('home.join.label')}
        </label>
        <div className={css.row}>
          <input
            id={id}
            className={controls.input}
            value={typed}
            placeholder="ABCDEF"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setTyped(event.target.value)}
          />
          <button type="submit" className={controls.button}>
            {say('home.join.go')}
          </button>
        </div>
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {strange ? say('home.join.strange') : problem}
        </p>
      </form>
    </section>
  );
}
