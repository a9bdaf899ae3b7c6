import { type GameUi, Icon } from '@tablewright/board';
import type { Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { memo } from 'react';
import { Bell } from '../app/PersonMenu.tsx';
import { useSay } from '../app/text.tsx';
import { Brand } from '../app/TopBar.tsx';
import type { MatchHost } from '../host/host.ts';
import { SettingsButton } from '../settings/SettingsButton.tsx';
import { useSettings } from '../settings/store.ts';
import css from './bar.module.css';
import { Menu } from './Menu.tsx';
import type { Decision } from './useDecision.ts';
import type { Panels } from './usePanels.ts';

interface MatchBarProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly panels: Panels;
  readonly askHint: Decision['askHint'];
  readonly thinking: boolean;
  readonly send: Decision['send'];
}

export const MatchBar = memo(function MatchBar(props: MatchBarProps) {
  const { id, host, snapshot, ui, teller, panels, askHint, thinking, send } = props;
  const say = useSay();
  const { position, info } = snapshot;
  const where = ui.where(position.state);
  const sound = useSettings((settings) => settings.sound);
  const change = useSettings((settings) => settings.change);
  return (
    <header className={css.bar}>
      <Brand />
      <h1 className={css.face}>{say(`game.${ui.id}`)}</h1>
      <span className={css.where}>{teller.say(where.id, where.about)}</span>
      <span className={css.space} />
      {position.question !== null && position.ending === null && (
        <button
          type="button"
          className={css.tool}
          aria-label={say('match.hint')}
          // If it is pressed anyway, the host refuses and the prompt says why.
          aria-disabled={info.hints !== true}
          title={info.hints ? undefined : say(`match.refused.${info.rated ? 'rated' : 'no-hints'}`)}
          onClick={askHint}
          disabled={thinking}
        >
          <Icon name="hint" />
          <span>{say('match.hint')}</span>
        </button>
      )}
      <button
        type="button"
        className={css.tool}
        aria-label={say('match.rules')}
        onClick={() => panels.openRule()}
      >
        <Icon name="book" />
        <span>{say('match.rules')}</span>
      </button>
      <button
        type="button"
        className={`${css.tool} ${css.sound}`}
        aria-pressed={sound}
        aria-label={sound ? say('match.soundOff') : say('match.soundOn')}
        onClick={() => change({ sound: !sound })}
      >
        <Icon name={sound ? 'sound' : 'mute'} />
      </button>
      <Bell />
      <SettingsButton />
      <Menu {...{ id, host, snapshot, ui, panels }} onAct={send} />
    </header>
  );
});
