import { type BoardProps, TargetButton } from '@tablewright/board';
import { LEADERS, LORE } from '../../content/index.ts';
import { type Arcs, NONE } from '../../rules/state.ts';
import { LoreCard } from '../cards/CourtCard.tsx';
import { LeaderCard } from '../cards/LeaderCard.tsx';
import styles from './panels.module.css';

/** Has somebody still to take a leader or lore? */
export function isDrafting({ variant, players }: Arcs): boolean {
  return (
    variant.lore > 0 &&
    players.some(({ leader, lore }) => leader === NONE || lore.length < variant.lore)
  );
}

/** Leaders and lore that can still be taken. */
export function Draft({ state, teller, lights, layout }: BoardProps<Arcs>) {
  return (
    <ul className={styles.hand} aria-label={teller.say('ui.draft')} data-layout={layout}>
      {state.leaderRow.map((leader) => {
        const { id } = LEADERS[leader];
        const target = `leader:${id}`;
        return (
          <li key={id} className={styles.inHand} data-piece={target}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={teller.say('ui.leader', { what: teller.name(id) })}
              inspect={target}
              className={styles.card}
            >
              <LeaderCard leader={leader} name={teller.name(id)} />
            </TargetButton>
          </li>
        );
      })}
      {state.loreRow.map((card) => {
        const { id } = LORE[card];
        const target = `lore:${id}`;
        return (
          <li key={id} className={styles.inHand} data-piece={target}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={teller.say('ui.lore', { what: teller.name(id) })}
              inspect={target}
              className={styles.card}
            >
              <LoreCard id={id} name={teller.name(id)} />
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
