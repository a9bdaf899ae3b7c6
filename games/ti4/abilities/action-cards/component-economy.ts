import { PLANETS } from '../../content/index.ts';
import { actionCard } from '../../rules/cards.ts';
import { exhaustPlanet } from '../../rules/control.ts';
import { isHome } from '../../rules/galaxy.ts';
import { gainGoods } from '../../rules/goods.ts';
import { controls, planetsOf } from '../../rules/pieces.ts';
import type { Entries } from '../../rules/powers.ts';
import { resourcesOf } from '../../rules/spending.ts';
import { NONE } from '../../rules/state.ts';
import { anyResearchVerdict, research } from '../../rules/technology.ts';
import { emit } from '../../rules/vocabulary.ts';
import { atPlanet } from './targets.ts';

declare module '../../rules/prompts.ts' {
  interface Prompts {
    miningInitiative: object;
    uprising: object;
  }
}

/** Trade goods that Focused Research costs. */
const FOCUSED_COST = 4;

/** Component actions about planets, trade goods and technologies. */
export const cards: Entries = {
  'economic-initiative': actionCard({
    window: 'action',
    *effect(g, seat) {
      for (const planet of planetsOf(g, seat)) {
        if (PLANETS[planet].trait !== 'cultural' || !g.exhausted[planet]) continue;
        g.exhausted[planet] = false;
        emit('readied', { player: seat, planet: PLANETS[planet].id });
      }
    },
  }),

  'focused-research': actionCard({
    window: 'action',
    goods: FOCUSED_COST,
    may(g, seat) {
      if (g.players[seat].goods < FOCUSED_COST) return 'TI-15.2';
      return anyResearchVerdict(g, seat, 0);
    },
    *effect(g, seat) {
      g.players[seat].goods -= FOCUSED_COST;
      emit('paid', { player: seat, planets: [], goods: FOCUSED_COST, with: 'goods' });
      yield* research(g, seat);
    },
  }),

  'industrial-initiative': actionCard({
    window: 'action',
    *effect(g, seat) {
      const planets = planetsOf(g, seat).filter((each) => PLANETS[each].trait === 'industrial');
      yield* gainGoods(g, seat, planets.length);
    },
  }),

  'mining-initiative': actionCard({
    window: 'action',
    ...atPlanet('miningInitiative', (g, seat, planet) =>
      controls(g, seat, planet) ? null : 'TI-19.7',
    ),
    *effect(g, seat, { planet }) {
      yield* gainGoods(g, seat, resourcesOf(g, planet));
    },
  }),

  uprising: actionCard({
    window: 'action',
    ...atPlanet('uprising', (g, seat, planet) => {
      const isOfAnother = g.control[planet] !== NONE && !controls(g, seat, planet);
      const isOpen = !g.exhausted[planet] && !isHome(g, PLANETS[planet].tile);
      return isOfAnother && isOpen ? null : 'TI-19.7';
    }),
    *effect(g, seat, { planet }) {
      exhaustPlanet(g, planet);
      yield* gainGoods(g, seat, resourcesOf(g, planet));
    },
  }),
};
