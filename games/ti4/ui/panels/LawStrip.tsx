import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import type { Seat } from '@tablewright/engine';
import { AGENDAS, PLANETS } from '../../content/index.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './council.module.css';

interface Law {
  readonly law: number;
  readonly owner: Seat;
  readonly planet: number;
}

/** All laws in play: those for everybody, then those of players and planets. */
export function lawsOf(g: Ti4): Law[] {
  return [
    ...g.laws.map((law) => ({ law, owner: NONE, planet: NONE })),
    ...g.players.flatMap(({ offices }, owner) =>
      offices.map((law) => ({ law, owner, planet: NONE })),
    ),
    ...g.attached.map(({ agenda, planet }) => ({ law: agenda, owner: NONE, planet })),
  ];
}

/** Laws in play, always in sight; the pointer brings what each changes. TI-23.9 */
export function LawStrip({ state, teller, lights }: BoardProps<Ti4>) {
  const laws = lawsOf(state);
  if (laws.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={teller.say('ui.laws')}>
      {laws.map(({ law, owner, planet }) => {
        const { id } = AGENDAS[law];
        const target = `law:${id}`;
        const name = teller.name(`agenda.${id}`);
        const place = planet === NONE ? '' : teller.name(`planet.${PLANETS[planet].id}`);
        return (
          <li key={id}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={[
                name,
                ...(owner === NONE ? [] : [teller.player(owner)]),
                ...(place === '' ? [] : [place]),
                teller.ability(`agenda.${id}`),
              ].join(', ')}
              inspect={target}
              className={styles.slip}
            >
              <Sign name="law" size={14} />
              <b>{name}</b>
              {owner !== NONE && <SeatMedal seat={owner} size={16} />}
              {place !== '' && <em>{place}</em>}
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
