import { Glossed } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import type { ReactNode } from 'react';
import {
  FACTIONS,
  PLANETS,
  SECRETS,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
} from '../../content/index.ts';
import { PUBLIC } from '../../rules/options.ts';
import { profileOf } from '../../rules/pieces.ts';
import { textOf } from '../../why/remarks.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { PlanetPicture, Worth } from '../art/PlanetPicture.tsx';
import { Sign } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { UnitPicture } from '../art/Unit.tsx';
import { TileArt } from '../board/Tile.tsx';
import { planetLabel, systemLabel } from '../board/words.ts';
import { startLines } from '../setup/words.ts';
import { profileWords } from './profile.ts';
import styles from './inspect.module.css';

interface InspectProps {
  readonly target: string;
  readonly state: Ti4;
  readonly teller: Teller;
}

/** A thing in full, with all that is written on it. */
export function Inspect({ target, state, teller }: InspectProps) {
  const [kind, id, more = '0'] = target.split(':');
  switch (kind) {
    case 'system':
      return (
        <SystemInFull system={TILES.findIndex((tile) => tile.id === id)} {...{ state, teller }} />
      );
    case 'planet':
      return (
        <PlanetInFull
          planet={PLANETS.findIndex((planet) => planet.id === id)}
          {...{ state, teller }}
        />
      );
    case 'unit':
      return <UnitInFull unit={id} seat={Number(more)} {...{ state, teller }} />;
    case 'technology':
      return TECHNOLOGIES.some((technology) => technology.id === id) ? (
        <Shown title={teller.name(`technology.${id}`)} picture={<TechnologySign id={id} />}>
          <p>
            <Glossed text={textOf(state, teller, `technology.${id}`)} />
          </p>
        </Shown>
      ) : null;
    case 'objective':
    case 'secret':
      return [...PUBLIC, ...SECRETS].some((objective) => objective.id === id) ? (
        <Shown
          title={teller.name(`objective.${id}`)}
          picture={<Sign name="custodians" size={56} />}
        >
          <p>
            <Glossed text={teller.ability(`objective.${id}`)} />
          </p>
        </Shown>
      ) : null;
    case 'strategy':
      return STRATEGY_CARDS.some((card) => card.id === id) ? (
        <Shown title={teller.name(`strategy.${id}`)} picture={<Sign name="strategy" size={56} />}>
          <p>
            <Glossed text={textOf(state, teller, `strategy.${id}`)} />
          </p>
        </Shown>
      ) : null;
    case 'card':
      return <CardInFull sign="card" id={`action.${id}`} {...{ state, teller }} />;
    case 'note':
      return <CardInFull sign="secret" id={`note.${id}`} {...{ state, teller }} />;
    case 'law':
    case 'agenda':
      return <CardInFull sign="law" id={`agenda.${id}`} {...{ state, teller }} />;
    case 'faction':
      return <FactionInFull id={id} {...{ state, teller }} />;
    case 'pool':
      return (
        <Shown
          title={teller.name(`pool.${id}`)}
          picture={<Sign name={id === 'tactic' || id === 'fleet' ? id : 'strategy'} size={56} />}
        >
          <p>
            <Glossed text={teller.say(`ui.pool.${id}`)} />
          </p>
        </Shown>
      );
    default:
      return null;
  }
}

function Shown({
  title,
  picture,
  children,
}: {
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <article className={styles.card}>
      <Paints />
      <div className={styles.picture}>{picture}</div>
      <div className={styles.text}>
        <h3>{title}</h3>
        {children}
      </div>
    </article>
  );
}

/** An action card, a promissory note or an agenda. */
function CardInFull({
  sign,
  id,
  state,
  teller,
}: {
  readonly sign: SignName;
  readonly id: string;
  readonly state: Ti4;
  readonly teller: Teller;
}) {
  return (
    <Shown title={teller.name(id)} picture={<Sign name={sign} size={56} />}>
      <p>
        <Glossed text={textOf(state, teller, id)} />
      </p>
    </Shown>
  );
}

