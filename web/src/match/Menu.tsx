import { type GameUi, Icon } from '@tablewright/board';
import type { Snapshot } from '@tablewright/protocol';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Menu as AnyMenu, menuStyles } from '../app/Menu.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost } from '../host/host.ts';
import { useCoaching } from '../settings/useCoaching.ts';
import { MatchItems } from './lazy.ts';
import css from './bar.module.css';
import { MatchAbout } from './later.ts';
import { hasCoach } from './useCoach.ts';
import type { Decision } from './useDecision.ts';
import type { Panels } from './usePanels.ts';

interface MenuProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly panels: Panels;
  /** Shows a refusal of the host like any other. */
  readonly onAct: Decision['send'];
}

/** Ways to end a match or leave it. Conceding needs a confirmation. */
export function Menu({ id, host, snapshot, ui, panels, onAct }: MenuProps) {
  const say = useSay();
  const menu = useRef<{ close(): void }>(null);
  const [sure, setSure] = useState(false);
  const [opened, setOpened] = useState(false);
  const [about, setAbout] = useState(false);
  const coaching = useCoaching(ui.id);
  const { viewer, mine, position, info } = snapshot;
  const plays = mine.includes(viewer) && position.ending === null;
  const { rated } = info;
  const mayPropose = plays && (!rated || mayProposeDraw(snapshot));

  const act = (done: () => Promise<void>): void => {
    menu.current?.close();
    onAct(done);
  };
  const concede = (): void => {
    if (sure) act(() => host.concede(viewer));
    setSure(!sure);
  };
  const onOpen = (): void => {
    setSure(false);
    setOpened(true);
  };

  return (
    <AnyMenu
      ref={menu}
      label={say('match.menu')}
      button={<Icon name="menu" />}
      className={css.tool}
      onOpen={onOpen}
    >
      {mayPropose && (
        <button
          type="button"
          role="menuitem"
          className={menuStyles.item}
          onClick={() => act(() => host.proposeEnd(viewer))}
        >
          {rated ? say('match.proposeDraw') : say('match.proposeEnd')}
        </button>
      )}
      {plays && (
        <button type="button" role="menuitem" className={menuStyles.item} onClick={concede}>
          {sure ? say('match.concedeSure') : say('match.concede')}
        </button>
      )}
      <Suspense>{opened && id === info.id && <MatchItems id={id} snapshot={snapshot} />}</Suspense>
      {plays && hasCoach(host, snapshot, ui) && (
        <button
          type="button"
          role="menuitem"
          className={menuStyles.item}
          onClick={() => {
            menu.current?.close();
            coaching.turn(!coaching.isOn);
          }}
        >
          {coaching.isOn ? say('coach.off') : say('coach.on')}
        </button>
      )}
      <button
        type="button"
        role="menuitem"
        className={menuStyles.item}
        onClick={() => {
          menu.current?.close();
          setAbout(true);
        }}
      >
        {say('match.about')}
      </button>
      <button
        type="button"
        role="menuitem"
        className={menuStyles.item}
        onClick={() => {
          menu.current?.close();
          panels.showHelp(true);
        }}
      >
        {say('keys.title')}
      </button>
      <Link href="/" role="menuitem" className={menuStyles.item}>
        {say('match.leave')}
      </Link>
      <Suspense>
        {about && <MatchAbout snapshot={snapshot} onClose={() => setAbout(false)} />}
      </Suspense>
    </AnyMenu>
  );
}

/** In a rated match it takes two people, and can only be proposed while one's own clock runs. */
function mayProposeDraw({ info, position }: Snapshot): boolean {
  const people = info.seats.filter(
    ({ player, standIn, conceded }) => !conceded && (player === 'person' || standIn),
  );
  return people.length > 1 && position.question !== null;
}
