import { type BoardProps, TargetButton } from '@tablewright/board';
import { FIGHTER, INFANTRY, PLANETS, TILES, UNIT_KINDS } from '../../content/index.ts';
import { capacityIn, fightersAboard, fleetLimit, fleetUse } from '../../rules/limits.ts';
import { type Option, options } from '../../rules/options.ts';
import {
  afloat,
  damagedAt,
  groundAt,
  MOVERS,
  planetsIn,
  profileOf,
  undamagedAt,
} from '../../rules/pieces.ts';
import { moveOf } from '../../rules/routes.ts';
import type { Ti4 } from '../../rules/state.ts';
import { PlanetPicture } from '../art/PlanetPicture.tsx';
import { UnitPicture } from '../art/Unit.tsx';
import { useSystemInFocus } from '../board/focus.ts';
import { optionLabel } from '../board/words.ts';
import { PlanOdds } from '../odds/later.tsx';
import { Meter, Stepper } from './parts.tsx';
import styles from './panels.module.css';

/** Units of one kind at one place, and how many of them go. */
interface Load {
  readonly target: string;
  readonly kind: number;
  readonly isDamaged: boolean;
  /** NONE in space. */
  readonly planet: number | null;
  readonly there: number;
  readonly going: number;
  /** Is this a piece of the plan that takes one of them? */
  readonly fits: (option: Option) => boolean;
}

interface Source {
  readonly system: number;
  readonly ships: readonly Load[];
  readonly cargo: readonly Load[];
}

/** Which ships move into the active system, what they carry, and how much room that takes. */
export function MovePanel(props: BoardProps<Ti4>) {
  const { state, viewer, teller, lights, plan } = props;
  const active = state.tactical.system;
  const before = plan?.before ?? state;
  const focus = useSystemInFocus(props);
  const isLit = ({ target, going }: Load): boolean => going > 0 || lights.has(target);
  const sources = state.galaxy.systems
    .map((system) => sourceOf(before, state, viewer, system))
    .filter(
      ({ system, ships, cargo }) =>
        [...ships, ...cargo].some(isLit) ||
        (system === focus && system !== active && ships.length > 0),
    )
    .toSorted((one, other) => Number(other.system === focus) - Number(one.system === focus));
  const aboard = afloat(state, active, viewer, INFANTRY) + fightersAboard(state, active, viewer);
  return (
    <>
      <header className={styles.title}>
        <h3>{teller.name(`system.${TILES[active].id}`)}</h3>
        <small>{teller.say('ui.active')}</small>
      </header>
      <div className={styles.meters}>
        <Meter
          label={teller.say('ui.capacity')}
          used={aboard}
          limit={capacityIn(state, active, viewer)}
        >
          {teller.say('ui.of', { used: aboard, limit: capacityIn(state, active, viewer) })}
        </Meter>
        <Meter
          label={teller.say('ui.fleetPool')}
          used={fleetUse(state, active, viewer)}
          limit={fleetLimit(state, viewer)}
        >
          {teller.say('ui.of', {
            used: fleetUse(state, active, viewer),
            limit: fleetLimit(state, viewer),
          })}
        </Meter>
      </div>
      <PlanOdds {...props} />
      {sources.map((source) => (
        <SourceRows key={source.system} {...props} source={source} />
      ))}
    </>
  );
}

function SourceRows({ source, ...props }: BoardProps<Ti4> & { readonly source: Source }) {
  const { teller, lights } = props;
  const { system, ships, cargo } = source;
  const { id } = TILES[system];
  const shortcuts = [`moveAll:${id}`, `moveFit:${id}`].filter((key) => lights.has(key));
  return (
    <section className={styles.source}>
      <h4>{teller.say('ui.from', { system: id })}</h4>
      {shortcuts.length > 0 && (
        <div className={styles.shortcuts}>
          {shortcuts.map((key) => (
            <TargetButton
              key={key}
              target={key}
              light={lights.get(key)}
              label={optionLabel(key, teller)}
              className={styles.shortcut}
            >
              {teller.say(key.startsWith('moveAll') ? 'ui.move.all' : 'ui.move.fit')}
            </TargetButton>
          ))}
        </div>
      )}
      <ul className={styles.rows}>
        {[...ships, ...cargo].map((load) => (
          <LoadRow key={load.target} {...props} system={system} load={load} />
        ))}
      </ul>
    </section>
  );
}

