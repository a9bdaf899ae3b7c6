import { clip, type Drawing, type Scene } from '@tablewright/board/terminal';
import type { Ahoy } from '../index.ts';
import { MARKET, PLAN_KINDS } from '../content/index.ts';
import { drawLaid, drawMap, drawnTile } from './map.ts';
import {
  cargoWords,
  marketLines,
  playerLine,
  playerPanel,
  priceWords,
  regionLines,
  roundLine,
} from './panel.ts';
import { badge, factionOf } from './pieces.ts';

/** Questions about places on the map. */
const ON_THE_MAP = /^(space|cell|place|block|region):/;

export const ahoyDrawing: Drawing<Ahoy> = {
  board(scene) {
    return [
      ...roundLine(scene),
      ...scene.state.order.flatMap((seat) => [...playerPanel(scene, seat), '']),
      ...marketLines(scene),
      '',
      ...regionLines(scene),
      '',
      ...drawMap(scene),
    ];
  },

  outline(scene) {
    const { state, seat, question } = scene;
    const targets = (question?.options ?? []).map(({ target }) => target);
    if (question?.prompt === 'act')
      return [
        ...state.order.filter((other) => other !== seat).map((other) => playerLine(scene, other)),
        ...playerPanel(scene, seat),
        ...marketLines(scene),
        ...drawMap(scene),
      ];
    if (targets.some((target) => ON_THE_MAP.test(target))) return drawMap(scene);
    return targets.some((target) => target.startsWith('slot:')) ? playerPanel(scene, seat) : [];
  },

  preview: (scene, { target }) => (ON_THE_MAP.test(target) ? drawLaid(scene, target) : null),

  picture(scene, option) {
    const tile = drawnTile(scene, option.target);
    return tile.length === 0 ? [] : [scene.teller.option(option), ...tile];
  },

  note(scene, option) {
    const [kind, id] = option.target.split(':');
    const room = Math.max(20, scene.width - scene.teller.option(option).length - 8);
    if (kind === 'plan' && PLAN_KINDS.some((plan) => plan === id))
      return scene.style.dim(clip(scene.teller.ability(id), room));
    const card = MARKET.findIndex((each) => each.id === id);
    if (kind !== 'card' || card < 0) return '';
    return cardNote(scene, card, option.key.slice(0, option.key.indexOf(':')), room);
  },

  legend: (teller) => teller.say('board.legend'),

  scoreSheet: ({ state, teller }) => [
    { label: teller.say('board.score.gold'), values: state.players.map(({ gold }) => gold) },
  ],

  colour: (seat, state) => factionOf(state, seat),
  badge,
};

/** What to know of a card before choosing it: the price and the effect of crew, or where cargo goes. */
function cardNote(scene: Scene<Ahoy>, card: number, verb: string, room: number): string {
  if (verb === 'smuggle' || verb === 'deliver' || verb === 'drop') return cargoWords(scene, card);
  const effect = scene.teller.ability(MARKET[card].crew);
  const price = verb === 'recruit' ? `${priceWords(scene, card)} · ` : '';
  return scene.style.dim(clip(price + effect, room));
}
