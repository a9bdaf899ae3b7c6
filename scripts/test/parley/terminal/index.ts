import type { Drawing, Scene } from '@tablewright/board/terminal';
import { CARDS, CAUSES, type Parley } from '@tablewright/engine/parley';

export const parleyDrawing: Drawing<Parley> = {
  board: (scene) => [...envoys(scene), ...hand(scene)],
  outline: (scene) => hand(scene),
  preview: () => null,
  picture: () => [],
  note: () => '',
  legend: (teller) => teller.say('board.legend'),
  scoreSheet: ({ state, teller }) => [
    { label: teller.say('ui.favour'), values: state.players.map(({ favour }) => favour) },
  ],
  colour: (seat) => `seat${seat}`,
  badge: (_scene, seat) => String(seat + 1),
};

function envoys({ state, teller }: Scene<Parley>): string[] {
  const causes = CAUSES.map((cause, i) => {
    const given = state.causes[i].map((pledges, seat) => pledges + state.gifts[i][seat]);
    return `${teller.name(cause)}: ${given.join(' ')}`;
  });
  return [
    teller.say('ui.round', { round: state.round }),
    ...state.players.map(({ goods, favour, hand: cards }, seat) =>
      teller.say('ui.envoy', { player: seat, goods, favour, cards: cards.length }),
    ),
    ...causes,
  ];
}

function hand({ state, seat, teller }: Scene<Parley>): string[] {
  const cards = state.players[seat]?.hand ?? [];
  return cards.length === 0 ? [] : [cards.map((card) => teller.name(CARDS[card].id)).join(', ')];
}
