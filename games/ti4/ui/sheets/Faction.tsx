import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetButton } from '@tablewright/board';
import { FACTIONS, type Profile, UNIT_KINDS } from '../../content/index.ts';
import { inReinforcements, onBoard, profileOf } from '../../rules/pieces.ts';
import { textOf } from '../../why/remarks.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { UnitPicture } from '../art/Unit.tsx';
import { profileWords } from '../inspect/profile.ts';
import { SeatChooser, useSeat } from './SeatChooser.tsx';
import styles from './sheets.module.css';

/** A faction's sheet: what it can do, and its units with their values. */
export default function Faction(props: BoardProps<Ti4>) {
  const { state, viewer, teller, lights } = props;
  const [seat, choose] = useSeat(props);
  const { faction } = state.players[seat];
  const { id, abilities, commodities } = FACTIONS[faction];
  return (
    <>
      <SeatChooser {...props} seat={seat} onChoose={choose} />
      <h3>{teller.name(`faction.${id}`)}</h3>
      <p className={styles.note}>
        <Sign name="commodities" size={15} />{' '}
        {teller.say('ui.commodities.limit', { count: commodities })}
      </p>
      <ul className={styles.abilities}>
        {abilities.map((ability) => {
          const target = `ability:${ability}`;
          return (
            <li key={ability}>
              <TargetButton
                target={seat === viewer ? target : `${target}:${seat}`}
                light={seat === viewer ? lights.get(target) : undefined}
                label={`${teller.name(`ability.${ability}`)}. ${textOf(state, teller, `ability.${ability}`)}`}
                className={styles.ability}
              >
                <b>{teller.name(`ability.${ability}`)}</b>
                <span>{textOf(state, teller, `ability.${ability}`)}</span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
      <h3>{teller.say('ui.forces')}</h3>
      <ul className={styles.units}>
        {UNIT_KINDS.map((unit, kind) => (
          <UnitLine
            key={unit}
            {...props}
            seat={seat}
            kind={kind}
            profile={profileOf(state, seat, kind)}
          />
        ))}
      </ul>
    </>
  );
}

function UnitLine({
  state,
  viewer,
  teller,
  lights,
  seat,
  kind,
  profile,
}: BoardProps<Ti4> & {
  readonly seat: Seat;
  readonly kind: number;
  readonly profile: Profile | undefined;
}) {
  const unit = UNIT_KINDS[kind];
  const target = `ability:unit-${profile?.id}`;
  const isLit = seat === viewer && lights.has(target);
  const left = inReinforcements(state, seat, kind);
  return (
    <li data-missing={profile === undefined}>
      <TargetButton
        target={isLit ? target : `unit:${unit}:${seat}`}
        light={isLit ? lights.get(target) : undefined}
        label={teller.say('ui.units.of', { player: seat, count: onBoard(state, seat, kind), unit })}
        inspect={`unit:${unit}:${seat}`}
        className={styles.unitLine}
      >
        <UnitPicture kind={kind} seat={seat} size={26} />
        <span className={styles.unitName}>
          <b>
            {profile === undefined
              ? teller.name(`kind.${unit}`)
              : teller.name(`unit.${profile.id}`)}
          </b>
          <small>
            {profile === undefined
              ? teller.say('ui.unit.unavailable')
              : profileWords(profile, teller).join(' · ')}
          </small>
        </span>
        <span className={styles.onBoard}>
          {onBoard(state, seat, kind)}
          {Number.isFinite(left) && <small>/{onBoard(state, seat, kind) + left}</small>}
        </span>
      </TargetButton>
    </li>
  );
}
