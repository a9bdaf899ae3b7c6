import type { Piece } from '../art/paper.ts';
import { group } from '../art/paper.ts';
import { inMood, MOODS } from './mood.ts';
import { type Landmark, landmarkAt } from './scenery.ts';
import { HIGH, WIDE } from './size.ts';
import { fields, village } from './tame.ts';
import { canyon, coast, forest, heath, lake, marsh, mountains } from './wild.ts';

export const SCENES = { mountains, lake, forest, fields, heath, coast, marsh, canyon, village };

export type Scene = keyof typeof SCENES;

/** Where something may stand in each scene without hiding what it is. */
const ROOM: { readonly [S in Scene]: readonly [number, number] } = {
  mountains: [0.52, 0.68],
  lake: [0.5, 0.14],
  forest: [0.62, 0.3],
  fields: [0.34, 0.9],
  heath: [0.5, 0.78],
  coast: [0.62, 0.66],
  marsh: [0.5, 0.56],
  canyon: [0.3, 0.82],
  village: [0.52, 0.62],
};

/** The landscape of each card: scene, light, landmark; a minus mirrors it. No two are alike. */
const LOOKS: { readonly [id: string]: readonly [Scene, number, Landmark?] } = {
  'RO-L01': ['village', 0],
  'RO-L02': ['forest', 5, 'tent'],
  'RO-L03': ['fields', 4, 'signpost'],
  'RO-L04': ['lake', 0],
  'RO-L05': ['marsh', 0],
  'RO-L06': ['mountains', -5, 'tower'],
  'RO-L07': ['canyon', 0],
  'RO-L08': ['village', -1, 'well'],
  'RO-L09': ['coast', 3],
  'RO-L10': ['fields', 0],
  'RO-L11': ['heath', -4, 'tent'],
  'RO-L12': ['mountains', 0],
  'RO-L13': ['canyon', -4, 'cairn'],
  'RO-L14': ['forest', -1],
  'RO-L15': ['forest', -4, 'signpost'],
  'RO-L16': ['lake', 6],
  'RO-L17': ['fields', -1, 'well'],
  'RO-L18': ['village', 3, 'flags'],
  'RO-L19': ['heath', 5],
  'RO-L20': ['forest', 0],
  'RO-L21': ['marsh', -6],
  'RO-L22': ['village', -2],
  'RO-L23': ['coast', -2, 'fire'],
  'RO-L24': ['mountains', 2, 'flags'],
  'RO-L25': ['coast', 6],
  'RO-L26': ['marsh', 1, 'signpost'],
  'RO-L27': ['lake', -3, 'balloon'],
  'RO-L28': ['forest', 2],
  'RO-L29': ['coast', 0],
  'RO-L30': ['canyon', -5, 'fire'],
  'RO-L31': ['mountains', -1, 'cairn'],
  'RO-L32': ['heath', -2],
  'RO-L33': ['lake', -2, 'tent'],
  'RO-L34': ['fields', 3, 'fire'],
  'RO-L35': ['heath', 0],
  'RO-L36': ['mountains', 3],
  'RO-L37': ['canyon', 6, 'tower'],
  'RO-L38': ['marsh', -5, 'fire'],
  'RO-L39': ['lake', 5],
  'RO-L40': ['coast', -5, 'cairn'],
  'RO-L41': ['fields', -6, 'balloon'],
  'RO-L42': ['heath', -6, 'signpost'],
  'RO-L43': ['village', -4, 'balloon'],
};

export function sceneOf(card: string): Scene {
  return lookOf(card)[0];
}

const painted = new Map<string, readonly Piece[]>();

/** The painting of a landscape card, in a picture of WIDE × HIGH. */
export function landscapeOf(card: string): readonly Piece[] {
  let pieces = painted.get(card);
  if (pieces === undefined) painted.set(card, (pieces = paint(card)));
  return pieces;
}

function paint(card: string): readonly Piece[] {
  const [scene, light, landmark = 'none'] = lookOf(card);
  const seed = Number(card.slice(-2)) * 37;
  const [x, y] = ROOM[scene];
  const pieces = [...SCENES[scene](seed), ...landmarkAt(landmark, WIDE * x, HIGH * y)];
  const lit = inMood(pieces, MOODS[Math.abs(light)]);
  return light < 0 ? [group(`translate(${WIDE} 0) scale(-1 1)`, lit)] : lit;
}

function lookOf(card: string): readonly [Scene, number, Landmark?] {
  return LOOKS[card] ?? LOOKS['RO-L01'];
}
