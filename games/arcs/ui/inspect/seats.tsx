import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { RESOURCES } from '../../content/index.ts';
import { isOpenSlot } from '../../rules/resources.ts';
import { type Arcs, NONE } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { EmptySlot, ResourceToken } from '../art/Tokens.tsx';
import { slotLabel } from '../panels/words.ts';
import { Shown } from './Shown.tsx';

interface SeatProps {
  readonly state: Arcs;
  readonly seat: Seat;
  readonly teller: Teller;
}

/** What lies in a slot, and what its keys are for. */
export function SlotInFull({ state, seat, slot, teller }: SeatProps & { readonly slot: number }) {
  const token = state.players[seat].slots[slot];
  const resource = token === NONE ? null : RESOURCES[token];
  const isOpen = isOpenSlot(state, seat, slot);
  return (
    <Shown
      title={slotLabel(state, seat, slot, teller)}
      picture={
        resource === null ? (
          <EmptySlot size={72} isCovered={!isOpen} />
        ) : (
          <ResourceToken kind={resource} size={72} />
        )
      }
    >
      {resource !== null && <p>{teller.ability(resource)}</p>}
      <p>{teller.ability(isOpen ? 'key' : 'city')}</p>
    </Shown>
  );
}

export function HandInFull({ state, seat, teller }: SeatProps) {
  const count = state.players[seat].hand.length;
  return (
    <Shown
      title={teller.say('ui.hand.count', { player: seat, count })}
      picture={<Sign name="cards" size={64} />}
    />
  );
}
