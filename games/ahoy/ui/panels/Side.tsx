import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetButton } from '@tablewright/board';
import { useId } from 'react';
import { CARGO_LIMIT, MARKET, PLAN_CARDS } from '../../content/index.ts';
import type { Ahoy } from '../../rules/state.ts';
import { Glyph } from '../art/Glyph.tsx';
import { CardBack, PlanEmblem } from '../cards/Emblem.tsx';
import { SuitSign } from '../cards/SuitSign.tsx';
import { cargoLabel, pilesOf } from './player.ts';
import styles from './dock.module.css';

type Props = BoardProps<Ahoy> & { readonly seat: Seat };

/** What the Squadron can still bring into play. */
export function Supply({ state, teller, seat }: Props) {
  const heading = useId();
  return (
    <section className={styles.supply} aria-labelledby={heading}>
      <h3 id={heading}>{teller.say('ui.supply')}</h3>
      <p className={styles.stock}>
        <Glyph name="patrol" size={22} />
        {teller.say('ui.patrols', { count: state.patrolSupply })}
      </p>
      <p className={styles.stock}>
        <Glyph name="stronghold" size={22} />
        {teller.say('ui.strongholds', { count: state.strongholdSupply })}
      </p>
      <p className={styles.stock}>
        <Glyph name="gold" size={22} />
        {teller.say('ui.gold', { gold: state.players[seat].gold })}
      </p>
    </section>
  );
}

/** The Union's hand, and its Comrades that are ready or still to be won. */
export function Plans({ state, teller, lights, seat }: Props) {
  const heading = useId();
  const { hand, gold } = state.players[seat];
  const { ready, comradeSupply } = state;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3>
        <span id={heading}>{teller.say('ui.plans')}</span>
        <span className={styles.stocks}>
          <Stock glyph="comrade" value={ready} label={teller.say('ui.ready', { count: ready })} />
          <Stock
            glyph="people"
            value={comradeSupply}
            label={teller.say('ui.inSupply', { count: comradeSupply })}
          />
          <Stock glyph="gold" value={gold} label={teller.say('ui.gold', { gold })} />
        </span>
      </h3>
      {hand.length === 0 && <p className={styles.none}>{teller.say('ui.plans.none')}</p>}
      <ul className={styles.plans}>
        {hand.map((plan, i) => {
          const kind = PLAN_CARDS[plan];
          if (kind === undefined)
            return (
              <li key={i}>
                <CardBack size={38} />
              </li>
            );
          return (
            <li key={plan} data-piece={`plan:${plan}`}>
              <TargetButton
                target={`plan:${kind}`}
                light={lights.get(`plan:${kind}`)}
                label={teller.say('ui.plan', { plan: kind })}
                inspect={`plan:${kind}`}
                className={styles.plan}
              >
                <PlanEmblem id={kind} size={40} />
                <span>{teller.name(kind)}</span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Stock({
  glyph,
  value,
  label,
}: {
  readonly glyph: string;
  readonly value: number;
  readonly label: string;
}) {
  return (
    <span title={label}>
      <Glyph name={glyph} size={18} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

/** Cargo: what it is and where it must go. */
export function Hold({ state, teller, lights, seat }: Props) {
  const heading = useId();
  const { cargo, gold } = state.players[seat];
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h3 id={heading}>
        {teller.say('ui.cargo')}
        <small>{teller.say('ui.cargo.count', { count: cargo.length, limit: CARGO_LIMIT })}</small>
        <span className={styles.stocks}>
          <Stock glyph="gold" value={gold} label={teller.say('ui.gold', { gold })} />
        </span>
      </h3>
      <ul className={styles.hold}>
        {cargo.map((card) => {
          const { id, suit, destination } = MARKET[card];
          return (
            <li key={id} data-piece={`card:${id}`}>
              <TargetButton
                target={`card:${id}`}
                light={lights.get(`card:${id}`)}
                label={cargoLabel(card, teller)}
                inspect={`card:${id}`}
                className={styles.cargo}
              >
                <SuitSign suit={suit} size={24} />
                <b>{teller.say(`cargo.${id}`)}</b>
                <Glyph name="fwd" size={11} />
                <SuitSign suit={destination} size={24} />
              </TargetButton>
            </li>
          );
        })}
        {Array.from({ length: Math.max(0, CARGO_LIMIT - cargo.length) }, (_, i) => (
          <li key={`free ${i}`} className={styles.empty} aria-hidden="true">
            <Glyph name="cargo" size={18} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two piles of delivered cards: only their owner knows for whom each is. */
export function Pledges({ state, teller, lights, seat }: Props) {
  return (
    <ul className={styles.piles} aria-label={teller.say('ui.pledges')}>
      {pilesOf(state, seat).map(({ faction, cards }, pile) => {
        const name = faction === null ? teller.say('ui.pledge.unknown') : teller.name(faction);
        return (
          <li key={pile}>
            <TargetButton
              target={`pile:${pile}`}
              light={lights.get(`pile:${pile}`)}
              label={teller.say('ui.pledge', { pile: pile + 1, name, count: cards.length })}
              inspect={`pile:${pile}:${seat}`}
              className={styles.pile}
            >
              <span>{name}</span>
              <b>{cards.length}</b>
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
