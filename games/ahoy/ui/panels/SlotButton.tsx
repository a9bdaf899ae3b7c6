import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { type Light, TargetButton } from '@tablewright/board';
import { SlotBox } from '../cards/SlotBox.tsx';
import type { NamedSlot } from './player.ts';

/** A die slot that can be chosen: for a die, for damage, for repair. */
export function SlotButton({
  slot,
  seat,
  size,
  sign,
  name,
  light,
  teller,
}: {
  readonly slot: NamedSlot;
  readonly seat: Seat;
  readonly size?: number;
  readonly sign?: string;
  /** What a die does there. */
  readonly name: string;
  readonly light: Light | undefined;
  readonly teller: Teller;
}) {
  const { target, accepts, isDashed, die, isDamaged } = slot;
  const label = teller.say('ui.slot', {
    name,
    state: isDamaged ? 'damaged' : die > 0 ? 'die' : accepts.length >= 6 ? 'any' : 'some',
    value: die,
    values: accepts.join(', '),
  });
  return (
    <TargetButton target={target} light={light} label={label} inspect={target}>
      <SlotBox
        {...{ accepts, isDashed, die, isDamaged, seat }}
        {...(size ? { size } : {})}
        {...(sign ? { sign } : {})}
      />
    </TargetButton>
  );
}
