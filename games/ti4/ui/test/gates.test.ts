import type { BoardProps, Light } from '@tablewright/board';
import { createTeller, LOCALES } from '@tablewright/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FACTIONS, factionOf, LEARN, MAPS, TILES } from '../../content/index.ts';
import { layGalaxy } from '../../rules/galaxy.ts';
import type { Ti4 } from '../../rules/state.ts';
import { position } from '../../test/position.ts';
import type { Scenario } from '../../test/scenario.ts';
import { ti4Text } from '../../text/index.ts';
import { boundsOf, middleOf } from '../board/layout.ts';
import { ti4Ui } from '../index.ts';

const nothing = (): void => undefined;

/** What the player who is asked sees, in some language. */
function draw({ match }: Scenario, locale: (typeof LOCALES)[number] = 'en'): string {
  const { seat } = match.asks[0];
  const { state, question } = match.observe(seat);
  const teller = createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat'], { strict: true });
  const props: BoardProps<Ti4> = {
    state,
    viewer: seat,
    teller,
    lights: new Map(
      question!.options.flatMap(({ target, key }): [string, Light][] => [
        [target, 'offered'],
        [key, 'offered'],
      ]),
    ),
    previewed: null,
    about: question!.about,
    onPick: nothing,
    onPreview: nothing,
    onInspect: nothing,
    layout: 'wide',
    told: [],
  };
  const { Board, Dock, Beside, SeatFacts } = ti4Ui;
  return [
    ...[Board, Dock, Beside!].map((part) => createElement(part, props)),
    ...state.players.map((_, each) => createElement(SeatFacts, { ...props, seat: each })),
  ]
    .map((part) => renderToStaticMarkup(part))
    .join('');
}

/** Is everything lit that is offered, but for answers of the prompt? */
function showsAll(game: Scenario): boolean {
  const picture = draw(game);
  const { options } = game.match.observe(game.match.asks[0].seat).question!;
  return options.every(
    ({ target, key }) =>
      target.startsWith('button:') ||
      [target, key].some((each) => picture.includes(`data-target="${each}" data-light="offered"`)),
  );
}

describe('the home of Creuss beside the map', () => {
  const seatings = Object.keys(MAPS)
    .map(Number)
    .flatMap((players) => Array.from({ length: players }, (_, seat) => [players, seat] as const));

  test.each(seatings)('with %i players, at seat %i', (players, seat) => {
    const homes = LEARN.slice(0, players).map((faction) => FACTIONS[faction].home);
    homes[seat] = FACTIONS[factionOf('creuss')].home;
    const galaxy = layGalaxy(homes);
    const middles = galaxy.systems.map((system) => middleOf(galaxy, system));
    expect(new Set(middles.map((at) => at.join())).size).toBe(galaxy.systems.length);
    const [x, y] = middleOf(galaxy, homes[seat]);
    const others = middles.filter((at) => at.join() !== [x, y].join());
    // No other tile reaches its own: their middles are farther than two tiles touch.
    for (const [cx, cy] of others) expect(Math.hypot(cx - x, cy - y)).toBeGreaterThan(150);
    const box = boundsOf(galaxy);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  });

  test.each(LOCALES)('can be reached and is told apart, in %s', (locale) => {
    const game = position({ ann: { faction: 'creuss' }, wormholes: { alpha: '38' } });
    const picture = draw(game, locale);
    expect(picture).toContain('data-target="system:51" data-light="offered"');
    const teller = createTeller(ti4Text, locale, ['Ann', 'Bob', 'Cat'], { strict: true });
    const label = /data-target="system:51"[^>]*aria-label="([^"]*)"/.exec(picture)![1];
    expect(label).toContain(teller.say('ui.apart'));
    const token = /data-target="system:38"[^>]*aria-label="([^"]*)"/.exec(picture)![1];
    expect(token).toContain(teller.name('wormhole.alpha'));
    expect(TILES[50].id).toBe('51');
  });
});

describe('what is offered can be seen', () => {
  test('wormhole tokens and their systems', () => {
    const game = position({
      ann: { faction: 'creuss', technologies: ['wormhole-generator'] },
      step: { step: 'statusPhase', args: [] },
    });
    expect(showsAll(game)).toBe(true);
    expect(showsAll(game.play('chooseWormhole:alpha'))).toBe(true);
  });

  test('a flagship that goes ahead', () => {
    const units = { creuss: { infantry: 1 }, 23: { flagship: 1 }, 17: { carrier: 1 } };
    const game = position({ ann: { faction: 'creuss', units } });
    game.play('activate:22', 'move:23:flagship:whole:plain');
    expect(showsAll(game)).toBe(true);
  });

  test('fighters that land, and are lost on a planet', () => {
    const game = position({
      ann: {
        faction: 'naalu',
        units: { maaluuk: { infantry: 1 }, 23: { flagship: 1, fighter: 2, infantry: 2 } },
      },
      bob: { faction: 'letnev', planets: ['saudor'], units: { saudor: { infantry: 2 } } },
      cat: { faction: 'hacan' },
      dice: ['7-', '7-', '7-', '7-', '8+', '7-'],
    }).play('activate:23');
    while (game.prompt !== 'landForces') game.play('done');
    expect(showsAll(game)).toBe(true);
    game.play('landFighters:saudor', 'landAll:saudor');
    expect(game.prompt).toBe('groundHits');
    expect(showsAll(game)).toBe(true);
  });

  test('who has initiative 0', () => {
    const game = position({ ann: { faction: 'naalu' }, zero: 'ann' });
    expect(draw(game)).toContain('initiative 0');
  });
});
