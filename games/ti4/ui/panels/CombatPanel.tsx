import type { Seat } from '@tablewright/engine';
import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import { FIGHTER, INFANTRY, PLANETS, TILES, UNIT_KINDS } from '../../content/index.ts';
import { diceOf } from '../../rules/dice.ts';
import { fightersOn } from '../../rules/fighters-ashore.ts';
import { canSustain } from '../../rules/hits.ts';
import { marksOn } from '../../rules/losses.ts';
import { damagedAt, groundAt, profileOf, SHIPS, undamagedAt } from '../../rules/pieces.ts';
import { ATTACKER, bonus, DEFENDER, type Side } from '../../rules/powers.ts';
import { combatDice, shipBonus } from '../../rules/space-combat.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { DiePicture } from '../art/Die.tsx';
import { Sign } from '../art/Sign.tsx';
import { UnitPicture } from '../art/Unit.tsx';
import { unitWords } from '../board/words.ts';
import { FightOdds } from '../odds/later.tsx';
import { FightStory } from './FightStory.tsx';
import styles from './combat.module.css';
import panels from './panels.module.css';

/** A combat in its own view: both sides, what each hits on, the dice as they fell, hits to be assigned. */
export function CombatPanel(props: BoardProps<Ti4>) {
  const { state, teller } = props;
  const { combat, tactical, rolled } = state;
  const isCombat = combat.system !== NONE;
  const system = isCombat ? combat.system : tactical.system;
  const place =
    combat.planet === NONE
      ? teller.name(`system.${TILES[system]?.id}`)
      : teller.name(`planet.${PLANETS[combat.planet].id}`);
  const sides = isCombat ? [combat.attacker, combat.defender] : rolled.seats;
  return (
    <>
      <header className={panels.title}>
        <h3>
          <Sign name="combat" size={20} /> {place}
        </h3>
        <small>
          {isCombat
            ? teller.say(combat.planet === NONE ? 'ui.combat.space' : 'ui.combat.ground', {
                round: combat.round,
              })
            : teller.say(`ui.roll.${rolled.roll}`)}
        </small>
      </header>
      {sides.map((seat, side) => (
        <SideView key={seat} {...props} seat={seat} system={system} side={isCombat ? side : NONE} />
      ))}
      {isCombat && <FightOdds {...props} />}
      <FightStory {...props} />
    </>
  );
}

type SideProps = BoardProps<Ti4> & {
  readonly seat: Seat;
  readonly system: number;
  /** NONE outside of a combat. */
  readonly side: number;
};

function SideView(props: SideProps) {
  const { state, viewer, teller, seat, side, about } = props;
  const { combat } = state;
  const isMine = seat === viewer;
  const hits = isMine && 'hits' in about ? Number(about['hits']) : (combat.hits[side] ?? 0);
  return (
    <section className={styles.side} data-seat={seat + 1} data-mine={isMine}>
      <h4>
        <SeatMedal seat={seat} size={22} />
        <b>{teller.player(seat)}</b>
        {side !== NONE && (
          <small>{teller.say(side === ATTACKER ? 'ui.attacker' : 'ui.defender')}</small>
        )}
        {hits > 0 && (
          <span className={styles.hits}>
            <Sign name="hit" size={15} />
            {teller.say('ui.hits', { count: hits })}
          </span>
        )}
      </h4>
      {combat.retreating === seat && combat.refuge !== NONE && (
        <p className={panels.note}>
          {teller.say('ui.retreats', { system: TILES[combat.refuge].id })}
        </p>
      )}
      <Units {...props} />
      <Dice {...props} />
    </section>
  );
}

interface Rank {
  readonly kind: number;
  readonly hull: 'whole' | 'damaged';
  readonly count: number;
}

function ranksOf({ state, seat, system }: SideProps): readonly Rank[] {
  const { planet } = state.combat;
  if (planet !== NONE)
    return [
      { kind: INFANTRY, hull: 'whole' as const, count: groundAt(state, planet, seat) },
      { kind: FIGHTER, hull: 'whole' as const, count: fightersOn(state, planet, seat) },
    ].filter(({ kind, count }) => kind === INFANTRY || count > 0);
  return SHIPS.toReversed().flatMap((kind) =>
    (['whole', 'damaged'] as const)
      .map((hull): Rank => {
        const count = (hull === 'whole' ? undamagedAt : damagedAt)(state, system, seat, kind);
        return { kind, hull, count };
      })
      .filter(({ count }) => count > 0),
  );
}

