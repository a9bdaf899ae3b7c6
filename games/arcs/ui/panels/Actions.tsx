import { type BoardProps, TargetButton } from '@tablewright/board';
import { ACTIONS } from '../../content/index.ts';
import { powers } from '../../rules/powers.ts';
import type { Arcs } from '../../rules/state.ts';
import { optionLabel } from '../board/words.ts';
import styles from './actions.module.css';

/** Is the question which action to take? */
export function asksForAction(lights: BoardProps<Arcs>['lights']): boolean {
  return [...lights.keys()].some((key) => key.startsWith('act:'));
}

/** Every action that the viewer knows, possible or not: a grey one says why it is not. */
export function Actions({ state, viewer, teller, lights, layout }: BoardProps<Arcs>) {
  const own = powers.at(state, viewer, 'action').map(({ ability }) => ability.id!);
  return (
    <ul className={styles.actions} aria-label={teller.say('ui.actions')} data-layout={layout}>
      {[...ACTIONS, ...own].map((action) => {
        const key = `act:${action}`;
        const target = `action:${action}`;
        const label = optionLabel(key, teller);
        return (
          <li key={action} data-possible={lights.has(key)}>
            <TargetButton
              target={target}
              light={lights.get(key) ?? lights.get(target)}
              label={label}
              className={styles.action}
            >
              {label}
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
