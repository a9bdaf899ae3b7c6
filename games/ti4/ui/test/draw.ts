import type { BoardProps, Light, Told } from '@tablewright/board';
import type { Match } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import type { Ti4 } from '../../rules/state.ts';
import { ti4Ui } from '../index.ts';
import { FightOdds, PlanOdds, ReachOdds } from '../odds/later.tsx';

const nothing = (): void => undefined;

/** Draws the parts that come later once, so that they are there from then on. */
export async function fetchLaterParts(): Promise<void> {
  for (const Part of [PlanOdds, ReachOdds, FightOdds])
    await prerender(createElement(Part as ComponentType)).catch(() => undefined);
}

export interface Look {
  readonly match: Match<Ti4>;
  readonly teller: Teller;
  readonly told: readonly Told[];
  readonly layout: BoardProps<Ti4>['layout'];
}

/** The whole table as the player who is asked sees it. */
export function draw({ match, teller, told, layout }: Look): string {
  const { seat } = match.asks[0];
  const { state, question } = match.observe(seat);
  const { options, about } = question!;
  const props: BoardProps<Ti4> = {
    state,
    viewer: seat,
    teller,
    lights: new Map(
      options.flatMap(({ target, key }): [string, Light][] => [
        [target, 'offered'],
        [key, 'offered'],
      ]),
    ),
    previewed: options[options.length >> 1],
    about,
    onPick: nothing,
    onPreview: nothing,
    onInspect: nothing,
    layout,
    told,
  };
  const { Board, Beside, Dock, Aside, SeatFacts } = ti4Ui;
  const parts = [Board, Dock, Aside, ...(layout === 'wide' ? [Beside!] : [])];
  return [
    ...parts.map((part) => createElement(part, props)),
    ...state.players.map((_, each) => createElement(SeatFacts, { ...props, seat: each })),
  ]
    .map((part) => renderToStaticMarkup(part))
    .join('');
}

/** These are answers of the prompt, or lie on sheets, which are fetched when they are opened. */
const ELSEWHERE = /^(button|technology|colour|objective|secret|ability):/;

/** Options of the question that nothing on the table is lit for. */
export function unlit(look: Look): readonly string[] {
  const { match } = look;
  const picture = draw(look);
  const isLit = (thing: string): boolean =>
    picture.includes(`data-target="${thing}" data-light="offered"`);
  return match
    .observe(match.asks[0].seat)
    .question!.options.filter(
      ({ target, key }) => !ELSEWHERE.test(target) && !isLit(target) && !isLit(key),
    )
    .map(({ key }) => key);
}
