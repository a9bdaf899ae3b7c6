import type { Teller } from '@tablewright/text';
import {
  boxOutline,
  type BoardProps,
  GlowLayer,
  type Light,
  SeatPaint,
  Target,
  TargetArea,
  useMotion,
} from '@tablewright/board';
import { useMemo, useRef, useState } from 'react';
import { CARDS, EDGES, OPTIONAL_SQUARE_PRICE } from '../../content/index.ts';
import { SLOT_OF, SQUARE_NAMES } from '../../rules/map.ts';
import { NONE, type Roam } from '../../rules/state.ts';
import { isFree } from '../../rules/tokens.ts';
import { PaintBox } from '../art/Paper.tsx';
import { aimOf, lightOf, pressed, squareOf } from './aim.ts';
import { CardClips } from './CardClips.tsx';
import { EdgeStrip } from './Edges.tsx';
import { quartersOf } from './facing.ts';
import { coinsUnder, forbiddenGhost, ghostOf } from './ghost.ts';
import { GhostLayer } from './GhostLayer.tsx';
import { Ground } from './Ground.tsx';
import { LAYOUTS, viewBoxOf } from './layout.ts';
import { MapCard, VacantSlot } from './MapCard.tsx';
import { Patrol } from './Patrol.tsx';
import { Pile } from './Pile.tsx';
import { type Offer, Square, squareOutline } from './Square.tsx';
import { cardLabel, edgeLabel, ownersOn, squareLabel } from './words.ts';
import styles from './board.module.css';

/** The map in three layers: painted ground and cards, the glow of what is offered, and all that can be touched. */
export function Board(props: BoardProps<Roam>) {
  const { state, viewer, teller, lights, layout: kind, about } = props;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, state, kind);
  const layout = LAYOUTS[kind];
  const viewBox = viewBoxOf(layout);
  const seat = viewer >= 0 ? viewer : state.active;
  const squares = useMemo(() => drawnSquares(state, teller), [state, teller]);
  const aim = useMemo(() => aimOf(about, lights), [about, lights]);
  const [pointed, setPointed] = useState<string | null>(null);
  const meant = (target: string): string => pressed(aim, target, props.previewed, lights);
  const forbidden = aim?.meant[squareOf(pointed)] === null ? squareOf(pointed) : null;
  const ghost =
    aim !== null && forbidden !== null && viewer >= 0
      ? forbiddenGhost(state, seat, aim, forbidden)
      : ghostOf(state, seat, props.previewed, about);
  const glowing = SQUARE_NAMES.flatMap((_, square) =>
    lightOf(aim, lights, square) === 'offered' ? [squareOutline(layout.squares[square])(0)] : [],
  );
  return (
    <TargetArea
      ref={root}
      className={styles.board}
      onPick={(target) => props.onPick(meant(target))}
      onPreview={(target) => {
        setPointed(target);
        props.onPreview(target === null ? null : meant(target));
      }}
      onInspect={props.onInspect}
    >
      <SeatPaint />
      <PaintBox />
      <CardClips />
      <Ground />
      <svg className={`${styles.layer} ${styles.art}`} viewBox={viewBox} aria-hidden="true">
        <Cards {...props} />
      </svg>
      <GlowLayer viewBox={viewBox} outlines={ghost === null ? glowing : []} />
      <svg
        className={styles.layer}
        viewBox={viewBox}
        role="group"
        aria-label={teller.say('ui.map')}
        data-previewing={ghost === null ? undefined : ''}
      >
        <Surroundings {...props} />
        <CardTargets {...props} />
        {squares.map((drawn) => (
          <Square
            key={drawn.name}
            {...drawn}
            light={lightOf(aim, lights, drawn.square)}
            offer={offerOf(props, drawn.square)}
            seat={seat}
            kind={kind}
          />
        ))}
        {ghost && <GhostLayer ghost={ghost} state={state} layout={layout} />}
      </svg>
    </TargetArea>
  );
}

/** What the map shows on each square, independent of the options. */
function drawnSquares(g: Roam, teller: Teller) {
  return SQUARE_NAMES.map((name, square) => {
    const card = g.slots[SLOT_OF[square]];
    return {
      square,
      name,
      card: card === NONE ? null : CARDS[card].id,
      tokens: ownersOn(g, square).join(''),
      coins: coinsUnder(g, square),
      label: squareLabel(g, square, teller),
    };
  });
}

function Cards({ state, viewer, teller, layout: kind }: BoardProps<Roam>) {
  return state.slots.map((card, slot) =>
    card === NONE ? (
      <VacantSlot key={slot} slot={slot} kind={kind} />
    ) : (
      <MapCard
        key={slot}
        card={card}
        slot={slot}
        kind={kind}
        quarters={quartersOf(state, viewer)}
        name={teller.name(CARDS[card].id)}
      />
    ),
  );
}

/** The plates of the cards can be inspected, and a whole card is ringed when something happens to it. */
function CardTargets({ state, teller, lights, about, layout: kind }: BoardProps<Roam>) {
  const meant = (id: string): Light | undefined => (about['card'] === id ? 'moved' : undefined);
  return state.slots.map((card, slot) => {
    if (card === NONE) return null;
    const { id } = CARDS[card];
    return (
      <Target
        key={slot}
        target={`card:${id}`}
        light={lights.get(`card:${id}`) ?? lights.get(`slot:${slot}`) ?? meant(id)}
        label={cardLabel(state, slot, teller)}
        inspect={`card:${id}`}
        outline={boxOutline(LAYOUTS[kind].slots[slot], 6)}
      />
    );
  });
}

function Surroundings({ state, viewer, teller, lights, layout: kind }: BoardProps<Roam>) {
  const top = state.pile.at(-1);
  return (
    <>
      {EDGES.map((side, edge) => {
        const owner = state.players.findIndex((player) => player.edge === edge);
        const light = lights.get(`edge:${side}`);
        return (
          <EdgeStrip
            key={side}
            edge={edge}
            owner={owner < 0 ? null : owner}
            isMine={owner >= 0 && owner === viewer}
            light={light}
            label={edgeLabel(
              edge,
              owner < 0 ? null : owner,
              owner >= 0 && owner === viewer,
              teller,
            )}
            kind={kind}
          />
        );
      })}
      {top !== undefined && top !== NONE && (
        <Pile
          top={top}
          quarters={quartersOf(state, viewer)}
          name={teller.name(CARDS[top].id)}
          count={teller.say('ui.pile', { count: state.pile.length })}
          label={`${teller.say('ui.pile', { count: state.pile.length })}. ${teller.say('ui.pile.next', { card: CARDS[top].id })}`}
          light={lights.get(`card:${CARDS[top].id}`)}
          kind={kind}
        />
      )}
      {state.variant.patrol && (
        <Patrol
          holder={state.patrol === NONE ? null : state.patrol}
          name={teller.name('patrol')}
          label={
            state.patrol === NONE
              ? teller.say('ui.patrol.free')
              : teller.say('ui.patrol.held', { player: state.patrol })
          }
          light={lights.get('patrol')}
          kind={kind}
        />
      )}
    </>
  );
}

/** What lies on an offered square if it is chosen, where the question is about single squares. */
function offerOf({ state, viewer, about }: BoardProps<Roam>, square: number): Offer | null {
  if ('quarters' in about || viewer < 0 || !isFree(state, square)) return null;
  if ('tokens' in about) return 'token';
  if (!('squares' in about)) return null;
  return state.players[viewer].coins >= OPTIONAL_SQUARE_PRICE ? 'price' : 'token';
}