/** Every kind of unit with what it hits on; a ship that can take a hit is lit. */
function Units(props: SideProps) {
  const { state, viewer, teller, lights, about, seat, system } = props;
  return (
    <ul className={styles.units}>
      {ranksOf(props).map(({ kind, hull, count }) => {
        const unit = UNIT_KINDS[kind];
        const lost = seat === viewer ? marksOn(about, `${unit}:${hull}`) : 0;
        const own = [
          `unit:${unit}:${hull}`,
          ...(hull === 'whole' || !isSustain(lights, unit) ? [`unit:${unit}`] : []),
        ];
        const others = [`ship:${TILES[system].id}:${unit}:${hull}:${seat}`];
        const targets = seat === viewer ? own : others;
        const target = targets.find((each) => lights.has(each)) ?? targets[0];
        return (
          <li key={`${kind} ${hull}`} data-lost={lost > 0}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={[
                unitWords(seat, kind, count, teller),
                ...(hull === 'damaged' ? [teller.say('ui.hull.damaged')] : []),
                ...(lost > 0 ? [teller.say('ui.marked', { count: lost })] : []),
                ...hitWords(props, kind),
              ].join(', ')}
              inspect={`unit:${unit}:${seat}`}
              className={styles.unit}
            >
              <UnitPicture kind={kind} seat={seat} size={30} />
              <span className={styles.name}>
                <b>{teller.say('ui.units', { unit, count })}</b>
                <small>
                  {hull === 'damaged' && <em>{teller.say('ui.hull.damaged')}</em>}
                  {lost > 0 && <em>{teller.say('ui.marked', { count: lost })}</em>}
                  {hitWords(props, kind).join(' · ')}
                </small>
              </span>
              {canSustain(state, seat, kind, state.combat.system) && hull === 'whole' && (
                <span className={styles.sustain}>
                  <Sign name="sustain" size={16} />
                </span>
              )}
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Only undamaged ships sustain damage; damaged ones are repaired. */
function isSustain(lights: BoardProps<Ti4>['lights'], unit: string): boolean {
  return lights.has(`sustain:${unit}`);
}

/** "hits on 7", with how many dice. */
function hitWords({ state, teller, seat, side }: SideProps, kind: number): string[] {
  const profile = profileOf(state, seat, kind);
  if (side === NONE || profile === undefined || profile.combat === null) return [];
  const added =
    state.combat.planet === NONE
      ? shipBonus(state, side as Side, kind)
      : bonus(state, seat, 'combatBonus');
  const dice = state.combat.planet === NONE ? combatDice(state, seat, kind) : profile.dice;
  return [teller.say('ui.hitsOn', { value: Math.max(1, profile.combat - added), dice })];
}

/** The dice of the last roll, hits bright, misses as outlines; those that can be rolled again are lit. */
function Dice({ state, viewer, teller, lights, seat, side }: SideProps) {
  const place = state.rolled.seats.indexOf(seat);
  if (place < 0) return null;
  const dice = diceOf(state, place);
  if (dice.length === 0) return null;
  const isMine = seat === viewer;
  const round = side === DEFENDER || side === ATTACKER ? state.combat.round : 0;
  return (
    <ul className={styles.dice} aria-label={teller.say('ui.dice', { player: seat })}>
      {dice.map(({ kind, die, added, hits }, at) => {
        const target = isMine ? `die:${at}` : `die:${seat}:${at}`;
        return (
          <li key={`${round} ${at} ${die} ${added}`}>
            <TargetButton
              target={target}
              light={isMine ? lights.get(target) : undefined}
              label={teller.say('ui.die', { unit: UNIT_KINDS[kind], value: die, added, hits })}
              className={styles.die}
            >
              <DiePicture value={die} seat={seat} hits={hits} late={at} />
              <span>
                <UnitPicture kind={kind} seat={seat} size={16} />
                {added !== 0 && <small>{added > 0 ? `+${added}` : `−${-added}`}</small>}
              </span>
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
