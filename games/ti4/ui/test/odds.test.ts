import type { BoardProps, Light } from '@tablewright/board';
import { createTeller } from '@tablewright/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { duel, HERE } from '../../test/duel.ts';
import { position } from '../../test/position.ts';
import type { Scenario } from '../../test/scenario.ts';
import type { Ti4 } from '../../rules/state.ts';
import { ti4Text } from '../../text/index.ts';
import { Focus } from '../panels/Focus.tsx';
import { pressSystem } from '../board/focus.ts';
import { planAfter } from '../plan.ts';
import { fetchLaterParts } from './draw.ts';

beforeAll(fetchLaterParts);

const teller = createTeller(ti4Text, 'en', ['Ann', 'Bob', 'Cat'], { strict: true });
const nothing = (): void => undefined;

/** What the panel says to whom the match asks, tags left out. */
function panel({ match }: Scenario, state?: Ti4): string {
  const { seat } = match.asks[0];
  const observed = match.observe(seat);
  const { options, about } = observed.question!;
  const props: BoardProps<Ti4> = {
    state: state ?? observed.state,
    viewer: seat,
    teller,
    lights: new Map(
      options.flatMap(({ target, key }): [string, Light][] => [
        [target, 'offered'],
        [key, 'offered'],
      ]),
    ),
    previewed: null,
    about,
    onPick: nothing,
    onPreview: nothing,
    onInspect: nothing,
    layout: 'wide',
    told: [],
  };
  return renderToStaticMarkup(createElement(Focus, props));
}

const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

/** Ann has cruisers next to Bob's at Wellon. */
const facing = (cruisers: number): Scenario =>
  position({
    ann: { faction: 'sol', units: { '25': { cruiser: cruisers } } },
    bob: { faction: 'hacan', units: { [HERE]: { cruiser: 1 } } },
  });

describe('the odds at the table', () => {
  it('are told before a system is activated, with everything in reach', () => {
    const game = facing(1);
    pressSystem(
      game.state.galaxy.systems.find((system) => system === 18)!,
      { about: {} },
    );
    const words = wordsOf(panel(game));
    expect(words).toContain('Odds if everything in reach comes');
    expect(words).toContain('Attacker wins 37.5%');
    expect(words).toContain('Nobody is left 25%');
  });

  it('follow the plan of a move', () => {
    const game = facing(2).play(`activate:${HERE}`);
    expect(wordsOf(panel(game))).not.toContain('Attacker wins');
    const { state, question } = game.match.observe(0);
    const rehearse = (): null => null;
    const planned = planAfter({ state, seat: 0, question: question!, rehearse }, [
      'move:25:cruiser:whole:plain',
    ])!;
    expect(wordsOf(panel(game, planned.state))).toContain('Attacker wins 37.5%');
  });

  it('are told at every round of a combat, with a link to the calculator', () => {
    const game = duel({ cruiser: 2 }, { cruiser: 1 }, ['6-', '6-', '6-'], {
      bob: { planets: ['abyz'] },
    });
    expect(game.prompt).toBe('announceRetreat');
    const html = panel(game);
    expect(wordsOf(html)).toContain('Attacker wins 88.5%');
    expect(html).toMatch(
      /href="\/tools\/ti4\/battle\?a=sol&amp;au=0\.0\.2&amp;.*&amp;d=hacan&amp;du=0\.0\.1/,
    );
    game.play('stay');
    expect(wordsOf(panel(game))).toContain('Attacker wins 88.5%');
  });
});
