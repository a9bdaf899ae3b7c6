import { type BoardProps, TargetButton } from '@tablewright/board';
import { ACTION_CARDS } from '../../content/index.ts';
import type { Ti4 } from '../../rules/state.ts';
import styles from './council.module.css';

/** Offered things that lie nowhere on the table: agendas that were looked at, numbers, cards that are in no hand. */
export function Loose({ state, viewer, teller, lights }: BoardProps<Ti4>) {
  const hand = state.players[viewer]?.hand ?? [];
  const isInHand = (id: string): boolean => hand.some((card) => ACTION_CARDS[card]?.id === id);
  const targets = [...lights]
    .filter(([, light]) => light === 'offered')
    .map(([target]) => target)
    .filter((target) => {
      const [kind, id] = target.split(':');
      return kind === 'agenda' || kind === 'number' || (kind === 'card' && !isInHand(id));
    });
  if (targets.length === 0) return null;
  return (
    <ul className={styles.loose} aria-label={teller.say('ui.loose')}>
      {targets.map((target) => {
        const [kind, id] = target.split(':');
        const name = kind === 'number' ? id : teller.name(nameOf(kind, id));
        const text = kind === 'number' ? null : teller.ability(nameOf(kind, id));
        return (
          <li key={target}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={text === null ? name : `${name}: ${text}`}
              className={styles.outcome}
            >
              <b>{name}</b>
              {text !== null && <small>{text}</small>}
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = (kind: string, id: string): string =>
  kind === 'card' ? `action.${id}` : `agenda.${id}`;
