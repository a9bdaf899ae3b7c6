import type { Teller } from '@tablewright/text';
import { Icon, IconMark, SeatMedal } from '@tablewright/board';
import type { ReactNode } from 'react';
import {
  ABILITIES,
  type Ability,
  ARTIFACTS,
  CARDS,
  EDGES,
  FIRST_LANDSCAPE,
  LANDSCAPES,
  PATROL_POINTS,
} from '../../content/index.ts';
import { SLOT_OF, SQUARE_NAMES, turned } from '../../rules/map.ts';
import { NONE, type Roam } from '../../rules/state.ts';
import { Coin } from '../art/Marks.tsx';
import { PaintBox, Paper } from '../art/Paper.tsx';
import { PatternPicture } from '../art/Pattern.tsx';
import { sceneName } from '../board/words.ts';
import { ArtifactBadge } from '../cards/ArtifactBadge.tsx';
import { portraitOf } from '../portraits/portraits.ts';
import { landscapeOf } from '../scenes/landscapes.ts';
import { HIGH, WIDE } from '../scenes/size.ts';
import styles from './inspect.module.css';

interface InspectProps {
  readonly target: string;
  readonly state: Roam;
  readonly teller: Teller;
}

/** A thing in full, with all that is written on it. */
export function Inspect({ target, state, teller }: InspectProps) {
  const [kind, id] = target.split(':');
  switch (kind) {
    case 'card':
      return <CardInFull card={CARDS.findIndex((card) => card.id === id)} {...{ state, teller }} />;
    case 'square':
      return (
        <CardInFull card={state.slots[SLOT_OF[SQUARE_NAMES.indexOf(id)]]} {...{ state, teller }} />
      );
    case 'slot':
      return <CardInFull card={state.slots[Number(id)]} {...{ state, teller }} />;
    case 'artifact':
      return (
        <ArtifactInFull
          artifact={ARTIFACTS.findIndex((artifact) => artifact.id === id)}
          teller={teller}
        />
      );
    case 'ability': {
      const ability = ABILITIES.find((name) => name === id);
      return ability === undefined ? null : <AbilityInFull ability={ability} teller={teller} />;
    }
    case 'patrol':
      return <PatrolInFull state={state} teller={teller} />;
    default:
      return null;
  }
}

function CardInFull({
  card,
  state,
  teller,
}: {
  readonly card: number;
  readonly state: Roam;
  readonly teller: Teller;
}) {
  if (card === undefined || card < 0) return null;
  const { id, points, pattern } = CARDS[card];
  const owner = state.players.findIndex(({ faceUp, faceDown }) =>
    [...faceUp, ...faceDown].includes(card),
  );
  const hasOptional = pattern.some((row) => row.includes('o'));
  return (
    <article className={styles.card}>
      <PaintBox />
      <svg className={styles.portrait} viewBox="0 0 110 88" aria-hidden="true">
        <Paper pieces={portraitOf(id)} />
      </svg>
      <div className={styles.text}>
        <h3>{teller.name(id)}</h3>
        <p className={styles.facts}>
          <span>
            <Icon name="star" /> {teller.say('ui.points', { points })}
          </span>
          <span>{whereabouts(state, card, owner, teller)}</span>
        </p>
        <Patterns pattern={pattern} state={state} owner={owner} teller={teller} />
        {hasOptional && <p className={styles.note}>{teller.say('ui.inspect.optional')}</p>}
      </div>
      {card >= FIRST_LANDSCAPE && owner < 0 && <Landscape card={card} teller={teller} />}
    </article>
  );
}

function whereabouts(state: Roam, card: number, owner: number, teller: Teller): ReactNode {
  if (owner >= 0)
    return (
      <>
        <SeatMedal seat={owner} size={18} /> {teller.say('ui.inspect.owner', { player: owner })}
      </>
    );
  if (state.slots.includes(card)) return teller.say('ui.inspect.map');
  return state.pile.at(-1) === card ? teller.say('ui.inspect.pile') : null;
}

