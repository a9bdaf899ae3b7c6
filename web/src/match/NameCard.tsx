import type { SeatInfo } from '@tablewright/protocol';
import { Suspense, type ToggleEvent, useId, useRef, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import { PlayerCard } from './lazy.ts';
import css from './name-card.module.css';

interface NameCardProps {
  readonly seat: SeatInfo;
  readonly name: string;
  /** Whose page the card may show: an account's name, or `bot:<level>`. Guests have none. */
  readonly page: string | null;
}

const GAP = 6;

/** A name that opens a card about its player: nobody has to leave the match to look at it. */
export function NameCard({ seat, name, page }: NameCardProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(false);
  const onToggle = ({ newState }: ToggleEvent): void => {
    setOpened(newState === 'open');
    if (newState !== 'open' || button.current === null || card.current === null) return;
    const { left, bottom } = button.current.getBoundingClientRect();
    card.current.style.left = `${left}px`;
    card.current.style.top = `${bottom + GAP}px`;
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.name}
        aria-haspopup="dialog"
        popoverTarget={id}
      >
        {name}
      </button>
      <div
        id={id}
        ref={card}
        popover="auto"
        role="dialog"
        aria-label={name}
        className={css.card}
        onToggle={onToggle}
      >
        {opened && (
          <Suspense fallback={<Loading />}>
            <PlayerCard seat={seat} page={page} />
          </Suspense>
        )}
      </div>
    </>
  );
}
