import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import type { Seat } from '@tablewright/engine';
import { type Objective, SECRETS } from '../../content/index.ts';
import { openObjectives, scoredSecretly } from '../../rules/objectives.ts';
import { progress } from '../../rules/progress.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { Prospects } from './Prospects.tsx';
import styles from './sheets.module.css';

/** Public objectives with everybody's progress, the viewer's secret ones, and what has been scored. */
export default function Objectives(props: BoardProps<Ti4>) {
  const { state, viewer, teller, lights } = props;
  const mine = state.players[viewer];
  const scored = scoredSecretly(state);
  return (
    <>
      <Prospects {...props} />
      <ul className={styles.objectives}>
        {openObjectives(state).map(({ objective, isLeaked, scorers }) => {
          const target = `${isLeaked ? 'secret' : 'objective'}:${objective.id}`;
          return (
            <li key={objective.id}>
              <TargetButton
                target={target}
                light={lights.get(target)}
                label={objectiveLabel(props, objective, scorers)}
                inspect={`objective:${objective.id}`}
                className={styles.objective}
              >
                <Title {...props} objective={objective} />
                <span className={styles.progress}>
                  {state.seating.map((seat) => (
                    <Standing
                      key={seat}
                      {...props}
                      seat={seat}
                      objective={objective}
                      isScored={scorers.includes(seat)}
                    />
                  ))}
                </span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
      <p className={styles.note}>
        {teller.say('ui.objectives.left', {
          one: state.stage1.length,
          two: state.stage2.length,
        })}
      </p>
      {mine !== undefined && mine.secrets.length > 0 && (
        <>
          <h3>{teller.say('ui.secrets')}</h3>
          <ul className={styles.objectives}>
            {mine.secrets.map((secret, i) => {
              const objective = SECRETS[secret];
              if (objective === undefined) return <li key={`hidden ${i}`} />;
              const target = `secret:${objective.id}`;
              const { have, need } = progress(state, viewer, objective);
              return (
                <li key={secret}>
                  <TargetButton
                    target={target}
                    light={lights.get(target)}
                    label={`${teller.name(`objective.${objective.id}`)}: ${teller.ability(`objective.${objective.id}`)} ${teller.say('ui.of', { used: Math.min(have, need), limit: need })}`}
                    inspect={`objective:${objective.id}`}
                    className={styles.objective}
                  >
                    <Title {...props} objective={objective} />
                    <span className={styles.progress}>
                      <Standing {...props} seat={viewer} objective={objective} isScored={false} />
                    </span>
                  </TargetButton>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {scored.length > 0 && (
        <>
          <h3>{teller.say('ui.secrets.scored')}</h3>
          <ul className={styles.scored}>
            {scored.map(({ seat, secret }) => (
              <li key={`${seat} ${secret}`}>
                <SeatMedal seat={seat} size={18} />
                {teller.name(`objective.${SECRETS[secret].id}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Title({ teller, objective }: BoardProps<Ti4> & { readonly objective: Objective }) {
  const { id, points } = objective;
  return (
    <span className={styles.goal}>
      <span>
        <b>{teller.name(`objective.${id}`)}</b>
        <small>{teller.ability(`objective.${id}`)}</small>
      </span>
      <span className={styles.points}>{points}</span>
    </span>
  );
}

/** How far one player is; a tick where it has been scored. */
function Standing({
  state,
  viewer,
  seat,
  objective,
  isScored,
}: BoardProps<Ti4> & {
  readonly seat: Seat;
  readonly objective: Objective;
  readonly isScored: boolean;
}) {
  const { have, need } = progress(state, seat, objective);
  const isDone = have >= need;
  return (
    <span
      className={styles.standing}
      data-mine={seat === viewer}
      data-state={isScored ? 'scored' : isDone ? 'done' : 'open'}
    >
      <SeatMedal seat={seat} size={16} />
      {isScored ? <Sign name="custodians" size={15} /> : `${Math.min(have, need)}/${need}`}
    </span>
  );
}

function objectiveLabel(
  { state, teller }: BoardProps<Ti4>,
  objective: Objective,
  scorers: readonly Seat[],
): string {
  const standings = state.seating.map((seat) => {
    const { have, need } = progress(state, seat, objective);
    return scorers.includes(seat)
      ? teller.say('ui.progress.scored', { player: seat })
      : teller.say('ui.progress', { player: seat, have: Math.min(have, need), need });
  });
  const { id, points } = objective;
  return [
    teller.say('ui.objective', { objective: id, points }),
    teller.ability(`objective.${id}`),
    ...standings,
  ].join(', ');
}
