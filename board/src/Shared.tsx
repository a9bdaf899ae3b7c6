import { type ReactNode, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** The users of each set of paints; the first one renders it. */
const wanted = new Map<string, string[]>();
const listeners = new Set<() => void>();

/**
 * Patterns and gradients that drawings refer to by id. However many drawings use a set, it is in the document once,
 * outside of anything that could be hidden: a hidden paint server paints nothing.
 */
export function Shared({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  useLayoutEffect(() => {
    wanted.set(name, [...(wanted.get(name) ?? []), id]);
    tell();
    return () => {
      wanted.set(
        name,
        (wanted.get(name) ?? []).filter((other) => other !== id),
      );
      tell();
    };
  }, [name, id]);
  const isFirst = useSyncExternalStore(
    subscribe,
    () => wanted.get(name)?.[0] === id,
    () => true,
  );
  if (!isFirst) return null;
  const paints = (
    <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
      <defs>{children}</defs>
    </svg>
  );
  return typeof document === 'undefined' ? paints : createPortal(paints, document.body);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
