import type { BoardProps, GameUi, Light, Told } from '@tablewright/board';
import {
  type Core,
  FastChance,
  type Game,
  Match,
  type Seat,
  type Setup,
} from '@tablewright/engine';
import { createTeller, type GameText, type Locale, LOCALES, type Teller } from '@tablewright/text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** How often each kind of question is checked in a match; besides, a question is checked every few turns. */
const LOOKS = 3;
const EVERY = 19;

const nothing = (): void => undefined;

type Offer = { readonly target: string; readonly key: string };
type Layout = BoardProps<unknown>['layout'];

/** Draws a game as the match screen does, without a browser. */
export class Easel<G extends Core & { readonly players: readonly object[] }> {
  private readonly game: Game<G>;
  private readonly text: GameText;
  private readonly ui: GameUi<G>;
  /** To learn a language takes longer than to draw a board. */
  private readonly tellers = new Map<string, Teller>();

  constructor(game: Game<G>, text: GameText, ui: GameUi<G>) {
    this.game = game;
    this.text = text;
    this.ui = ui;
  }

  start(seats: number, number: number, setup: Setup = {}): Match<G> {
    return Match.start(this.game, { seats, setup, key: number.toString(16).padStart(64, '0') });
  }

  teller(locale: Locale, seats: number): Teller {
    const id = `${locale} ${seats}`;
    const names = ['Klára', 'Tomáš', 'Zofia', 'Orloj'].slice(0, seats);
    const teller = this.tellers.get(id) ?? createTeller(this.text, locale, names, { strict: true });
    this.tellers.set(id, teller);
    return teller;
  }

  /** A thing in full, as the page shows it to a player who points at it. */
  inFull(target: string, state: G, teller: Teller): string {
    return renderToStaticMarkup(createElement(this.ui.Inspect, { target, state, teller }));
  }

  /** All that a seat has before it: what is offered is lit, and one of it is under the pointer. */
  draw(
    match: Match<G>,
    seat: Seat,
    { locale, layout = 'wide', told }: { locale: Locale; layout?: Layout; told?: readonly Told[] },
  ): string {
    const { state, question } = match.observe(seat);
    const options = question?.options ?? [];
    const props: BoardProps<G> = {
      state,
      viewer: seat,
      teller: this.teller(locale, match.seats),
      lights: new Map(options.flatMap(lightsOf)),
      previewed: options[options.length >> 1] ?? null,
      about: question?.about ?? {},
      onPick: nothing,
      onPreview: nothing,
      onInspect: nothing,
      layout,
      told,
    };
    const { Board, Dock, Aside, SeatFacts } = this.ui;
    const parts = [Board, Dock, Aside].map((Part) => createElement(Part, props));
    const facts = state.players.map((_, each) =>
      createElement(SeatFacts, { ...props, seat: each }),
    );
    return [...parts, ...facts].map((part) => renderToStaticMarkup(part)).join('');
  }

  /** Plays a match at random and hands over what is offered, drawn in all languages and layouts in turn. */
  drawMatch(
    seats: number,
    setup: Setup,
    look: (picture: string, options: readonly Offer[], layout: Layout) => void,
  ): void {
    const chance = new FastChance(seats * 31 + Object.keys(setup).length);
    const match = this.start(seats, seats, setup);
    const told: Told[] = [];
    const looks = new Map<string, number>();
    for (let turn = 0; !match.over; turn++) {
      const { seat, prompt } = match.asks[0];
      const before = looks.get(prompt.id) ?? 0;
      const { options } = match.observe(seat).question!;
      if (before < LOOKS || turn % EVERY === 0) {
        looks.set(prompt.id, before + 1);
        const layout = (seats + before) % 2 === 0 ? 'wide' : 'tall';
        const locale = LOCALES[(seats + before) % LOCALES.length];
        look(this.draw(match, seat, { locale, layout, told }), options, layout);
      }
      told.push(...answerAtRandom(match, chance));
    }
  }
}

/** Answers the first question that is open, and tells what happened. */
export function answerAtRandom<G extends Core>(match: Match<G>, chance: FastChance): Told[] {
  const { seat } = match.asks[0];
  const { options } = match.observe(seat).question!;
  const { events } = match.answer(seat, options[chance.below(options.length)].key);
  return events as unknown as Told[];
}

/** Things are lit by their reference, options by their key. */
function lightsOf({ target, key }: Offer): [string, Light][] {
  return [
    [target, 'offered'],
    [key, 'offered'],
  ];
}

export function isLit(picture: string, thing: string): boolean {
  return picture.includes(`data-target="${thing}" data-light="offered"`);
}

/** What screen readers say about the things of a kind. */
export function namesForEars(picture: string, kind: string): string[] {
  const named = new RegExp(`data-target="${kind}:[^>]*aria-label="([^"]+)"`, 'g');
  return Array.from(picture.matchAll(named), ([, name]) => name);
}
