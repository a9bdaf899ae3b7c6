import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useSettings } from '../settings/store.ts';
import css from './PlayOptions.module.css';
import { usePlayChoice } from './play-choice.ts';

const LONGEST_NAME = 24;

/** What people who share this device are called; without a name they are numbered. */
export function DeviceNames() {
  const say = useSay();
  const { people, names, change } = usePlayChoice();
  const mine = useSettings((settings) => settings.name);
  const rename = (at: number, name: string): void =>
    change({
      names: Array.from({ length: people }, (_, i) => (i === at ? name : (names[i] ?? ''))),
    });
  return (
    <fieldset className={css.names}>
      <legend className={controls.label}>{say('wish.names')}</legend>
      {Array.from({ length: people }, (_, at) => {
        const numbered = say('wish.guest', { number: at + 1 });
        return (
          <input
            key={at}
            className={controls.input}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            spellCheck={false}
            aria-label={numbered}
            placeholder={at === 0 && mine !== '' ? mine : numbered}
            value={names[at] ?? ''}
            onChange={({ target }) => rename(at, target.value)}
          />
        );
      })}
    </fieldset>
  );
}
