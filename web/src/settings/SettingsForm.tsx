import { LOCALES } from '@tablewright/text';
import { controls, Choice, Switch } from '../app/controls.tsx';
import { LANGUAGE_NAMES, useLocale, useSay } from '../app/text.tsx';
import css from './Settings.module.css';
import { NameField } from './NameField.tsx';
import { PLAYABLE } from '../games.ts';
import { useSettings } from './store.ts';
import { MOTIONS, PACES, THEMES } from './stored.ts';
import { useCoaching } from './useCoaching.ts';

export function SettingsForm() {
  const say = useSay();
  const locale = useLocale();
  const { theme, sound, motion, pace, confirm, warnings, muted, terms, change } = useSettings();
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
      <Choice
        label={say('settings.pace')}
        hint={say('settings.pace.hint')}
        values={PACES}
        value={pace}
        say={(one) => say(`settings.pace.${one}`)}
        onChange={(one) => change({ pace: one })}
      />
      <div className={controls.field}>
        <Switch label={say('settings.sound')} on={sound} onChange={(on) => change({ sound: on })} />
        <Switch
          label={say('settings.confirm')}
          hint={say('settings.confirm.hint')}
          on={confirm}
          onChange={(on) => change({ confirm: on })}
        />
        <Switch
          label={say('settings.terms')}
          hint={say('settings.terms.hint')}
          on={terms}
          onChange={(on) => change({ terms: on })}
        />
        <Switch
          label={say('settings.warnings')}
          hint={say('settings.warnings.hint')}
          on={warnings}
          onChange={(on) => change({ warnings: on })}
        />
        {warnings && muted.length > 0 && (
          <button type="button" className={controls.button} onClick={() => change({ muted: [] })}>
            {say('settings.warnings.all', { count: muted.length })}
          </button>
        )}
        {PLAYABLE.filter(({ coach }) => coach === true).map(({ id, name }) => (
          <CoachSwitch key={id} game={id} name={name[locale]} />
        ))}
      </div>
    </div>
  );
}

function CoachSwitch({ game, name }: { readonly game: string; readonly name: string }) {
  const say = useSay();
  const { isOn, turn } = useCoaching(game);
  return (
    <Switch
      label={say('settings.coach', { game: name })}
      hint={say('settings.coach.hint')}
      on={isOn}
      onChange={turn}
    />
  );
}
