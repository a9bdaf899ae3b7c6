import { type BoardProps, SeatMedal } from '@tablewright/board';
import { useId } from 'react';
import { GUNSHIP_BONUS, MARKET, STRONGHOLD_BONUS, UNION } from '../../content/index.ts';
import { totalOf } from '../../index.ts';
import { powers } from '../../rules/powers.ts';
import { CUTTER, FIGURES, FLAGSHIP, GUNSHIP, STRONGHOLD } from '../../rules/figures.ts';
import { SPACE_NAMES } from '../../rules/map.ts';
import { loadedCannons, onSlot } from '../../rules/slots.ts';
import type { Ahoy, Side } from '../../rules/state.ts';
import { BONE, diceOf, DiePicture } from '../art/Dice.tsx';
import { Glyph } from '../art/Glyph.tsx';
import styles from './battle.module.css';

/** The battle now fought: both sides, what each has added, and who may still do something. */
export function BattlePanel({ state, teller }: BoardProps<Ahoy>) {
  const heading = useId();
  if (state.battle.length < 2) return null;
  const [attacker, defender] = state.battle;
  const isRolled = attacker.dice.length > 0;
  const totals = [totalOf(state, attacker), totalOf(state, defender)];
  return (
    <section className={styles.battle} aria-labelledby={heading}>
      <h2 id={heading}>
        <Glyph name="battle" /> {teller.say('ui.battle')}
        <small>{teller.name(SPACE_NAMES[state.battleSpace])}</small>
      </h2>
      <div className={styles.sides}>
        <SideOf
          {...{ state, teller }}
          side={attacker}
          role="attacker"
          total={totals[0]}
          isAhead={isRolled && totals[0] >= totals[1]}
        />
        <SideOf
          {...{ state, teller }}
          side={defender}
          role="defender"
          total={totals[1]}
          isAhead={isRolled && totals[1] > totals[0]}
        />
      </div>
    </section>
  );
}

function SideOf({
  state,
  teller,
  side,
  role,
  total,
  isAhead,
}: Pick<BoardProps<Ahoy>, 'state' | 'teller'> & {
  readonly side: Side;
  readonly role: 'attacker' | 'defender';
  readonly total: number;
  readonly isAhead: boolean;
}) {
  const { seat, figure, dice } = side;
  return (
    <div className={styles.side} data-seat={seat + 1} data-ahead={isAhead}>
      <header>
        <SeatMedal seat={seat} size={22} />
        <b>{teller.player(seat)}</b>
      </header>
      <p className={styles.role}>{teller.say(`ui.battle.${role}`, { figure: FIGURES[figure] })}</p>
      <p className={styles.sum}>
        {dice.length === 0 && <span className={styles.unrolled} aria-hidden="true" />}
        {dice.map((value, i) => (
          <DiePicture key={i} value={value} size={30} colours={BONE} />
        ))}
        <output>
          <span className="visually-hidden">{teller.say('ui.battle.total')} </span>
          {total}
        </output>
      </p>
      <ul className={styles.terms}>
        {termsOf(state, side).map(({ id, amount, card = '' }) => (
          <li key={id + card}>
            {teller.say(`ui.battle.${id}`, card === '' ? { amount } : { amount, card })}
          </li>
        ))}
      </ul>
      <Reserves {...{ state, teller, side }} />
    </div>
  );
}

interface Term {
  readonly id: 'lowered' | 'crew' | 'stronghold' | 'gunship' | 'caches' | 'secret';
  readonly amount: number;
  /** The crew that it comes from. */
  readonly card?: string;
}

function termsOf(g: Ahoy, side: Side): readonly Term[] {
  const { seat, figure, lowered, weaponsCaches, secretWeapon } = side;
  const terms: Term[] = [
    { id: 'lowered', amount: lowered },
    ...g.players[seat].crew.map((card): Term => ({
      id: 'crew',
      amount: powers.of('crew', card).battle ?? 0,
      card: MARKET[card].crew,
    })),
    { id: 'stronghold', amount: figure === STRONGHOLD ? STRONGHOLD_BONUS : 0 },
    { id: 'gunship', amount: figure === GUNSHIP ? GUNSHIP_BONUS : 0 },
    { id: 'caches', amount: weaponsCaches * g.ready },
    { id: 'secret', amount: secretWeapon ? 1 : 0 },
  ];
  return terms.filter(({ amount }) => amount > 0);
}

/** What a side may still bring in, as everybody can see: Cannons to lower, plans in hand, crew. */
function Reserves({
  state,
  teller,
  side: { seat, figure, dice, lowered },
}: Pick<BoardProps<Ahoy>, 'state' | 'teller'> & { readonly side: Side }) {
  const isRolled = dice.length > 0;
  const { faction, hand } = state.players[seat];
  const cannons =
    isRolled || lowered > 0 || figure === CUTTER
      ? []
      : loadedCannons(state, seat).map((slot) => onSlot(state, slot));
  const plans = !isRolled && faction === UNION ? hand.length : 0;
  const crew = isRolled && figure === FLAGSHIP ? powers.at(state, seat, 'rolled') : [];
  if (cannons.length + plans + crew.length === 0) return null;
  return (
    <ul className={styles.reserves} aria-label={teller.say('ui.battle.reserves')}>
      {cannons.map((value, i) => (
        <li key={i} title={teller.say('ui.battle.cannons', { value })}>
          <Glyph name="cannons" />
          <DiePicture value={value} size={20} colours={diceOf(seat)} />
          <span className="visually-hidden">{teller.say('ui.battle.cannons', { value })}</span>
        </li>
      ))}
      {plans > 0 && (
        <li>
          <Glyph name="plan" /> {teller.say('ui.battle.plans', { count: plans })}
        </li>
      )}
      {crew.map(({ card }) => (
        <li key={card}>{teller.name(MARKET[card].crew)}</li>
      ))}
    </ul>
  );
}
