import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { TilePicture } from './TilePicture.tsx';
import styles from './editor.module.css';

/** A tile is dragged once the pointer has gone so far; before that it is a press. */
const FAR = 6;

/** Where a tile was dropped. */
export type Drop = { readonly place: number } | 'tray';

/** Dragging by mouse or pen; fingers scroll, and press instead. */
export function useDrag(onDrop: (tile: number, drop: Drop) => void): {
  readonly grip: (event: PointerEvent, tile: number) => void;
  readonly dragged: ReactNode;
} {
  const [held, setHeld] = useState<{ tile: number; x: number; y: number } | null>(null);
  const listening = useRef<AbortController>(null);
  useEffect(() => () => listening.current?.abort(), []);

  const grip = (down: PointerEvent, tile: number): void => {
    if (down.pointerType === 'touch' || down.button !== 0 || tile < 0) return;
    const { clientX, clientY } = down;
    let isDragged = false;
    listening.current?.abort();
    const listener = new AbortController();
    listening.current = listener;
    const { signal } = listener;
    const stop = (): void => {
      listener.abort();
      setHeld(null);
    };
    window.addEventListener(
      'pointermove',
      ({ clientX: x, clientY: y }) => {
        isDragged ||= Math.hypot(x - clientX, y - clientY) > FAR;
        if (isDragged) setHeld({ tile, x, y });
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      ({ clientX: x, clientY: y }) => {
        stop();
        const drop = isDragged ? dropAt(document.elementFromPoint(x, y)) : null;
        if (drop !== null) onDrop(tile, drop);
      },
      { signal },
    );
    window.addEventListener('pointercancel', stop, { signal });
  };

  const dragged = held && (
    <div className={styles.dragged} style={{ left: held.x, top: held.y }}>
      <TilePicture tile={held.tile} />
    </div>
  );
  return { grip, dragged };
}

function dropAt(element: Element | null): Drop | null {
  const place = element?.closest<SVGElement>('[data-place]')?.dataset['place'];
  if (place !== undefined) return { place: Number(place) };
  return element?.closest('[data-tray]') ? 'tray' : null;
}
