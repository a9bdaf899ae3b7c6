import type { Setup, SetupOption, SetupValue } from '@tablewright/engine';
import { Choice, Switch } from '../app/controls.tsx';
import { useGame, useTeller } from '../app/useGame.ts';
import css from './SetupFields.module.css';

interface SetupFieldsProps {
  readonly game: string;
  readonly setup: Setup;
  readonly disabled?: boolean;
  readonly onChange: (setup: Setup) => void;
}

/** The variants of a game, with the game's own names. */
export function SetupFields({ game, setup, disabled = false, onChange }: SetupFieldsProps) {
  const rules = useGame(game, 'rules');
  const teller = useTeller(game);
  if (rules === undefined || teller === undefined) return null;

  const field = ([name, option]: [string, SetupOption]) => {
    const value = setup[name] ?? option.standard;
    const change = (to: SetupValue): void => onChange({ ...setup, [name]: to });
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
    return (
      <Choice
        key={name}
        label={teller.say(`setup.${name}`)}
        values={option.values as readonly string[]}
        value={value as string}
        disabled={disabled}
        say={(one) => teller.say(`setup.${name}.${one}`)}
        onChange={change}
      />
    );
  };
  return <div className={css.fields}>{Object.entries(rules.setupOptions).map(field)}</div>;
}
