import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { Picture } from '../host/host.ts';
import type { Panels } from './usePanels.ts';

/** At a question that orders could answer from now on: the way to them. Reactions offer them themselves. */
export function OrderHere({
  snapshot: { orders, position },
  panels,
}: {
  readonly snapshot: Picture;
  readonly panels: Panels;
}) {
  const say = useSay();
  const isOpen = position.question !== null && position.reactions === undefined;
  if (!isOpen || orders === undefined || orders.fitting.length === 0) return null;
  return (
    <button type="button" className={controls.quiet} onClick={() => panels.show('orders')}>
      {say('orders.here')}
    </button>
  );
}
