import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';

/** Where at the table a target is drawn. A phone shows the board and one of the others at a time. */
export type DrawnPlace = 'board' | 'hand' | 'beside' | 'rail' | 'seats';

/** Which targets are drawn, by place. Targets report themselves, so that nobody has to search the page for them. */
export class DrawnTargets {
  /** Raised with every change. */
  version = 0;
  private readonly counts = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** Returns a function that takes the target away again. */
  add(place: DrawnPlace, target: string): () => void {
    this.count(place, target, 1);
    return () => this.count(place, target, -1);
  }

  has(place: DrawnPlace, target: string): boolean {
    return (this.counts.get(`${place} ${target}`) ?? 0) > 0;
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A thing may be drawn twice in one place, such as a card on the map and on its pile. */
  private count(place: DrawnPlace, target: string, more: number): void {
    const key = `${place} ${target}`;
    this.counts.set(key, (this.counts.get(key) ?? 0) + more);
    this.version++;
    for (const listener of this.listeners) listener();
  }
}

const TargetsContext = createContext<DrawnTargets | null>(null);
const PlaceContext = createContext<DrawnPlace>('board');

/** All targets inside report themselves to these. */
export function ReportTargets({
  to,
  children,
}: {
  readonly to: DrawnTargets;
  readonly children: ReactNode;
}) {
  return <TargetsContext value={to}>{children}</TargetsContext>;
}

export function DrawnIn({
  place,
  children,
}: {
  readonly place: DrawnPlace;
  readonly children: ReactNode;
}) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Reports a target while it is drawn. */
export function useDrawn(target: string): void {
  const targets = useContext(TargetsContext);
  const place = useContext(PlaceContext);
  useLayoutEffect(() => targets?.add(place, target), [targets, place, target]);
}
