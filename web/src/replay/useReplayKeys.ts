import { useEffect, useRef } from 'react';

interface Acts {
  readonly step: (by: 1 | -1) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly ends: (which: 'first' | 'last') => void;
  readonly playOrPause: () => void;
}

/** Arrows step, up and down go by turns, Home and End to the ends, space plays and pauses. */
export function useReplayKeys(acts: Acts): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { step, turn, ends, playOrPause } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      switch (event.key) {
        case 'ArrowLeft':
          step(-1);
          break;
        case 'ArrowRight':
          step(1);
          break;
        case 'ArrowUp':
          turn(-1);
          break;
        case 'ArrowDown':
          turn(1);
          break;
        case 'Home':
          ends('first');
          break;
        case 'End':
          ends('last');
          break;
        case ' ':
          playOrPause();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** A field has keys of its own, and space presses the button that has the focus. */
function isElsewhere({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (document.querySelector('dialog:modal') !== null) return true;
  const fields = 'select, textarea, input:not([type="range"]), dialog, [popover]';
  return target.closest(key === ' ' ? `${fields}, button, a, summary` : fields) !== null;
}
