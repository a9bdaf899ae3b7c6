import type { GameUi } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { besides, type Place } from './beside.ts';
import css from './why.module.css';

interface InspectorProps {
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly frame: RefObject<HTMLElement | null>;
  readonly target: string;
  readonly state: Plain;
}

/** A card in full, while the pointer is on it. */
export function Inspector({ ui, teller, frame, target, state }: InspectorProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => setPlace(besides(frame.current, target, box.current)), [frame, target]);
  return (
    <div
      ref={box}
      role="tooltip"
      className={css.inspector}
      style={place ?? { visibility: 'hidden' }}
    >
      <ui.Inspect target={target} state={state} teller={teller} />
    </div>
  );
}
