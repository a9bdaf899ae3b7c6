import { SeatMedal } from '@tablewright/board';
import {
  isBySeat,
  type Setup,
  type SetupBySeat,
  type SetupChoice,
  type SetupOption,
  type SetupText,
  type SetupValue,
} from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { useEffect, useId, useState } from 'react';
import { Choice, controls, Switch } from '../app/controls.tsx';
import { useGame, useTeller } from '../app/useGame.ts';
import css from './SetupFields.module.css';

interface SetupFieldsProps {
  readonly game: string;
  readonly seats: number;
  readonly setup: Setup;
  readonly disabled?: boolean;
  readonly onChange: (setup: Setup) => void;
  /** What is wrong with a text that is chosen, or null. */
  readonly onFault?: (fault: string | null) => void;
}

/** The variants of a game, with the game's own names. */
export function SetupFields(props: SetupFieldsProps) {
  const { game, seats, setup, disabled = false, onChange, onFault } = props;
  const rules = useGame(game, 'rules');
  const teller = useTeller(game);
  if (rules === undefined || teller === undefined) return null;

  const field = ([name, option]: [string, SetupOption]) => {
    const value = setup[name] ?? option.standard;
    const change = (to: SetupChoice): void => onChange({ ...setup, [name]: to });
    const about = { name, option, value, teller, disabled, onChange: change };
    if (typeof option.standard === 'boolean')
      return (
        <Switch
          key={name}
          label={teller.say(`setup.${name}`)}
          on={value === true}
          disabled={disabled}
          onChange={change}
        />
      );
    const { text, bySeat } = option;
    if (text !== undefined)
      return <OneOrOwn key={name} {...about} text={text} seats={seats} onFault={onFault} />;
    return bySeat === undefined ? (
      <OneOf key={name} {...about} />
    ) : (
      <OneOrEach key={name} {...about} bySeat={bySeat} seats={seats} />
    );
  };
  return <div className={css.fields}>{Object.entries(rules.setupOptions).map(field)}</div>;
}

interface OneOfProps {
  readonly name: string;
  readonly option: SetupOption;
  readonly value: SetupChoice;
  readonly teller: Teller;
  readonly disabled: boolean;
  readonly onChange: (value: SetupChoice) => void;
}

/** Stands for a text of the players' own among the values. */
const OWN = 'text';
/** Stands for a choice for each seat. */
const EACH = 'bySeat';

function OneOf({ name, option, value, teller, disabled, onChange }: OneOfProps) {
  const { values, text, bySeat } = option;
  return (
    <Choice
      label={teller.say(`setup.${name}`)}
      values={[
        ...(values as readonly (string | number)[]),
        ...(text === undefined ? [] : [OWN]),
        ...(bySeat === undefined ? [] : [EACH]),
      ]}
      value={value as string | number}
      disabled={disabled}
      say={(one) => (typeof one === 'number' ? one : teller.say(`setup.${name}.${one}`))}
      onChange={onChange}
    />
  );
}

/** One of the values, or a choice for each seat. */
function OneOrEach(
  props: OneOfProps & Pick<SetupFieldsProps, 'seats'> & { readonly bySeat: SetupBySeat },
) {
  const { name, value, teller, disabled, onChange, bySeat, seats } = props;
  const chosen = isBySeat(value) ? completed(value, bySeat, seats) : null;
  return (
    <div className={css.own}>
      <OneOf
        {...props}
        value={chosen === null ? value : EACH}
        onChange={(one) => onChange(one === EACH ? completed([], bySeat, seats) : one)}
      />
      {chosen !== null && (
        <ol className={css.seats}>
          {chosen.map((_, seat) => (
            <li key={seat} className={css.seat}>
              <SeatMedal seat={seat} size={28} />
              <SeatChoice
                label={teller.say(`setup.${name}.seat`, { number: seat + 1 })}
                {...{ chosen, seat, bySeat, teller, disabled, onChange }}
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface SeatChoiceProps extends Pick<OneOfProps, 'teller' | 'disabled' | 'onChange'> {
  readonly label: string;
  readonly chosen: readonly SetupValue[];
  readonly seat: number;
  readonly bySeat: SetupBySeat;
}

/** What one seat has; what does not go with the choices for the others cannot be chosen. */
function SeatChoice(props: SeatChoiceProps) {
  const { label, chosen, seat, bySeat, teller, disabled, onChange } = props;
  const { values } = bySeat;
  const withValue = (at: number): SetupValue[] => chosen.with(seat, values[at]);
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <select
        className={controls['input']}
        disabled={disabled}
        value={values.indexOf(chosen[seat])}
        onChange={({ target }) => onChange(withValue(Number(target.value)))}
      >
        {values.map((value, at) => {
          const { id, about } = bySeat.message(value);
          return (
            <option key={at} value={at} disabled={bySeat.check(withValue(at)) !== null}>
              {teller.say(id, about)}
            </option>
          );
        })}
      </select>
    </label>
  );
}

function completed(
  chosen: readonly SetupValue[],
  { standard }: SetupBySeat,
  seats: number,
): readonly SetupValue[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat < chosen.length ? chosen[seat] : standard,
  );
}

/** One of the values, or a text, which counts as soon as it is right. */
function OneOrOwn(
  props: OneOfProps & Pick<SetupFieldsProps, 'seats' | 'onFault'> & { readonly text: SetupText },
) {
  const { name, option, value, teller, disabled, onChange, onFault, text, seats } = props;
  const id = useId();
  const own = option.values.includes(value as SetupValue) ? null : String(value);
  // What is typed and not right yet; null while one of the values is chosen.
  const [typed, type] = useState<string | null>(null);
  const shown = typed ?? own;
  const fault = shown === null ? null : text.check(shown, seats);
  const said = fault === null ? null : teller.say(fault.id, fault.about);
  useEffect(() => {
    onFault?.(said);
    return () => onFault?.(null);
  }, [onFault, said]);
  const write = (to: string): void => {
    const isRight = text.check(to, seats) === null;
    type(isRight ? null : to);
    if (isRight) onChange(to);
  };
  return (
    <div className={css.own}>
      <OneOf
        {...props}
        value={shown === null ? value : OWN}
        onChange={(one) => {
          type(one === OWN ? (own ?? '') : null);
          if (one !== OWN) onChange(one);
        }}
      />
      {shown !== null && (
        <textarea
          className={controls['input']}
          aria-label={teller.say(`setup.${name}.${OWN}`)}
          aria-invalid={shown !== '' && fault !== null}
          aria-describedby={`${id}-fault`}
          rows={3}
          maxLength={text.longest}
          value={shown}
          readOnly={disabled}
          spellCheck={false}
          onChange={(event) => write(event.target.value)}
        />
      )}
      <p id={`${id}-fault`} role="alert" className={css.fault}>
        {shown !== '' && said}
      </p>
    </div>
  );
}
