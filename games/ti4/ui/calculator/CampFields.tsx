import type { Teller } from '@tablewright/text';
import { useId } from 'react';
import {
  DOCK,
  FACTIONS,
  INFANTRY,
  PDS,
  SHIPS,
  TECHNOLOGIES,
  UNIT_KINDS,
} from '../../content/index.ts';
import { EMPTY, type Figures, type Fleet, overCapacity } from '../../odds/index.ts';
import { type Camp, LAST_ROUND, mostOf, technologiesOf } from '../../odds/sketch.ts';
import { UnitPicture } from '../art/Unit.tsx';
import styles from './calculator.module.css';

interface Props {
  readonly teller: Teller;
  readonly side: 'attacker' | 'defender';
  readonly camp: Camp;
  readonly figures: Figures;
  readonly isInvasion: boolean;
  readonly onChange: (camp: Camp) => void;
}

/** One side: its faction, units with their damage, technologies, and when it retreats. */
export function CampFields(props: Props) {
  const { teller, side, camp, onChange } = props;
  const id = useId();
  return (
    <section className={styles.camp} aria-labelledby={id} data-side={side}>
      <h2 id={id}>
        {teller.say(side === 'attacker' ? 'ui.calc.side.attacker' : 'ui.calc.side.defender')}
      </h2>
      <label className={styles.field}>
        {teller.say('ui.calc.faction')}
        <select
          value={camp.faction}
          onChange={(event) => onChange(ofFaction(camp, Number(event.currentTarget.value)))}
        >
          {[...FACTIONS.keys()].map((faction) => (
            <option key={faction} value={faction}>
              {teller.name(`faction.${FACTIONS[faction].id}`)}
            </option>
          ))}
        </select>
      </label>
      <Units {...props} />
      <Cards {...props} />
      <label className={styles.field}>
        {teller.say('ui.calc.retreat')}
        <select
          value={camp.retreats}
          onChange={(event) => onChange({ ...camp, retreats: Number(event.currentTarget.value) })}
        >
          <option value={0}>{teller.say('ui.calc.retreat.never')}</option>
          {Array.from({ length: LAST_ROUND }, (_, at) => (
            <option key={at} value={at + 1}>
              {teller.say('ui.calc.retreat.round', { round: at + 1 })}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

/** Another faction keeps the technologies that it can have too. */
function ofFaction(camp: Camp, faction: number): Camp {
  const known = technologiesOf(faction);
  return {
    ...camp,
    faction,
    technologies: camp.technologies.filter((each) => known.includes(each)),
  };
}

function Units(props: Props) {
  const { teller, camp, figures, isInvasion, side, onChange } = props;
  const kinds = [
    ...SHIPS.filter((kind) => figures.profiles[kind] !== undefined).toReversed(),
    ...(isInvasion ? [INFANTRY] : []),
    PDS,
    ...(hasDocks(props) ? [DOCK] : []),
  ];
  const set = (kind: number, count: number): void => {
    const units = camp.units.with(kind, count);
    const damaged = camp.damaged.map((hurt, ship) => Math.min(hurt, units[ship]));
    onChange({ ...camp, units, damaged });
  };
  const excess = overCapacity(figures, fleetOf(props), hasDocks(props) ? camp.units[DOCK] : 0);
  return (
    <fieldset className={styles.units}>
      <legend>{teller.say('ui.calc.units')}</legend>
      <ul>
        {kinds.map((kind) => (
          <li key={kind}>
            <UnitPicture kind={kind} seat={side === 'attacker' ? 0 : 1} size={28} />
            <UnitName {...props} kind={kind} />
            <Counter
              teller={teller}
              name={nameOf(teller, kind)}
              count={camp.units[kind]}
              most={mostOf(kind)}
              onCount={(count) => set(kind, count)}
            />
            {figures.profiles[kind]?.sustain === true && camp.units[kind] > 0 && (
              <div className={styles.damaged}>
                <span>{teller.say('ui.hull.damaged')}</span>
                <Counter
                  teller={teller}
                  name={teller.say('ui.calc.damaged', { unit: nameOf(teller, kind) })}
                  count={camp.damaged[kind]}
                  most={camp.units[kind]}
                  onCount={(count) =>
                    onChange({ ...camp, damaged: camp.damaged.with(kind, count) })
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {excess > 0 && (
        <p className={styles.warning}>{teller.say('ui.calc.room', { count: excess })}</p>
      )}
    </fieldset>
  );
}

const nameOf = (teller: Teller, kind: number): string => teller.name(`kind.${UNIT_KINDS[kind]}`);

/** An attacker has docks only if they come along. TI-13.5 */
const hasDocks = ({ side, figures }: Props): boolean =>
  side === 'defender' || figures.profiles[DOCK]!.inSpace;

/** What takes room aboard: the defender's infantry stands on the planet. */
function fleetOf({ camp, isInvasion, side }: Props): Fleet {
  const aboard = isInvasion && side === 'attacker' ? camp.units[INFANTRY] : 0;
  return EMPTY.map((_, at) => (at < INFANTRY ? camp.units[at] : at === INFANTRY ? aboard : 0));
}

/** The kind, where it is if that matters, and what it hits on. */
function UnitName({ teller, figures, side, kind }: Props & { readonly kind: number }) {
  const { combatBonus, profiles } = figures;
  const { combat, cannon, inSpace } = profiles[kind]!;
  const value = combat === null ? cannon?.value : Math.max(1, combat - combatBonus);
  const place =
    !inSpace && (kind === INFANTRY || kind === PDS || kind === DOCK) ? placeOf(side, kind) : null;
  return (
    <span className={styles.name}>
      <b>{nameOf(teller, kind)}</b>
      <small>
        {[
          ...(place === null ? [] : [teller.say(place)]),
          ...(value === undefined ? [] : [teller.say('ui.calc.hits', { value })]),
        ].join(' · ')}
      </small>
    </span>
  );
}

function placeOf(side: Props['side'], kind: number): string {
  if (side === 'defender') return 'ui.calc.onPlanet';
  return kind === PDS ? 'ui.calc.reach' : 'ui.calc.aboard';
}

/** A number with a button on either side; the arrow keys change it too. */
function Counter({
  teller,
  name,
  count,
  most,
  onCount,
}: {
  readonly teller: Teller;
  readonly name: string;
  readonly count: number;
  readonly most: number;
  readonly onCount: (count: number) => void;
}) {
  const set = (wanted: number): void => onCount(Math.min(most, Math.max(0, Math.floor(wanted))));
  return (
    <span className={styles.counter}>
      <button
        type="button"
        aria-label={teller.say('ui.calc.fewer', { unit: name })}
        disabled={count === 0}
        onClick={() => set(count - 1)}
      >
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={name}
        min={0}
        max={most}
        value={count}
        onChange={(event) => set(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        aria-label={teller.say('ui.calc.more', { unit: name })}
        disabled={count >= most}
        onClick={() => set(count + 1)}
      >
        +
      </button>
    </span>
  );
}

/** Unit upgrades, then the other technologies that work in battles. */
function Cards({ teller, camp, onChange }: Props) {
  const known = technologiesOf(camp.faction);
  const isUpgrade = (technology: number): boolean => TECHNOLOGIES[technology].kind === 'upgrade';
  const groups = [
    ['ui.calc.upgrades', known.filter(isUpgrade)],
    ['ui.calc.technologies', known.filter((each) => !isUpgrade(each))],
  ] as const;
  const toggle = (technology: number): void => {
    const { technologies } = camp;
    onChange({
      ...camp,
      technologies: technologies.includes(technology)
        ? technologies.filter((each) => each !== technology)
        : [...technologies, technology],
    });
  };
  return groups.map(([title, technologies]) => (
    <fieldset key={title} className={styles.cards}>
      <legend>{teller.say(title)}</legend>
      {technologies.map((technology) => (
        <label key={technology} className={styles.check}>
          <input
            type="checkbox"
            checked={camp.technologies.includes(technology)}
            onChange={() => toggle(technology)}
          />
          {teller.name(`technology.${TECHNOLOGIES[technology].id}`)}
        </label>
      ))}
    </fieldset>
  ));
}
