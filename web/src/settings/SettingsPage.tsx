import { useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import { OfflineGames } from './OfflineGames.tsx';
import css from './Settings.module.css';
import { SettingsForm } from './SettingsForm.tsx';

// The dialog over other pages has the same.
export { SettingsForm };

export default function SettingsPage() {
  const say = useSay();
  useTitle(say('settings.title'));
  return (
    <div className={css.page}>
      <h1>{say('settings.title')}</h1>
      <SettingsForm />
      <OfflineGames />
    </div>
  );
}
