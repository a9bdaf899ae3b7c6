import { type BoardProps, Target } from '@tablewright/board';
import { PLANETS } from '../../content/index.ts';
import { planetsIn } from '../../rules/pieces.ts';
import type { Ti4 } from '../../rules/state.ts';
import { planetOutline } from './outlines.ts';
import { planetLabel } from './words.ts';

/** Planets that something can be done with. The others belong to their system. */
export function PlanetTargets({ state, teller, lights }: BoardProps<Ti4>) {
  const { galaxy } = state;
  return galaxy.systems.flatMap((system) =>
    planetsIn(system).flatMap((planet) => {
      const target = `planet:${PLANETS[planet].id}`;
      const light = lights.get(target);
      return light === undefined
        ? []
        : [
            <Target
              key={target}
              target={target}
              light={light}
              label={planetLabel(state, planet, teller)}
              inspect={target}
              inspectOn="hold"
              outline={planetOutline(galaxy, planet)}
            />,
          ];
    }),
  );
}
