import { LOCALES } from '@tablewright/text';
import { controls, Choice, Switch } from '../app/controls.tsx';
import { LANGUAGE_NAMES, useLocale, useSay } from '../app/text.tsx';
import css from './Settings.module.css';
import { NameField } from './NameField.tsx';
import { useSettings } from './store.ts';
import { MOTIONS, THEMES } from './stored.ts';

export function SettingsForm() {
  const say = useSay();
  const locale = useLocale();
  const { theme, sound, motion, confirm, change } = useSettings();
  return (
    <div className={css.form}>
      <NameField />
      <Choice
        label={say('settings.language')}
        values={LOCALES}
        value={locale}
        say={(one) => <span lang={one}>{LANGUAGE_NAMES[one]}</span>}
        onChange={(one) => change({ locale: one })}
      />
      <Choice
        label={say('settings.theme')}
        values={THEMES}
        value={theme}
        say={(one) => say(`settings.theme.${one}`)}
        onChange={(one) => change({ theme: one })}
      />
      <Choice
        label={say('settings.motion')}
        values={MOTIONS}
        value={motion}
        say={(one) => say(`settings.motion.${one}`)}
        onChange={(one) => change({ motion: one })}
      />
      <div className={controls.field}>
        <Switch label={say('settings.sound')} on={sound} onChange={(on) => change({ sound: on })} />
        <Switch
          label={say('settings.confirm')}
          hint={say('settings.confirm.hint')}
          on={confirm}
          onChange={(on) => change({ confirm: on })}
        />
      </div>
    </div>
  );
}