/** Large as it lies for its owner; before it has one, from all four edges. */
function Patterns({
  pattern,
  state,
  owner,
  teller,
}: {
  readonly pattern: readonly string[];
  readonly state: Roam;
  readonly owner: number;
  readonly teller: Teller;
}) {
  const edge = state.players[owner]?.edge ?? NONE;
  if (edge !== NONE)
    return (
      <figure className={styles.large}>
        <PatternPicture rows={turned(pattern, edge)} cell={20} />
        <figcaption>{teller.say('ui.inspect.lies', { player: owner })}</figcaption>
      </figure>
    );
  return (
    <figure>
      <div className={styles.edges}>
        {EDGES.map((side, quarters) => (
          <span key={side}>
            <PatternPicture rows={turned(pattern, quarters)} cell={10} />
            <small>{teller.name(side)}</small>
          </span>
        ))}
      </div>
      <figcaption>{teller.say('ui.inspect.edges')}</figcaption>
    </figure>
  );
}

/** The landscape as printed, with its coins. */
function Landscape({ card, teller }: { readonly card: number; readonly teller: Teller }) {
  const { id, coins } = LANDSCAPES[card - FIRST_LANDSCAPE];
  const total = coins.flat().reduce((sum, more) => sum + more, 0);
  return (
    <figure className={styles.landscape}>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        <Paper pieces={landscapeOf(id)} />
        {coins.map((row, y) =>
          row.map((count, x) =>
            Array.from({ length: count }, (_, i) => (
              <Coin
                key={`${x} ${y} ${i}`}
                x={(x + 0.5) * (WIDE / 2) + (i - (count - 1) / 2) * 20}
                y={(y + 0.5) * (HIGH / 3)}
                radius={16}
              />
            )),
          ),
        )}
      </svg>
      <figcaption>
        {sceneName(id, teller)}
        <br />
        {teller.say('ui.inspect.printed', { coins: total })}
      </figcaption>
    </figure>
  );
}

function ArtifactInFull({
  artifact,
  teller,
}: {
  readonly artifact: number;
  readonly teller: Teller;
}) {
  if (artifact < 0) return null;
  const { id, ability, points, cost } = ARTIFACTS[artifact];
  return (
    <article className={styles.card}>
      <ArtifactBadge artifact={artifact} size={72} />
      <div className={styles.text}>
        <h3>{teller.name(id)}</h3>
        <p className={styles.facts}>
          <span>
            <Icon name="star" /> {teller.say('ui.points', { points })}
          </span>
          <span>
            <Icon name="coin" /> {teller.say('ui.price', { cost })}
          </span>
        </p>
        <h4>{teller.name(ability)}</h4>
        <p>{teller.ability(ability)}</p>
      </div>
    </article>
  );
}

function AbilityInFull({
  ability,
  teller,
}: {
  readonly ability: Ability;
  readonly teller: Teller;
}) {
  return (
    <article className={styles.card}>
      <div className={styles.text}>
        <h3>{teller.name(ability)}</h3>
        <p>{teller.ability(ability)}</p>
      </div>
    </article>
  );
}

function PatrolInFull({ state, teller }: { readonly state: Roam; readonly teller: Teller }) {
  return (
    <article className={styles.card}>
      <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
        <circle cx="36" cy="36" r="33" fill="#7fb0b3" stroke="#4a3a1c" strokeWidth="2" />
        <IconMark name="patrol" x={36} y={36} size={42} fill="#2e2415" />
      </svg>
      <div className={styles.text}>
        <h3>{teller.name('patrol')}</h3>
        <p className={styles.facts}>
          <span>
            <Icon name="star" /> {teller.say('ui.points', { points: PATROL_POINTS })}
          </span>
        </p>
        <p>
          {state.patrol === NONE
            ? teller.say('ui.patrol.free')
            : teller.say('ui.patrol.held', { player: state.patrol })}
        </p>
      </div>
    </article>
  );
}
