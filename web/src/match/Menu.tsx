import type { Snapshot } from '@tablewright/protocol';
import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../board/Icon.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost } from '../host/host.ts';
import css from './bar.module.css';
import type { Decision } from './useDecision.ts';

interface MenuProps {
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  /** What the host says to it is told like any other refusal. */
  readonly onAct: Decision['send'];
}

/** What ends a match or leaves it. Giving up is asked twice. */
export function Menu({ host, snapshot, onAct }: MenuProps) {
  const say = useSay();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [sure, setSure] = useState(false);
  const { viewer, mine, position } = snapshot;
  const plays = mine.includes(viewer) && position.ending === null;

  const act = (done: () => Promise<void>): void => {
    menu.current?.hidePopover();
    onAct(done);
  };
  const concede = (): void => {
    if (sure) act(() => host.concede(viewer));
    setSure(!sure);
  };
  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>): void => {
    setSure(false);
    if (newState === 'open') itemsOf(menu.current)[0]?.focus();
  };

  return (
    <>
      <button
        type="button"
        className={css.tool}
        aria-label={say('match.menu')}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        <Icon name="menu" />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={say('match.menu')}
        className={css.menu}
        onToggle={onToggle}
        onKeyDown={walk}
      >
        {plays && (
          <>
            <button
              type="button"
              role="menuitem"
              className={css.item}
              onClick={() => act(() => host.proposeEnd(viewer))}
            >
              {say('match.proposeEnd')}
            </button>
            <button type="button" role="menuitem" className={css.item} onClick={concede}>
              {sure ? say('match.concedeSure') : say('match.concede')}
            </button>
          </>
        )}
        <Link href="/" role="menuitem" className={css.item}>
          {say('match.leave')}
        </Link>
      </div>
    </>
  );
}

function itemsOf(menu: Element | null): HTMLElement[] {
  return Array.from(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []);
}

/** Up and down, round and round. The board behind must not hear of it. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[(at + step + items.length) % items.length]?.focus();
}
