import { createTeller } from '@tablewright/text';
import type { BoardProps, Light } from '@tablewright/board';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FACTIONS, PLANETS, TILES } from '../../content/index.ts';
import { opening } from '../../test/position.ts';
import type { Ti4 } from '../../rules/state.ts';
import { ti4Text } from '../../text/index.ts';
import { SetupPanel } from '../setup/SetupPanel.tsx';

/** The panel before the match as the asked player sees it, in a language. */
function panel(
  seats: number,
  setup: { [option: string]: string | number },
  locale: 'en' | 'cs' | 'pl',
) {
  const game = opening(seats, setup);
  const [{ seat }] = game.match.asks;
  const { state, question } = game.match.observe(seat);
  const lights = new Map<string, Light>(
    question!.options.map(({ target }) => [target, 'offered' as Light]),
  );
  const names = state.players.map((_, each) => `Player ${each}`);
  const props = {
    state,
    viewer: seat,
    teller: createTeller(ti4Text, locale, names),
    lights,
  } as unknown as BoardProps<Ti4>;
  return renderToStaticMarkup(createElement(SetupPanel, props));
}

describe('the panel before the match', () => {
  it('shows factions, slices and places to draft', () => {
    const setup = { factions: 'draft', galaxy: 'slices' };
    const html = panel(5, setup, 'en');
    expect(html).toContain('Slice 5');
    for (const faction of opening(5, setup).state.draft.factions)
      expect(html).toContain(ti4Text.languages.en.names[`faction.${FACTIONS[faction].id}`]);
    expect(html).toContain('Places at the table');
  });

  it.each(['en', 'cs', 'pl'] as const)(
    'tells a screen reader what slices and factions hold: %s',
    (locale) => {
      const html = panel(5, { factions: 'draft', galaxy: 'slices' }, locale);
      const { draft } = opening(5, { factions: 'draft', galaxy: 'slices' }).state;
      const { names } = ti4Text.languages[locale];
      const labels = [...html.matchAll(/data-target="(\w+):[^>]*aria-label="([^"]*)"/g)];
      const of = (kind: string): string[] =>
        labels.filter(([, target]) => target === kind).map(([, , label]) => label);
      for (const [at, tiles] of draft.slices.entries())
        for (const planet of tiles.flatMap((tile) => TILES[tile].planets))
          expect(of('slice')[at]).toContain(PLANETS[planet].name);
      for (const [at, faction] of draft.factions.entries())
        for (const ability of FACTIONS[faction].abilities) {
          expect(of('faction')[at]).toContain(names[`ability.${ability}`]);
        }
      expect(of('position')).toHaveLength(5);
    },
  );

  it('shows the tiles in hand, in every language', () => {
    expect(panel(6, { galaxy: 'built' }, 'en').match(/role="radio"/g)).toHaveLength(5);
    expect(panel(6, { galaxy: 'built' }, 'cs')).toContain('Tvoje dílky');
    expect(panel(6, { galaxy: 'built' }, 'pl')).toContain('Twoje kafelki');
  });
});
