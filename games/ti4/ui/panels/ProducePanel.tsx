import { type BoardProps, TargetButton } from '@tablewright/board';
import { INFANTRY, PLANETS, TILES, UNIT_KINDS } from '../../content/index.ts';
import { fleetLimit, fleetUse } from '../../rules/limits.ts';
import { options } from '../../rules/options.ts';
import { inReinforcements, profileOf, SHIPS } from '../../rules/pieces.ts';
import { pairOf } from '../../rules/production.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { UnitPicture } from '../art/Unit.tsx';
import { optionLabel } from '../board/words.ts';
import { Meter, Stepper } from './parts.tsx';
import styles from './panels.module.css';

/** What is ordered, what it costs, and what is left to spend. */
export function ProducePanel(props: BoardProps<Ti4>) {
  const { state, viewer, teller, lights, plan, about } = props;
  const id = String(about['system'] ?? '');
  const system = TILES.findIndex((tile) => tile.id === id);
  const number = (name: string): number => Number(about[name] ?? 0);
  const keys = plan?.keys ?? [];
  const made = keys.filter((key) => ['make', 'train', 'remake'].includes(key.split(':')[0]));
  const units = made.length + number('left');
  const usual = 'button:usualOrder';
  return (
    <>
      <header className={styles.title}>
        <h3>{teller.name(`system.${id}`)}</h3>
        <small>{teller.say('ui.production')}</small>
      </header>
      <div className={styles.meters}>
        <Meter label={teller.say('ui.cost')} used={number('cost')} limit={number('purse')}>
          <Sign name="resources" size={14} />{' '}
          {teller.say('ui.of', { used: number('cost'), limit: number('purse') })}
        </Meter>
        {Number.isFinite(units) && (
          <Meter label={teller.say('ui.production.units')} used={made.length} limit={units}>
            {teller.say('ui.of', { used: made.length, limit: units })}
          </Meter>
        )}
        <Meter
          label={teller.say('ui.fleetPool')}
          used={fleetUse(state, system, viewer)}
          limit={fleetLimit(state, viewer)}
        >
          {teller.say('ui.of', {
            used: fleetUse(state, system, viewer),
            limit: fleetLimit(state, viewer),
          })}
        </Meter>
      </div>
      {lights.has(usual) && (
        <TargetButton
          target={usual}
          light={lights.get(usual)}
          label={optionLabel('usualOrder', teller)}
          className={styles.shortcut}
        >
          {optionLabel('usualOrder', teller)}
        </TargetButton>
      )}
      <ul className={styles.rows}>
        {SHIPS.map((kind) => (
          <UnitRow key={kind} {...props} kind={kind} target={`unit:${UNIT_KINDS[kind]}`} />
        ))}
        {isTraining(props, 'make:infantry') && (
          <UnitRow {...props} kind={INFANTRY} target="unit:infantry" />
        )}
        {PLANETS.filter(
          ({ tile, id: planet }) => tile === system && isTraining(props, `train:${planet}`),
        ).map(({ id: planet }) => (
          <UnitRow
            key={planet}
            {...props}
            kind={INFANTRY}
            planet={planet}
            target={`planet:${planet}`}
          />
        ))}
        <Remade {...props} />
      </ul>
    </>
  );
}

/** Are ground forces trained so, now or in the plan? */
function isTraining({ lights, plan }: BoardProps<Ti4>, key: string): boolean {
  return lights.has(key) || (plan?.keys ?? []).includes(key);
}

function UnitRow({
  state,
  viewer,
  teller,
  lights,
  plan,
  kind,
  target,
  planet,
}: BoardProps<Ti4> & {
  readonly kind: number;
  readonly target: string;
  readonly planet?: string;
}) {
  const profile = profileOf(state, viewer, kind);
  const price = profile?.cost ?? null;
  const pair = profile === undefined ? 1 : pairOf(state, viewer, kind);
  const unit = UNIT_KINDS[kind];
  const key = planet === undefined ? `make:${unit}` : `train:${planet}`;
  const keys = plan?.keys ?? [];
  const count = keys.filter((each) => each === key).length;
  const left = inReinforcements(state, viewer, kind);
  const about = { unit, count: 1, where: teller.name(`kind.${unit}`) };
  return (
    <li data-going={count > 0} data-idle={!lights.has(key)}>
      <UnitPicture kind={kind} seat={viewer} size={28} />
      <span className={styles.what}>
        <b>
          {profile === undefined ? teller.name(`kind.${unit}`) : teller.name(`unit.${profile.id}`)}
        </b>
        <small>
          {price !== null && (
            <span className={styles.price}>
              <Sign name="resources" size={13} />
              {pair > 1 ? teller.say('ui.price.pair', { cost: price, count: pair }) : price}
            </span>
          )}
          {profile === undefined && teller.say('ui.unit.unavailable')}
          {planet !== undefined && ` · ${teller.name(`planet.${planet}`)}`}
          {key === 'make:infantry' && ` · ${teller.say('ui.space.aboard')}`}
          {profile !== undefined &&
            Number.isFinite(left) &&
            ` · ${teller.say('ui.left', { count: left })}`}
        </small>
      </span>
      <Stepper
        target={target}
        light={lights.get(key)}
        count={count}
        more={teller.say('ui.step.more', about)}
        less={teller.say('ui.step.less', about)}
        onLess={count > 0 ? () => plan?.drop(keys.lastIndexOf(key)) : null}
      />
    </li>
  );
}

/** Ships that come from elsewhere on the board, because none is left. TI-14.8 */
function Remade({ viewer, teller, lights }: BoardProps<Ti4>) {
  return [...lights].flatMap(([key, light]) => {
    const option = options.read(key);
    if (option?.do !== 'remake') return [];
    const target = `ship:${TILES[option.system].id}:${UNIT_KINDS[option.kind]}`;
    return [
      <li key={key}>
        <UnitPicture kind={option.kind} seat={viewer} size={28} />
        <TargetButton
          target={target}
          light={light}
          label={optionLabel(key, teller)}
          className={styles.shortcut}
        >
          {optionLabel(key, teller)}
        </TargetButton>
      </li>,
    ];
  });
}
