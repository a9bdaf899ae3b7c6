import { type BoardProps, boxOutline, MedalDrawing, point, Target } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import {
  type Action,
  ACTION_CARDS,
  type ActionCard,
  COURT,
  SUIT_ACTIONS,
} from '../../content/index.ts';
import { type Arcs, isFaceUp, NONE, type Play } from '../../rules/state.ts';
import { INK, SAND } from '../art/palette.ts';
import { SignMark } from '../art/Sign.tsx';
import { ActionCardDrawing, CardBackDrawing } from '../cards/ActionCard.tsx';
import { tonesOf } from '../cards/CourtCard.tsx';
import { EMBLEMS } from '../cards/emblems.ts';
import { LAYOUTS } from './layout.ts';

/** Cards of the round in the middle of the ring: who played what, how, and which actions it gives. */
export function RoundCards(props: BoardProps<Arcs>) {
  const { state, layout: kind } = props;
  const plays = state.played.map((play, index) => ({ play, index }));
  const turns = plays.filter(({ play }) => play.use !== 'seize');
  const { hole } = LAYOUTS[kind];
  const measure = kind === 'wide' ? WIDE : TALL;
  const columns = Math.min(turns.length, measure.columns);
  const rows = Math.ceil(turns.length / measure.columns);
  const left = hole.centre[0] - (columns * measure.step - measure.gap) / 2;
  const top = hole.centre[1] - (rows * measure.line - measure.gap) / 2;
  return turns.map(({ play, index }, i) => (
    <PlayedCard
      key={index}
      {...props}
      play={play}
      index={index}
      x={left + (i % measure.columns) * measure.step}
      y={top + Math.floor(i / measure.columns) * measure.line}
      width={measure.width}
      isSmall={kind === 'tall'}
      isTurn={index === state.turn.play && isTurnOn(props)}
      seizing={plays.some((other) => other.play.use === 'seize' && other.play.seat === play.seat)}
    />
  ));
}

const WIDE = { columns: 4, width: 60, step: 70, line: 134, gap: 10 };
const TALL = { columns: 2, width: 34, step: 42, line: 62, gap: 8 };

interface PlayedCardProps extends BoardProps<Arcs> {
  readonly play: Play;
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly isSmall: boolean;
  /** A second card lies under it, face down: it seized the initiative. */
  readonly seizing: boolean;
  readonly isTurn: boolean;
}

function PlayedCard({
  state,
  teller,
  lights,
  play,
  index,
  x,
  y,
  width,
  isSmall,
  seizing,
  isTurn,
}: PlayedCardProps) {
  const scale = width / 104;
  const height = 146 * scale;
  const isKnown = isFaceUp(play.use) && play.card >= 0;
  const card = isKnown ? ACTION_CARDS[play.card] : null;
  const target = card === null ? `play:${play.seat}` : `card:${card.id}`;
  return (
    <Target
      target={target}
      light={lights.get(target)}
      label={playLabel(state, play, teller)}
      inspect={target}
      outline={boxOutline({ x, y, width, height }, 5)}
    >
      <g data-piece={`play:${index}`}>
        {isTurn && (
          <rect
            x={x - 4}
            y={y - 4}
            width={width + 8}
            height={height + 8}
            rx="8"
            fill="#ffe25c"
            stroke="#14120a"
          />
        )}
        {seizing && (
          <g transform={`translate(${point(x + 7, y - 9)}) scale(${scale})`}>
            <CardBackDrawing />
          </g>
        )}
        <g transform={`translate(${point(x, y)}) scale(${Math.round(scale * 1000) / 1000})`}>
          {card === null ? (
            <>
              <CardBackDrawing />
              {play.card >= 0 && <Peek card={ACTION_CARDS[play.card]} />}
            </>
          ) : (
            <ActionCardDrawing
              suit={card.suit}
              number={card.number}
              pips={card.pips}
              ambition={card.ambition}
              isZeroed={play.use === 'lead' && state.zero}
              spent={isTurn && play.use !== 'pivot' ? card.pips - state.turn.pips : 0}
            />
          )}
        </g>
        {play.union !== NONE && <Union card={play.union} x={x + width - 4} y={y + height * 0.62} />}
        <g transform={`translate(${point(x + width / 2, y + height)})`}>
          <Credit state={state} play={play} isSmall={isSmall} />
        </g>
      </g>
    </Target>
  );
}