function SystemInFull({
  system,
  state,
  teller,
}: {
  readonly system: number;
  readonly state: Ti4;
  readonly teller: Teller;
}) {
  if (system < 0) return null;
  const { id, anomaly } = TILES[system];
  const [, ...facts] = systemLabel(state, system, teller).split(', ');
  return (
    <Shown
      title={teller.name(`system.${id}`)}
      picture={
        <svg viewBox="-62 -54 124 108" width="124" height="108" aria-hidden="true">
          <TileArt system={system} />
        </svg>
      }
    >
      <p>{facts.join(', ')}</p>
      {anomaly !== null && (
        <p>
          <Glossed text={teller.say(`ui.anomaly.${anomaly}`)} />
        </p>
      )}
    </Shown>
  );
}

function PlanetInFull({
  planet,
  state,
  teller,
}: {
  readonly planet: number;
  readonly state: Ti4;
  readonly teller: Teller;
}) {
  if (planet < 0) return null;
  return (
    <Shown
      title={teller.name(`planet.${PLANETS[planet].id}`)}
      picture={<PlanetPicture planet={planet} size={92} />}
    >
      <Worth state={state} planet={planet} isExhausted={state.exhausted[planet]} />
      <p>{planetLabel(state, planet, teller)}</p>
    </Shown>
  );
}

function UnitInFull({
  unit,
  seat,
  state,
  teller,
}: {
  readonly unit: string;
  readonly seat: number;
  readonly state: Ti4;
  readonly teller: Teller;
}) {
  const kind = UNIT_KINDS.findIndex((each) => each === unit);
  if (kind < 0 || state.players[seat] === undefined) return null;
  const profile = profileOf(state, seat, kind);
  return (
    <Shown
      title={
        profile === undefined ? teller.name(`kind.${unit}`) : teller.name(`unit.${profile.id}`)
      }
      picture={<UnitPicture kind={kind} seat={seat} size={72} />}
    >
      <ul className={styles.list}>
        {profile === undefined ? (
          <li>{teller.say('ui.unit.unavailable')}</li>
        ) : (
          profileWords(profile, teller).map((word) => (
            <li key={word}>
              <Glossed text={word} />
            </li>
          ))
        )}
      </ul>
    </Shown>
  );
}

function TechnologySign({ id }: { readonly id: string }) {
  const { colour, replaces } = TECHNOLOGIES.find((technology) => technology.id === id)!;
  if (replaces !== undefined) return <UnitPicture kind={replaces} seat={0} size={64} />;
  return <Sign name={colour ?? 'technology'} size={56} />;
}

function FactionInFull({
  id,
  state,
  teller,
}: {
  readonly id: string;
  readonly state: Ti4;
  readonly teller: Teller;
}) {
  const faction = FACTIONS.findIndex((each) => each.id === id);
  if (faction < 0) return null;
  const { abilities, technologies, home } = FACTIONS[faction];
  return (
    <Shown
      title={teller.name(`faction.${id}`)}
      picture={
        <svg viewBox="-62 -54 124 108" width="93" height="81" aria-hidden="true">
          <TileArt system={home} />
        </svg>
      }
    >
      <ul className={styles.list}>
        {startLines(faction, teller).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {abilities.map((ability) => (
          <li key={ability}>
            <b>{teller.name(`ability.${ability}`)}:</b>{' '}
            <Glossed text={textOf(state, teller, `ability.${ability}`)} />
          </li>
        ))}
        {technologies.map((technology) => {
          const name = `technology.${TECHNOLOGIES[technology].id}`;
          return (
            <li key={name}>
              <b>{teller.name(name)}:</b> <Glossed text={textOf(state, teller, name)} />
            </li>
          );
        })}
      </ul>
    </Shown>
  );
}
