import type { Teller } from '@tablewright/text';
import { SeatMedal } from '@tablewright/board';
import type { ReactNode } from 'react';
import {
  type Action,
  ACTIONS,
  CELL_NAMES,
  FACTIONS,
  MARKET,
  PLAN_KINDS,
  TILES,
  timingOf,
} from '../../content/index.ts';
import { SPACE_NAMES } from '../../rules/map.ts';
import { seatOf } from '../../rules/slots.ts';
import type { Ahoy } from '../../rules/state.ts';
import { BONE, DiePicture } from '../art/Dice.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { Emblem, PlanEmblem } from '../cards/Emblem.tsx';
import { SlotBox } from '../cards/SlotBox.tsx';
import { SuitSign } from '../cards/SuitSign.tsx';
import { BoardInFull } from './BoardInFull.tsx';
import { actionGlyph } from './FactionBoard.tsx';
import { RegionInFull, SpaceInFull } from './MapInFull.tsx';
import { boardOf, crewOf, pilesOf, planShips } from './player.ts';
import { RewardSigns } from './RewardGrid.tsx';
import styles from './inspect.module.css';

interface InspectProps {
  readonly target: string;
  readonly state: Ahoy;
  readonly teller: Teller;
}

/** A thing in full, with all that is written on it. */
export function Inspect({ target, state, teller }: InspectProps) {
  const [kind, ...rest] = target.split(':');
  const id = rest.join(':');
  switch (kind) {
    case 'card':
      return <CardInFull id={id} {...{ state, teller }} />;
    case 'plan':
      return <PlanInFull id={id} teller={teller} />;
    case 'space':
      return <SpaceInFull space={SPACE_NAMES.indexOf(id)} {...{ state, teller }} />;
    case 'region':
      return (
        <RegionInFull tile={TILES.findIndex((tile) => tile.id === id)} {...{ state, teller }} />
      );
    case 'slot':
      return <SlotInFull target={target} {...{ state, teller }} />;
    case 'reward':
      return <RewardInFull at={CELL_NAMES.indexOf(id)} teller={teller} />;
    case 'board':
      return <BoardInFull seat={Number(id)} {...{ state, teller }} />;
    case 'pile':
      return <PileInFull pile={Number(rest[0])} seat={Number(rest[1])} {...{ state, teller }} />;
    default:
      return null;
  }
}

/** A market card: as crew above, as cargo below. */
function CardInFull({
  id,
  state,
  teller,
}: {
  readonly id: string;
  readonly state: Ahoy;
  readonly teller: Teller;
}) {
  const card = MARKET.findIndex((other) => other.id === id);
  if (card < 0) return null;
  const { crew, suit, cost, destination } = MARKET[card];
  return (
    <article className={styles.card}>
      <Emblem id={id} suit={suit} size={92} />
      <div className={styles.text}>
        <h3>{teller.name(id)}</h3>
        <p className={styles.facts}>
          <span>
            <SuitSign suit={suit} /> {teller.name(suit)}
          </span>
          <span>
            {cost === 'die' ? (
              <DiePicture value={0} size={20} colours={BONE} />
            ) : (
              <Glyph name="gold" />
            )}
            {teller.say('ui.inspect.cost', { cost: cost === 'die' ? 0 : cost })}
          </span>
        </p>
        <p>{teller.ability(crew)}</p>
        <p className={styles.below}>
          <Glyph name="cargo" size={20} />
          {teller.say(`cargo.${id}`)}
          <Glyph name="fwd" size={11} />
          <SuitSign suit={destination} />
          {teller.name(destination)}
        </p>
        <Whereabouts card={card} {...{ state, teller }} />
      </div>
    </article>
  );
}

function Whereabouts({
  card,
  state,
  teller,
}: {
  readonly card: number;
  readonly state: Ahoy;
  readonly teller: Teller;
}): ReactNode {
  const owner = state.players.findIndex(({ crew, cargo }) => [...crew, ...cargo].includes(card));
  if (owner < 0) return null;
  const as = state.players[owner].crew.includes(card) ? 'crew' : 'cargo';
  return (
    <p className={styles.note}>
      <SeatMedal seat={owner} size={18} />
      {teller.say('ui.inspect.owner', { player: owner, as })}
    </p>
  );
}

