import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetArea, TargetButton } from '@tablewright/board';
import { BLUEFIN, CARGO_LIMIT, FACTIONS, MARKET, UNION } from '../../content/index.ts';
import type { Ahoy } from '../../rules/state.ts';
import { diceOf, DiePicture } from '../art/Dice.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { Emblem } from '../cards/Emblem.tsx';
import { SuitSign } from '../cards/SuitSign.tsx';
import { actionGlyph } from './FactionBoard.tsx';
import { boardOf, cargoLabel, crewOf, damageOf, isSmuggler, pilesOf, planShips } from './player.ts';
import { SlotButton } from './SlotButton.tsx';
import styles from './panels.module.css';

type Props = BoardProps<Ahoy> & { readonly seat: Seat };

/** What everybody may know of a player; the own board lies below the map already. */
export function SeatFacts(props: Props) {
  const { state, teller, seat, viewer } = props;
  const { faction, dice, gold } = state.players[seat];
  const damage = damageOf(state, seat);
  const isFirst = state.firstPlayer === seat;
  return (
    <TargetArea
      className={styles.facts}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <TargetButton
        target={`board:${FACTIONS[faction]}`}
        light={undefined}
        label={teller.say('ui.board', { faction: FACTIONS[faction] })}
        inspect={`board:${seat}`}
        className={styles.faction}
      >
        <Glyph name={isSmuggler(state, seat) ? 'smuggler' : FACTIONS[faction]} size={18} />
        <span>{teller.name(FACTIONS[faction])}</span>
        {isFirst && <small>{teller.say('ui.first')}</small>}
      </TargetButton>
      <ul className={styles.stats}>
        <Fact glyph="gold" value={gold} label={teller.say('ui.gold', { gold })} />
        <Fact glyph="damage" value={damage} label={teller.say('ui.damage', { damage })} />
        <Own {...props} />
        <li className={styles.dice}>
          {dice.map((value, i) => (
            <DiePicture key={i} value={value} size={20} colours={diceOf(seat)} />
          ))}
          <span className="visually-hidden">
            {dice.length === 0
              ? teller.say('ui.dice.none')
              : teller.say('ui.dice.left', { values: dice.join(', ') })}
          </span>
        </li>
      </ul>
      {seat !== viewer && <OpenBoard {...props} />}
    </TargetArea>
  );
}

/** What only this faction has. */
function Own({ state, teller, seat }: Props) {
  const { faction, hand, cargo } = state.players[seat];
  if (faction === BLUEFIN)
    return (
      <Fact
        glyph="patrol"
        value={state.patrolSupply}
        label={teller.say('ui.inSupply', { count: state.patrolSupply })}
      />
    );
  if (faction === UNION)
    return (
      <>
        <Fact
          glyph="comrade"
          value={state.ready}
          label={teller.say('ui.ready', { count: state.ready })}
        />
        <Fact
          glyph="plan"
          value={hand.length}
          label={teller.say('ui.plans.count', { count: hand.length })}
        />
      </>
    );
  const delivered = pilesOf(state, seat).reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <>
      <Fact
        glyph="cargo"
        value={`${cargo.length}/${CARGO_LIMIT}`}
        label={teller.say('ui.cargo.count', { count: cargo.length, limit: CARGO_LIMIT })}
      />
      <Fact
        glyph="pledge"
        value={delivered}
        label={teller.say('ui.delivered', { count: delivered })}
      />
    </>
  );
}

/** Another player's board in small: slots, crew, cargo. */
function OpenBoard({ state, teller, lights, seat }: Props) {
  const crew = crewOf(state, seat);
  const ships = planShips(state, seat);
  return (
    <>
      <ul className={styles.slots}>
        {boardOf(state, seat).map(({ action, slots }) => (
          <li key={action}>
            {slots.map((slot) => (
              <SlotButton
                key={slot.target}
                slot={slot}
                seat={seat}
                size={24}
                sign={actionGlyph(action)}
                name={teller.name(action)}
                light={lights.get(slot.target)}
                teller={teller}
              />
            ))}
          </li>
        ))}
      </ul>
      {(crew.length > 0 || ships.length > 0 || state.players[seat].cargo.length > 0) && (
        <ul className={styles.open}>
          {crew.map(({ id, suit, slot }) => (
            <li key={id}>
              <TargetButton
                target={`card:${id}`}
                light={lights.get(`card:${id}`)}
                label={teller.say('ui.crew.card', { card: id, suit })}
                inspect={`card:${id}`}
              >
                <Emblem id={id} suit={suit} size={24} />
              </TargetButton>
              {slot && (
                <SlotButton
                  slot={slot}
                  seat={seat}
                  size={24}
                  name={teller.name(id)}
                  light={lights.get(slot.target)}
                  teller={teller}
                />
              )}
            </li>
          ))}
          {ships.map(({ kind, slots }) => (
            <li key={kind}>
              <Glyph name={kind} size={22} />
              {slots.map((slot) => (
                <SlotButton
                  key={slot.target}
                  slot={slot}
                  seat={seat}
                  size={24}
                  name={teller.name(kind)}
                  light={lights.get(slot.target)}
                  teller={teller}
                />
              ))}
            </li>
          ))}
          {state.players[seat].cargo.map((card) => {
            const { id, suit, destination } = MARKET[card];
            return (
              <li key={id}>
                <TargetButton
                  target={`card:${id}`}
                  light={lights.get(`card:${id}`)}
                  label={cargoLabel(card, teller)}
                  inspect={`card:${id}`}
                  className={styles.freight}
                >
                  <SuitSign suit={suit} size={20} />
                  <Glyph name="fwd" size={9} />
                  <SuitSign suit={destination} size={20} />
                </TargetButton>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

function Fact({
  glyph,
  value,
  label,
}: {
  readonly glyph: string;
  readonly value: number | string;
  readonly label: string;
}) {
  return (
    <li title={label}>
      <Glyph name={glyph} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{label}</span>
    </li>
  );
}