function LoadRow({
  state,
  viewer,
  teller,
  lights,
  plan,
  system,
  load,
}: BoardProps<Ti4> & { readonly system: number; readonly load: Load }) {
  const { target, kind, planet, isDamaged, there, going } = load;
  const unit = UNIT_KINDS[kind];
  const move = moveOf(state, viewer, system, kind);
  const capacity = profileOf(state, viewer, kind)?.capacity ?? 0;
  const name =
    planet === null ? teller.name(`kind.${unit}`) : teller.name(`planet.${PLANETS[planet].id}`);
  const piece = lastPiece(plan?.keys ?? [], load, TILES[system].id);
  const about = { unit, count: 1, where: name };
  return (
    <li data-going={going > 0}>
      {planet === null ? (
        <UnitPicture kind={kind} seat={viewer} size={28} />
      ) : (
        <PlanetPicture planet={planet} size={28} />
      )}
      <span className={styles.what}>
        <b>{name}</b>
        <small>
          {[
            planet === null
              ? teller.say('ui.there', { count: there })
              : teller.say('ui.units', { unit, count: there }),
            ...(isDamaged ? [teller.say('ui.hull.damaged')] : []),
            ...(move > 0 ? [teller.say('ui.moves', { count: move })] : []),
            ...(capacity > 0 ? [teller.say('ui.holds', { count: capacity })] : []),
          ].join(' · ')}
        </small>
      </span>
      <Stepper
        target={target}
        light={lights.get(target)}
        count={going}
        more={teller.say('ui.step.more', about)}
        less={teller.say('ui.step.less', about)}
        onLess={going > 0 && piece >= 0 ? () => plan?.drop(piece) : null}
      />
    </li>
  );
}

/** The last answer of the plan that took such a unit; the shortcut of the system where there is no other. */
function lastPiece(keys: readonly string[], { fits }: Load, system: string): number {
  const single = keys.findLastIndex((key) => {
    const option = options.read(key);
    return option !== null && fits(option);
  });
  if (single >= 0) return single;
  return keys.findLastIndex((key) => key === `moveAll:${system}` || key === `moveFit:${system}`);
}

function sourceOf(g: Ti4, after: Ti4, seat: number, system: number): Source {
  const { id } = TILES[system];
  const isActive = system === g.tactical.system;
  const ships = MOVERS.toReversed()
    .filter((kind) => moveOf(g, seat, system, kind) > 0)
    .flatMap((kind) =>
      (['whole', 'damaged'] as const).flatMap((hull): Load[] => {
        const count = hull === 'whole' ? undamagedAt : damagedAt;
        const there = count(g, system, seat, kind);
        if (there === 0) return [];
        return [
          {
            target: `ship:${id}:${UNIT_KINDS[kind]}:${hull}`,
            kind,
            isDamaged: hull === 'damaged',
            planet: null,
            there,
            going: isActive ? 0 : there - count(after, system, seat, kind),
            fits: (option) =>
              option.do === 'move' &&
              option.system === system &&
              option.kind === kind &&
              option.hull === hull,
          },
        ];
      }),
    );
  const aboard = [INFANTRY, FIGHTER].flatMap((kind): Load[] => {
    const there = isActive ? 0 : afloat(g, system, seat, kind);
    if (there === 0 || (kind === FIGHTER && moveOf(g, seat, system, kind) > 0)) return [];
    return [
      {
        target: `cargo:${id}:${UNIT_KINDS[kind]}`,
        kind,
        isDamaged: false,
        planet: null,
        there,
        going: there - afloat(after, system, seat, kind),
        fits: (option) =>
          option.do === 'loadFrom' && option.system === system && option.kind === kind,
      },
    ];
  });
  const landed = planetsIn(system).flatMap((planet): Load[] => {
    const there = groundAt(g, planet, seat);
    if (there === 0) return [];
    return [
      {
        target: `planet:${PLANETS[planet].id}`,
        kind: INFANTRY,
        isDamaged: false,
        planet,
        there,
        going: there - groundAt(after, planet, seat),
        fits: (option) => option.do === 'lift' && option.planet === planet,
      },
    ];
  });
  return { system, ships, cargo: [...aboard, ...landed] };
}
