import { type Drawing, type Scene, wrap } from '@tablewright/board/terminal';
import { type Arcs, raidCostOf } from '../index.ts';
import { ACTION_CARDS, COURT, SYSTEMS } from '../content/index.ts';
import type { OfferedOption } from '@tablewright/engine';
import { drawMap } from './map.ts';
import { badge, COLOURS } from './pieces.ts';
import {
  ambitionLines,
  battleLines,
  cardNote,
  courtLines,
  courtNote,
  handLines,
  headerLines,
  playerLines,
  roundLines,
} from './table.ts';

/** Questions about the turn as a whole, for which one wants to see all of the table. */
const WHOLE_TABLE = ['lead', 'follow', 'declareOrSeize', 'mulligan', 'prelude', 'action'];

export const arcsDrawing: Drawing<Arcs> = {
  board(scene) {
    const { systems, cards } = offered(scene);
    return [
      ...headerLines(scene),
      ...scene.state.players.flatMap((_, seat) => playerLines(scene, seat)),
      '',
      ...drawMap(scene, systems),
      '',
      ...courtLines(scene, cards),
      '',
      ...ambitionLines(scene),
      ...apart(battleLines(scene)),
      ...apart(roundLines(scene)),
      ...apart(handLines(scene)),
    ];
  },

  outline(scene) {
    const prompt = scene.question?.prompt ?? '';
    if (WHOLE_TABLE.includes(prompt)) return arcsDrawing.board(scene);
    if (prompt === 'draft') return draftLines(scene);
    const { systems, cards } = offered(scene);
    return [
      ...battleLines(scene),
      ...(systems.size > 0 ? drawMap(scene, systems) : []),
      ...(cards.size > 0 ? courtLines(scene, cards) : []),
    ];
  },

  preview(scene, { target }) {
    const [kind, id] = target.split(':');
    if (kind === 'system') return drawMap(scene, new Set([id]));
    return EXPLAINED.includes(kind) ? textLines(scene, id) : null;
  },

  picture: () => [],

  note(scene, { target }) {
    const [kind, id, place] = target.split(':');
    switch (kind) {
      case 'card':
        return cardNote(
          scene,
          ACTION_CARDS.findIndex((card) => card.id === id),
        );
      case 'court':
        return courtNote(
          scene,
          COURT.findIndex((card) => card.id === id),
        );
      case 'slot':
        return scene.teller.say('board.raidCost', {
          cost: raidCostOf(scene.state, Number(id), Number(place)),
        });
      case 'building':
        return buildingNote(scene, id, Number(place));
      default:
        return '';
    }
  },

  legend: (teller) => teller.say('board.legend'),

  scoreSheet: ({ state, teller }) => [
    {
      label: teller.say('board.score.power'),
      values: state.players.map(({ power }) => power),
    },
  ],

  colour: (seat) => COLOURS[seat],
  badge,
};

/** Things that have a text of their own. */
const EXPLAINED = ['court', 'leader', 'lore', 'action', 'ambition', 'resource'];

/** Systems and Court cards that the question offers. */
function offered({ question }: Scene<Arcs>): {
  readonly systems: ReadonlySet<string>;
  readonly cards: ReadonlySet<string>;
} {
  const of = (...kinds: string[]): ReadonlySet<string> =>
    new Set((question?.options ?? []).flatMap((option) => idOf(option, kinds)));
  return { systems: of('system', 'building', 'ships'), cards: of('court') };
}

function idOf({ target }: OfferedOption, kinds: readonly string[]): string[] {
  const [kind, id] = target.split(':');
  return kinds.includes(kind) ? [id] : [];
}

function buildingNote({ state, teller }: Scene<Arcs>, id: string, place: number): string {
  const system = SYSTEMS.findIndex((each) => each.id === id);
  const found = state.buildings.find((each) => each.system === system && each.place === place);
  if (found === undefined) return '';
  const { owner, damaged } = found;
  return teller.say('board.building', { owner, damaged: String(damaged) });
}

/** Leaders and lore on offer, with their texts. */
function draftLines(scene: Scene<Arcs>): string[] {
  return (scene.question?.options ?? [])
    .flatMap((option) => idOf(option, ['leader', 'lore']))
    .flatMap((id) => textLines(scene, id));
}

function textLines({ teller, style, width }: Scene<Arcs>, id: string): string[] {
  return wrap(`${style.accent(teller.name(id))}: ${teller.ability(id)}`, width, '  ');
}

function apart(lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', ...lines] : [];
}