/** Is the last player of a card still taking that turn, as far as this viewer can tell? */
function isTurnOn({ state, viewer, lights }: BoardProps<Arcs>): boolean {
  const { turn, battle } = state;
  if (turn.pips > 0 || turn.prelude || battle.system !== NONE) return true;
  const offered = [...lights.keys()].filter((key) => lights.get(key) === 'offered');
  return viewer === turn.seat && offered.length > 0 && !offered.some((key) => PLAYING.test(key));
}

/** Options of the player who plays the next card. */
const PLAYING = /^(lead|surpass|copy|pivot):/;

/** What the player of a card face down knows of it. */
function Peek({ card }: { readonly card: ActionCard }) {
  return (
    <>
      <rect x="14" y="16" width="76" height="44" rx="8" fill={INK} />
      <text
        x="40"
        y="50"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="34"
        fill={SAND}
      >
        {card.number}
      </text>
      <SignMark name={card.suit} x={68} y={38} size={26} fill={SAND} />
    </>
  );
}

/** The Union that will bring the card back. */
function Union({ card, x, y }: { readonly card: number; readonly x: number; readonly y: number }) {
  const { dark, light } = tonesOf(COURT[card]);
  return (
    <>
      <circle cx={x} cy={y} r="11" fill={light} stroke={INK} strokeWidth="2" />
      <SignMark name={EMBLEMS[COURT[card].id]} x={x} y={y} size={14} fill={dark} />
    </>
  );
}

/** Who played it and how; below, the actions it gives. */
function Credit({
  state,
  play,
  isSmall,
}: {
  readonly state: Arcs;
  readonly play: Play;
  readonly isSmall: boolean;
}) {
  if (isSmall)
    return (
      <g transform="translate(-8 -9) scale(.5)">
        <circle cx="16" cy="16" r="18" fill={INK} />
        <MedalDrawing seat={play.seat} />
      </g>
    );
  const actions = actionsOf(state, play);
  const count = pipsOf(play);
  const width = (count === null ? 0 : 18) + actions.length * 15;
  return (
    <>
      <g transform="translate(-21 5) scale(.62)">
        <MedalDrawing seat={play.seat} />
      </g>
      {play.use !== 'seize' && <SignMark name={play.use} x={11} y={15} size={17} fill={SAND} />}
      {count !== null && (
        <text
          x={-width / 2}
          y="42"
          fontFamily="var(--font-text)"
          fontWeight="650"
          fontSize="13"
          fill={SAND}
        >
          {count}×
        </text>
      )}
      {actions.map((action, i) => (
        <SignMark
          key={action}
          name={action}
          x={-width / 2 + (count === null ? 0 : 18) + i * 15 + 7}
          y={37.5}
          size={14}
          fill="#d8cdf5"
        />
      ))}
    </>
  );
}

/** What a pip of a card buys: face down that of the lead card, and battles as well after a Weapon was spent. */
export function actionsOf(g: Arcs, play: Play): readonly Action[] {
  const giving = play.use === 'copy' ? g.played[0] : play;
  if (giving.card < 0) return [];
  const actions = SUIT_ACTIONS[ACTION_CARDS[giving.card].suit];
  const isArmed = g.turn.weapon && g.played[g.turn.play] === play;
  return isArmed && !actions.includes('battle') ? [...actions, 'battle'] : actions;
}

/** How many actions a card gives the way it was played. */
export function pipsOf({ use, card }: Play): number | null {
  if (use === 'copy' || use === 'pivot') return 1;
  return card < 0 ? null : ACTION_CARDS[card].pips;
}

export function playLabel(g: Arcs, play: Play, teller: Teller): string {
  const about = { player: play.seat, use: play.use, pips: pipsOf(play) ?? 0 };
  const said = isFaceUp(play.use)
    ? teller.say('ui.played', { ...about, card: ACTION_CARDS[play.card].id })
    : teller.say('ui.played.hidden', about);
  const actions = teller.list(actionsOf(g, play).map((action) => teller.name(action)));
  const union = play.union === NONE ? '' : ` (${teller.name(COURT[play.union].id)})`;
  return `${said}: ${actions}${union}`;
}
