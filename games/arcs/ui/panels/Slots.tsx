import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { Icon, type Light, TargetButton } from '@tablewright/board';
import { RESOURCES } from '../../content/index.ts';
import { CARD_SLOT, isOpenSlot, raidCostOf } from '../../rules/resources.ts';
import { type Arcs, NONE } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { EmptySlot, ResourceToken } from '../art/Tokens.tsx';
import { optionLabel } from '../board/words.ts';
import { slotLabel } from './words.ts';
import styles from './parts.module.css';

interface SlotsProps {
  readonly state: Arcs;
  readonly seat: Seat;
  readonly teller: Teller;
  readonly lights: ReadonlyMap<string, Light>;
  readonly size: number;
  /** What each costs to be stolen, written below it. */
  readonly withCosts?: boolean;
}

/** The resource slots of a player: tokens, open places, and those that cities still cover. */
export function Slots({ state, seat, teller, lights, size, withCosts = false }: SlotsProps) {
  const slots = Array.from({ length: CARD_SLOT + 1 }, (_, slot) => slot).filter(
    (slot) => slot < CARD_SLOT || isOpenSlot(state, seat, slot),
  );
  return (
    <ul className={styles.slots} data-seat={seat + 1}>
      {slots.map((slot) => {
        const token = state.players[seat].slots[slot];
        const isOpen = isOpenSlot(state, seat, slot);
        const cost = raidCostOf(state, seat, slot);
        const resource = token === NONE ? null : RESOURCES[token];
        const { target, waste } = meaningOf(lights, seat, slot);
        return (
          <li key={slot}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={slotLabel(state, seat, slot, teller)}
              inspect={target}
              className={styles.slot}
            >
              <span
                data-piece={resource === null ? undefined : `token:${seat}:${slot}:${resource}`}
              >
                {resource === null ? (
                  <EmptySlot size={size} isCovered={!isOpen} />
                ) : (
                  <ResourceToken kind={resource} size={size} />
                )}
              </span>
              {withCosts && waste === null && (
                <small className={styles.cost}>
                  <Sign name="key" size={13} />
                  {cost}
                </small>
              )}
            </TargetButton>
            {withCosts && waste !== null && (
              <TargetButton
                target={waste}
                light={undefined}
                label={optionLabel(waste, teller)}
                className={styles.waste}
              >
                <Icon name="close" size={11} />
              </TargetButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * A token that can be spent in one way only is spent by a click; the rare wish to spend it for nothing has a small
 * cross of its own below. Where there are several ways, the slot stands for all of them.
 */
function meaningOf(
  lights: ReadonlyMap<string, Light>,
  seat: Seat,
  slot: number,
): { readonly target: string; readonly waste: string | null } {
  const all = `slot:${seat}:${slot}`;
  if (!lights.has(all)) return { target: all, waste: null };
  const keys = [...lights.keys()];
  const spends = keys.filter((key) => key.startsWith(`spend:${seat}:${slot}:`));
  const waste = keys.find((key) => key.startsWith(`waste:${seat}:${slot}:`)) ?? null;
  return spends.length === 1 && waste !== null
    ? { target: spends[0], waste }
    : { target: all, waste: null };
}
