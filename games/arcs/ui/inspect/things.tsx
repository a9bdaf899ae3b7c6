import type { Teller } from '@tablewright/text';
import { SeatMedal } from '@tablewright/board';
import {
  AMBITIONS,
  type Die as DieKind,
  FACES,
  type Resource,
  SYSTEMS,
} from '../../content/index.ts';
import { standing } from '../../rules/ambitions.ts';
import type { Arcs } from '../../rules/state.ts';
import { Die } from '../art/Die.tsx';
import { Planet } from '../art/Planet.tsx';
import { Sign } from '../art/Sign.tsx';
import { ResourceToken } from '../art/Tokens.tsx';
import { systemFacts } from '../board/words.ts';
import { capital } from '../panels/words.ts';
import { Shown } from './Shown.tsx';
import styles from './inspect.module.css';

export function ResourceInFull({
  resource,
  teller,
}: {
  readonly resource: Resource | undefined;
  readonly teller: Teller;
}) {
  if (resource === undefined) return null;
  return (
    <Shown
      title={capital(teller.name(resource), teller)}
      picture={<ResourceToken kind={resource} size={72} />}
    >
      <p>{teller.ability(resource)}</p>
    </Shown>
  );
}

export function SystemInFull({
  system,
  state,
  teller,
}: {
  readonly system: number;
  readonly state: Arcs;
  readonly teller: Teller;
}) {
  if (system < 0) return null;
  const { id, type } = SYSTEMS[system];
  return (
    <Shown
      title={teller.name(id)}
      picture={
        <svg viewBox="-52 -42 104 84" aria-hidden="true">
          {type === null ? (
            <g fill="none" stroke="var(--ink-2)" strokeWidth="6">
              <path d="M-34 34V2a34 34 0 0 1 68 0v32" />
              <path d="M-18 34V4a18 18 0 0 1 36 0v30" />
            </g>
          ) : (
            <Planet kind={type} x={0} y={0} radius={36} />
          )}
        </svg>
      }
    >
      {type !== null && (
        <p className={styles.facts}>
          <Sign name={type} /> {capital(teller.name(type), teller)}
        </p>
      )}
      <ul className={styles.list}>
        {systemFacts(state, system, teller).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </Shown>
  );
}

export function AmbitionInFull({
  ambition,
  state,
  teller,
}: {
  readonly ambition: string;
  readonly state: Arcs;
  readonly teller: Teller;
}) {
  const index = AMBITIONS.findIndex((name) => name === ambition);
  if (index < 0) return null;
  return (
    <Shown title={teller.name(ambition)} picture={<Sign name={AMBITIONS[index]} size={64} />}>
      <p>{teller.ability(ambition)}</p>
      <ul className={styles.list}>
        {standing(state, index).map(({ count, power, place }, seat) => (
          <li key={seat}>
            <SeatMedal seat={seat} size={18} />{' '}
            {teller.say('ui.standing', { player: seat, count, power })}
            {place === 'tied' && ` (${teller.say('ui.tied')})`}
          </li>
        ))}
      </ul>
    </Shown>
  );
}

export function DieInFull({ die, teller }: { readonly die: DieKind; readonly teller: Teller }) {
  return (
    <article className={styles.card}>
      <div className={styles.text}>
        <h3>{teller.name(die)}</h3>
        <p>{teller.ability(die)}</p>
        <div className={styles.faces}>
          {FACES[die].map((face, i) => (
            <Die key={i} kind={die} face={face} size={40} />
          ))}
        </div>
      </div>
    </article>
  );
}
