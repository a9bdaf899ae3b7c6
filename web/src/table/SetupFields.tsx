import type { Setup, SetupOption, SetupText, SetupValue } from '@tablewright/engine';
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
    const change = (to: SetupValue): void => onChange({ ...setup, [name]: to });
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
    const { text } = option;
    return text === undefined ? (
      <OneOf key={name} {...about} />
    ) : (
      <OneOrOwn key={name} {...about} text={text} seats={seats} onFault={onFault} />
    );
  };
  return <div className={css.fields}>{Object.entries(rules.setupOptions).map(field)}</div>;
}

interface OneOfProps {
  readonly name: string;
  readonly option: SetupOption;
  readonly value: SetupValue;
  readonly teller: Teller;
  readonly disabled: boolean;
  readonly onChange: (value: SetupValue) => void;
}

/** Stands for a text of the players' own among the values. */
const OWN = 'text';

function OneOf({ name, option, value, teller, disabled, onChange }: OneOfProps) {
  const values = option.values as readonly (string | number)[];
  return (
    <Choice
      label={teller.say(`setup.${name}`)}
      values={option.text === undefined ? values : [...values, OWN]}
      value={value as string | number}
      disabled={disabled}
      say={(one) => (typeof one === 'number' ? one : teller.say(`setup.${name}.${one}`))}
      onChange={onChange}
    />
  );
}

/** One of the values, or a text, which counts as soon as it is right. */
function OneOrOwn(
  props: OneOfProps & Pick<SetupFieldsProps, 'seats' | 'onFault'> & { readonly text: SetupText },
) {
  const { name, option, value, teller, disabled, onChange, onFault, text, seats } = props;
  const id = useId();
  const own = option.values.includes(value) ? null : String(value);
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
