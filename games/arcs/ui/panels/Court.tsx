import type { Teller } from '@tablewright/text';
import { type BoardProps, TargetButton } from '@tablewright/board';
import { useId } from 'react';
import { COURT } from '../../content/index.ts';
import { type Arcs, NONE } from '../../rules/state.ts';
import { Agent } from '../art/Pieces.tsx';
import { Sign } from '../art/Sign.tsx';
import { CourtBadge } from '../cards/CourtCard.tsx';
import styles from './panels.module.css';

/** The Court: its cards, what each costs to be stolen, and whose agents lie on it. */
export function Court({ state, teller, lights, layout }: BoardProps<Arcs>) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>
        {teller.say('ui.court')}
        <small>{teller.say('ui.court.deck', { count: state.courtDeck.length })}</small>
      </h2>
      <ul className={styles.court} data-layout={layout}>
        {state.court.map(({ card, agents }, spot) => {
          if (card === NONE)
            return (
              <li key={spot} className={styles.none}>
                {teller.say('ui.court.empty')}
              </li>
            );
          const { id, raidCost } = COURT[card];
          const target = `court:${id}`;
          return (
            <li key={id} data-piece={`court:${id}`}>
              <TargetButton
                target={target}
                light={lights.get(target)}
                label={courtLabel(id, agents, teller)}
                inspect={target}
                className={styles.courtCard}
              >
                <CourtBadge card={card} size={29} />
                <span className={styles.courtText}>
                  <b>
                    {teller.name(id)}
                    {raidCost > 0 && (
                      <span className={styles.raid}>
                        <Sign name="key" size={13} />
                        {raidCost}
                      </span>
                    )}
                  </b>
                  <small>{teller.ability(id)}</small>
                </span>
                <span className={styles.agents}>
                  {agents.map((count, seat) =>
                    count > 0 ? (
                      <span key={seat} data-piece={`agents:${id}:${seat}`}>
                        <Agent seat={seat} />
                        {count}
                      </span>
                    ) : null,
                  )}
                </span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function courtLabel(id: string, agents: readonly number[], teller: Teller): string {
  const said = agents.flatMap((count, seat) =>
    count > 0 ? [teller.say('ui.court.agents', { player: seat, count })] : [],
  );
  return [teller.name(id), ...(said.length > 0 ? said : [teller.say('ui.court.noAgents')])].join(
    ', ',
  );
}
