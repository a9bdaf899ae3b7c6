import type { TableView } from '@tablewright/protocol';
import { useSay } from '../app/text.tsx';
import { controls } from '../app/controls.tsx';
import { LEVELS } from '../levels.ts';
import css from './Seats.module.css';
import type { Act } from './useActions.ts';

interface SeatActionsProps {
  readonly table: TableView;
  readonly seat: number;
  readonly act: Act;
}

const NOBODY = 'nobody';

/** The table owner's actions for a seat: add or remove a bot, swap two seats. */
export function SeatActions({ table, seat, act }: SeatActionsProps) {
  const say = useSay();
  const here = table.seats[seat];
  const number = seat + 1;
  return (
    <>
      {here.kind !== 'person' && (
        <select
          className={`${controls.input} ${css.select}`}
          aria-label={say('table.botAt', { number })}
          value={here.kind === 'bot' ? here.level : NOBODY}
          onChange={({ target: { value } }) =>
            act({ do: 'bot', seat, level: value === NOBODY ? null : value })
          }
        >
          <option value={NOBODY}>{say('table.noBot')}</option>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {say('table.botOf', { level: say(`level.${level}`) })}
            </option>
          ))}
        </select>
      )}
      <select
        className={`${controls.input} ${css.select}`}
        aria-label={say('table.swapAt', { number })}
        value=""
        onChange={({ target: { value } }) => act({ do: 'swap', seat, with: Number(value) })}
      >
        <option value="" disabled>
          {say('table.swap')}
        </option>
        {table.seats.map((_, other) =>
          other === seat ? null : (
            <option key={other} value={other}>
              {say('table.swapWith', { number: other + 1 })}
            </option>
          ),
        )}
      </select>
    </>
  );
}
