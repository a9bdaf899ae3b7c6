import { describe, expect, it } from 'vitest';
import { actionCardOf } from '../content/index.ts';
import type { Ti4 } from '../rules/state.ts';
import { position, type Setting } from './position.ts';

/** What each card is aimed at in the position below; nothing where it names no target, or only one is there. */
const TARGETS: { readonly [card: string]: readonly string[] } = {
  'cripple-defenses': ['choosePlanet:wellon'],
  'economic-initiative': [],
  'focused-research': [],
  'frontline-deployment': ['choosePlanet:jord'],
  'ghost-ship': ['chooseSystem:39'],
  'industrial-initiative': [],
  insubordination: ['choosePlayer:1'],
  'lucky-shot': ['destroy:31:1:destroyer:whole'],
  'mining-initiative': ['choosePlanet:jord'],
  plague: ['choosePlanet:zohbat'],
  'reactor-meltdown': ['choosePlanet:quann'],
  'repeal-law': ['chooseLaw:executive-sanctions'],
  'rise-of-a-messiah': [],
  'signal-jamming': ['chooseSystem:36', 'choosePlayer:1'],
  spy: ['choosePlayer:1'],
  'tactical-bombardment': ['chooseSystem:30'],
  'unexpected-action': ['recall:36'],
  'unstable-planet': ['choosePlanet:zohbat'],
  uprising: ['choosePlanet:zohbat'],
  'war-effort': ['chooseSystem:30'],
};

/** A position in which every component action of a card has something to do. */
const busy = (card: string): Setting => ({
  ann: {
    hand: [card],
    goods: 4,
    planets: ['lazar', 'corneeq'],
    exhausted: ['corneeq'],
    units: { jord: { infantry: 1, dock: 1 }, 1: { dreadnought: 1 }, 30: { dreadnought: 1 } },
    tokensAt: ['36', '50'],
  },
  bob: {
    hand: ['sabotage', 'sabotage'],
    planets: ['wellon', 'zohbat', 'quann', 'lodor'],
    units: {
      'arc-prime': { infantry: 1, dock: 1 },
      wellon: { pds: 1 },
      zohbat: { infantry: 4 },
      quann: { dock: 1 },
      lodor: { dock: 1 },
      31: { destroyer: 1, cruiser: 1 },
    },
  },
  cat: { hand: ['summit'] },
  laws: ['executive-sanctions', 'regulated-conscription'],
  dice: ['6+'],
});

/** Everything on the table that the cards change, hands of the players who react apart. */
function tableOf({ space, ground, pds, docks, exhausted, tokens, laws, players }: Ti4): string {
  const sheets = players.map(({ tactic, goods, technologies }) => [tactic, goods, technologies]);
  return JSON.stringify([space, ground, pds, docks, exhausted, tokens, laws, sheets]);
}

describe.each(Object.keys(TARGETS))('%s', (card) => {
  it('TI-19.3 TI-2.11 cancelled, it changes nothing and gives the action back', () => {
    const game = position(busy(card));
    const before = tableOf(game.state);
    game.play(`play:${card}`, ...TARGETS[card]);
    expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
    expect(tableOf(game.state)).toBe(before);
    game.play('play:sabotage', 'decline');
    expect([game.prompt, game.asked, game.state.turn.taken]).toEqual(['turn', 'ann', 0]);
    expect(tableOf(game.state)).toBe(before);
    expect(game.player('ann').hand).toEqual([]);
    expect(game.state.discarded[actionCardOf(card)]).toBe(1);
    expect(game.events('cancelled')).toEqual([{ player: 0, actionCard: card }]);
  });

  it('TI-2.8 otherwise it is the action of the turn', () => {
    const game = position(busy(card));
    const before = tableOf(game.state);
    game.play(`play:${card}`, ...TARGETS[card], 'decline', 'decline');
    if (game.prompt === 'research') game.play(game.offered[0]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    if (card !== 'spy') expect(tableOf(game.state)).not.toBe(before);
    expect(game.events('cancelled')).toEqual([]);
  });

  it('TI-28.1 cannot be played when another card is', () => {
    const played = card === 'rise-of-a-messiah' ? 'industrial-initiative' : 'rise-of-a-messiah';
    position({ ann: { hand: [played] }, bob: { hand: [card, 'sabotage'] } })
      .play(`play:${played}`)
      .offers(['play:sabotage', 'decline', 'lock'])
      .refuses(`play:${card}`, 'TI-28.1');
  });
});
