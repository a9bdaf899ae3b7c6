import type { BoardProps } from '@tablewright/board';
import { followScript, type Seat } from '@tablewright/engine';
import { useMemo } from 'react';
import { PLANETS, TILES } from '../../content/index.ts';
import { type Battle, battleOdds } from '../../odds/index.ts';
import { toSearch } from '../../odds/link.ts';
import {
  battleIn,
  battleUnderWay,
  defenderIn,
  invadable,
  type Place,
  sketchOf,
} from '../../odds/match.ts';
import { cloneTi4 } from '../../rules/clone.gen.ts';
import { movement } from '../../rules/movement.ts';
import { hasRivalShips, hasShips } from '../../rules/pieces.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { noTactical } from '../../rules/tactical.ts';
import { OddsView } from './OddsView.tsx';
import styles from './odds.module.css';

/** A battle with its odds; who fights where is for the names and for the calculator. */
interface Shown {
  readonly battle: Battle;
  readonly place: Place;
}

/** The chances of what the plan brings against what stands in the active system. */
export function PlanOdds(props: BoardProps<Ti4>) {
  const { state, viewer, teller } = props;
  const shown = useMemo(() => battlesIn(state, state.tactical.system, viewer), [state, viewer]);
  return <OddsList {...props} g={state} title={teller.say('ui.odds')} shown={shown} />;
}

/** Before a system is activated: the chances if everything comes that can. */
export function ReachOdds({ system, ...props }: BoardProps<Ti4> & { readonly system: number }) {
  const { state, viewer, teller, lights } = props;
  const isOffered = lights.get(`activate:${TILES[system].id}`) === 'offered';
  const g = useMemo(
    () =>
      isOffered && isDefended(state, system, viewer) ? withEverything(state, system, viewer) : null,
    [state, system, viewer, isOffered],
  );
  const shown = useMemo(
    () => (g === null ? [] : battlesIn(g, system, viewer)),
    [g, system, viewer],
  );
  if (g === null) return null;
  return <OddsList {...props} g={g} title={teller.say('ui.odds.reach')} shown={shown} />;
}

/** At every round of a combat, from where it stands. */
export function FightOdds(props: BoardProps<Ti4>) {
  const { state, teller, about } = props;
  const { attacker, defender, system, planet } = state.combat;
  const isAsked = Number(about['hits'] ?? 0) > 0;
  const shown = useMemo((): readonly Shown[] => {
    const isHit = state.combat.hits.some((count) => count > 0);
    // Before they are dealt with, the other side may still have to roll.
    if (isHit && !isAsked) return [];
    const battle = battleUnderWay(state, isHit);
    const place = { system, attacker, defender, planet: planet === NONE ? null : planet };
    return battle === null ? [] : [{ battle, place }];
  }, [state, isAsked, system, attacker, defender, planet]);
  return <OddsList {...props} g={state} title={teller.say('ui.odds')} shown={shown} />;
}

function isDefended(g: Ti4, system: number, attacker: Seat): boolean {
  return hasRivalShips(g, system, attacker) || invadable(g, system, attacker).length > 0;
}

/** The fight in space, or one for each planet that can be landed on. */
function battlesIn(g: Ti4, system: number, attacker: Seat): readonly Shown[] {
  if (system === NONE || attacker < 0 || !hasShips(g, system, attacker)) return [];
  const planets = invadable(g, system, attacker);
  const places = planets.length === 0 ? [null] : planets;
  return places.flatMap((planet) => {
    const battle = battleIn(g, system, attacker, planet);
    if (battle === null) return [];
    const defender = defenderIn(g, system, attacker, planet);
    return [{ battle, place: { system, attacker, defender, planet } }];
  });
}

/** The table after the activation with everything moved there that the rules let move at once. */
function withEverything(state: Ti4, system: number, seat: Seat): Ti4 {
  const moved = (keys: readonly string[]) => {
    const g = cloneTi4(state);
    g.tactical = { ...noTactical(), system };
    return { stop: followScript(movement(g, seat), keys), g };
  };
  const keys: string[] = [];
  for (;;) {
    const { stop, g } = moved(keys);
    if (stop.at !== 'question') return g;
    const { options, prompt } = stop.ask;
    const all = options
      .map((option) => prompt.key(option))
      .find((key) => key.startsWith('moveAll:'));
    if (all === undefined) return g;
    keys.push(all);
  }
}

function OddsList({
  teller,
  g,
  title,
  shown,
}: BoardProps<Ti4> & {
  readonly g: Ti4;
  readonly title: string;
  readonly shown: readonly Shown[];
}) {
  const found = useMemo(
    () => shown.map(({ battle, place }) => ({ odds: battleOdds(battle), place })),
    [shown],
  );
  if (found.length === 0) return null;
  return (
    <section className={styles.list}>
      <h4>{title}</h4>
      {found.map(({ odds, place }) => (
        <div key={place.planet ?? NONE} className={styles.one}>
          {place.planet !== null && (
            <p className={styles.heading}>
              {teller.say('ui.odds.landing', { planet: PLANETS[place.planet].id })}
            </p>
          )}
          <OddsView
            odds={odds}
            isInvasion={place.planet !== null}
            sides={[
              { name: teller.player(place.attacker), seat: place.attacker },
              { name: teller.player(place.defender), seat: place.defender },
            ]}
            teller={teller}
            isOpen={false}
          >
            <a
              className={styles.calculator}
              href={`/tools/ti4/battle?${toSearch(sketchOf(g, place))}`}
              target="_blank"
              rel="noreferrer"
            >
              {teller.say('ui.odds.calculator')}
            </a>
          </OddsView>
        </div>
      ))}
    </section>
  );
}