function PlanInFull({ id, teller }: { readonly id: string; readonly teller: Teller }) {
  const kind = PLAN_KINDS.find((plan) => plan === id);
  if (kind === undefined) return null;
  return (
    <article className={styles.card}>
      <PlanEmblem id={kind} size={92} />
      <div className={styles.text}>
        <h3>{teller.name(kind)}</h3>
        <p className={styles.facts}>{teller.say(`ui.inspect.plan.${timingOf(kind)}`)}</p>
        <p>{teller.ability(kind)}</p>
      </div>
    </article>
  );
}

/** What a die does on a slot, and which dice it takes. */
function SlotInFull({ target, state, teller }: InspectProps) {
  const [faction, id] = target.slice('slot:'.length).split('/');
  const seat = seatOf(state, FACTIONS.indexOf(faction as (typeof FACTIONS)[number]));
  if (seat < 0) return null;
  const crew = crewOf(state, seat).find(({ slot }) => slot?.target === target);
  if (crew !== undefined) return <CardInFull id={crew.id} {...{ state, teller }} />;
  const ship = planShips(state, seat).find(({ slots }) =>
    slots.some((slot) => slot.target === target),
  );
  if (ship !== undefined) return <PlanInFull id={ship.kind} teller={teller} />;
  const group = boardOf(state, seat).find(({ slots }) =>
    slots.some((slot) => slot.target === target),
  );
  const slot = group?.slots.find((other) => other.target === target);
  const action = ACTIONS.find((name) => id.startsWith(`${name}-`) && name === group?.action);
  if (slot === undefined || action === undefined) return null;
  const { accepts } = slot;
  return (
    <article className={styles.card}>
      <SlotBox {...slot} seat={seat} size={64} />
      <div className={styles.text}>
        <h3>
          <Glyph name={actionGlyph(action)} /> {teller.name(action)}
        </h3>
        <p className={styles.facts}>
          {accepts.length >= 6
            ? teller.say('ui.inspect.anyDie')
            : teller.say('ui.inspect.dice', { values: accepts.join(', ') })}
        </p>
        <p>{teller.say(actionText(action, faction))}</p>
        {slot.isDashed && <p className={styles.note}>{teller.say('ui.inspect.dashed')}</p>}
      </div>
    </article>
  );
}

/** Sailing does something more for the two who fight for regions. */
function actionText(action: Action, faction: string): string {
  const isOwn = action === 'sail' && !faction.startsWith('smuggler');
  return isOwn ? `ui.action.sail.${faction}` : `ui.action.${action}`;
}

function RewardInFull({ at, teller }: { readonly at: number; readonly teller: Teller }) {
  if (at < 0) return null;
  return (
    <article className={styles.card}>
      <p className={styles.signs}>
        <RewardSigns at={at} />
      </p>
      <div className={styles.text}>
        <h3>{teller.name(CELL_NAMES[at])}</h3>
        <p>{teller.say('ui.inspect.reward')}</p>
      </div>
    </article>
  );
}

/** What lies in a pile of pledges, as far as the viewer may look. */
function PileInFull({
  pile,
  seat,
  state,
  teller,
}: {
  readonly pile: number;
  readonly seat: number;
  readonly state: Ahoy;
  readonly teller: Teller;
}) {
  const found = state.players[seat] === undefined ? undefined : pilesOf(state, seat)[pile];
  if (found === undefined) return null;
  const known = found.cards.filter((card) => MARKET[card] !== undefined);
  return (
    <article className={styles.card}>
      <p className={styles.signs}>
        <Glyph name="pledge" />
      </p>
      <div className={styles.text}>
        <h3>
          {found.faction === null ? teller.say('ui.pledge.unknown') : teller.name(found.faction)}
        </h3>
        <p>{teller.say('ui.delivered', { count: found.cards.length })}</p>
        <p className={styles.facts}>
          {known.map((card) => (
            <SuitSign key={card} suit={MARKET[card].suit} />
          ))}
        </p>
        <p className={styles.note}>{teller.say('ui.inspect.pledge')}</p>
      </div>
    </article>
  );
}
