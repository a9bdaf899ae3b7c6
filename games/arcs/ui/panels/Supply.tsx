import { type BoardProps, TargetButton } from '@tablewright/board';
import { RESOURCES } from '../../content/index.ts';
import type { Arcs } from '../../rules/state.ts';
import { ResourceToken } from '../art/Tokens.tsx';
import styles from './panels.module.css';

/** Resource tokens that are left. */
export function Supply({ state, teller, lights }: BoardProps<Arcs>) {
  return (
    <ul className={styles.supply} aria-label={teller.say('ui.supply')}>
      {RESOURCES.map((resource, index) => {
        const target = `resource:${resource}`;
        const count = state.supply[index];
        return (
          <li key={resource}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={teller.say('ui.supply.of', { what: teller.name(resource), count })}
              inspect={target}
              className={styles.pile}
            >
              <ResourceToken kind={resource} size={22} />
              {count}
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
