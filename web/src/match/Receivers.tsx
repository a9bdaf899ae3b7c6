import type { Seat } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import { useSay } from '../app/text.tsx';
import css from './chat.module.css';

/** Whom a line of chat is for: nobody chosen is everybody. */
export function Receivers({
  snapshot: { info, mine },
  to,
  onChange,
}: {
  readonly snapshot: Snapshot;
  readonly to: readonly Seat[];
  readonly onChange: (to: readonly Seat[]) => void;
}) {
  const say = useSay();
  const others = info.seats.flatMap((seat, i) => (mine.includes(i) ? [] : [{ ...seat, i }]));
  return (
    <fieldset className={css.receivers}>
      <legend>{to.length === 0 ? say('chat.toAll') : say('chat.toSome')}</legend>
      {others.map(({ name, i }) => (
        <label key={i}>
          <input
            type="checkbox"
            checked={to.includes(i)}
            onChange={({ target }) =>
              onChange(target.checked ? [...to, i] : to.filter((seat) => seat !== i))
            }
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
