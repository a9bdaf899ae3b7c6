import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import { FIGHTER, INFANTRY, PLANETS, TILES } from '../../content/index.ts';
import { fightersOn } from '../../rules/fighters-ashore.ts';
import { options } from '../../rules/options.ts';
import { afloat, groundAt, planetsIn, rivalOn } from '../../rules/pieces.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { PlanetPicture } from '../art/PlanetPicture.tsx';
import { UnitPicture } from '../art/Unit.tsx';
import { optionLabel } from '../board/words.ts';
import { Meter, Stepper } from './parts.tsx';
import styles from './panels.module.css';

const SHORTCUTS = ['take', 'landAll', 'landFighters'] as const;

const LABELS = {
  take: 'ui.land.enough',
  landAll: 'ui.land.all',
  landFighters: 'ui.land.fighters',
} as const;

/** Ground forces in space, and where they land. */
export function LandPanel(props: BoardProps<Ti4>) {
  const { state, viewer, teller, lights, plan } = props;
  const { system } = state.tactical;
  const before = plan?.before ?? state;
  const there = afloat(before, system, viewer, INFANTRY);
  const left = afloat(state, system, viewer, INFANTRY);
  const custodians = 'button:removeCustodians';
  return (
    <>
      <header className={styles.title}>
        <h3>{teller.name(`system.${TILES[system].id}`)}</h3>
        <small>{teller.say('ui.land')}</small>
      </header>
      <div className={styles.meters}>
        <Meter label={teller.say('ui.land.landed')} used={there - left} limit={there}>
          {teller.say('ui.of', { used: there - left, limit: there })}
        </Meter>
      </div>
      {lights.has(custodians) && (
        <TargetButton
          target={custodians}
          light={lights.get(custodians)}
          label={optionLabel('removeCustodians', teller)}
          className={styles.shortcut}
        >
          {optionLabel('removeCustodians', teller)}
        </TargetButton>
      )}
      <ul className={styles.rows}>
        {planetsIn(system).map((planet) => (
          <LandRow
            key={planet}
            {...props}
            planet={planet}
            landed={groundAt(state, planet, viewer) - groundAt(before, planet, viewer)}
          />
        ))}
      </ul>
    </>
  );
}

function LandRow({
  state,
  viewer,
  teller,
  lights,
  plan,
  planet,
  landed,
}: BoardProps<Ti4> & { readonly planet: number; readonly landed: number }) {
  const { id } = PLANETS[planet];
  const rival = rivalOn(state, planet, viewer);
  const keys = plan?.keys ?? [];
  const isHere = (key: string, isWing: boolean): boolean => {
    const option = options.read(key);
    if (option === null || !('planet' in option) || option.planet !== planet) return false;
    return option.do.startsWith('landFighter') === isWing;
  };
  const last = keys.findLastIndex((key) => isHere(key, false));
  const lastWing = keys.findLastIndex((key) => isHere(key, true));
  const fighters = fightersOn(state, planet, viewer);
  const name = teller.name(`planet.${id}`);
  const about = { unit: 'infantry', count: 1, where: name };
  const shortcuts = SHORTCUTS.map((verb) => `${verb}:${id}`).filter((key) => lights.has(key));
  return (
    <li data-going={landed + fighters > 0}>
      <PlanetPicture planet={planet} size={34} />
      <span className={styles.what}>
        <b>{name}</b>
        <small className={styles.who}>
          {rival === NONE ? (
            teller.say('ui.defenders.none')
          ) : (
            <>
              <SeatMedal seat={rival} size={16} />
              <UnitPicture kind={INFANTRY} seat={rival} size={18} />
              {groundAt(state, planet, rival)}
            </>
          )}
        </small>
      </span>
      <Stepper
        target={`land:${id}`}
        light={lights.get(`land:${id}`)}
        count={landed}
        more={teller.say('ui.step.more', about)}
        less={teller.say('ui.step.less', about)}
        onLess={last >= 0 ? () => plan?.drop(last) : null}
      />
      {(fighters > 0 || lights.has(`landFighter:${id}`)) && (
        <span className={styles.shortcuts}>
          <UnitPicture kind={FIGHTER} seat={viewer} size={18} />
          <Stepper
            target={`landFighter:${id}`}
            light={lights.get(`landFighter:${id}`)}
            count={fighters}
            more={teller.say('ui.step.more', { ...about, unit: 'fighter' })}
            less={teller.say('ui.step.less', { ...about, unit: 'fighter' })}
            onLess={lastWing >= 0 ? () => plan?.drop(lastWing) : null}
          />
        </span>
      )}
      {shortcuts.length > 0 && (
        <span className={styles.shortcuts}>
          {shortcuts.map((key) => (
            <TargetButton
              key={key}
              target={key}
              light={lights.get(key)}
              label={optionLabel(key, teller)}
              className={styles.shortcut}
            >
              {teller.say(LABELS[options.read(key)!.do as (typeof SHORTCUTS)[number]])}
            </TargetButton>
          ))}
        </span>
      )}
    </li>
  );
}
