import { SeatMedal } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { useLayoutEffect, useRef } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost } from '../host/host.ts';
import css from './curtain.module.css';
import type { Decision } from './useDecision.ts';

/** At a shared device: hides everything until the next player has it in hand. */
export function Curtain({
  host,
  teller,
  decision,
  seat,
}: {
  readonly host: MatchHost;
  readonly teller: Teller;
  readonly decision: Decision;
  readonly seat: number;
}) {
  const say = useSay();
  const curtain = useRef<HTMLDialogElement>(null);
  // Modal: neither the keyboard nor screen readers reach what is behind it.
  useLayoutEffect(() => curtain.current?.showModal(), []);
  return (
    <dialog
      ref={curtain}
      className={css.curtain}
      onCancel={(event) => event.preventDefault()}
      aria-label={say('match.passDevice', { name: teller.player(seat) })}
    >
      <SeatMedal seat={seat} size={72} />
      <h2>{say('match.passDevice', { name: teller.player(seat) })}</h2>
      <button
        type="button"
        autoFocus
        className={controls.lit}
        data-answer="look"
        onClick={() => decision.send(() => host.look(seat))}
      >
        {say('match.iAm', { name: teller.player(seat) })}
      </button>
    </dialog>
  );
}
