import { HIDDEN } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, actionCardOf, AGENDAS } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { idleUntil } from './playing.ts';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT, type Who } from './table.ts';

describe('Playing an action card', () => {
  it('TI-19.3 targets are named, the card lies open, the others may cancel it, then it works', () => {
    const game = position({
      ann: { hand: ['plague'] },
      bob: { hand: ['sabotage'], units: { 'arc-prime': { infantry: 1, dock: 1 } } },
      dice: [],
    }).play('play:plague');
    expect([game.prompt, game.asked]).toEqual(['plague', 'ann']);
    game.play('choosePlanet:arc-prime');
    expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
    game.offers(['play:sabotage', 'decline', 'lock']).play('decline');
    expect(game.events('plague')).toHaveLength(1);
    expect(game.player('ann').hand).toEqual([]);
    expect(game.state.discarded[actionCardOf('plague')]).toBe(1);
  });

  it('TI-2.11 a cancelled component action is not used up, and nothing has happened', () => {
    const game = position({
      ann: { hand: ['plague'] },
      bob: { hand: ['sabotage'] },
    }).play('play:plague', 'choosePlanet:arc-prime', 'play:sabotage');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    expect(game.state.turn.taken).toBe(0);
    expect(game.events('plague')).toEqual([]);
    expect(game.events('cancelled')).toHaveLength(1);
  });

  it('TI-28.2 whoever holds cards is asked, whatever they are, while a Sabotage may be among them', () => {
    const hands = { ann: { hand: ['plague'] }, bob: { hand: ['summit'] } };
    const asked = position(hands).play('play:plague', 'choosePlanet:arc-prime');
    expect([asked.prompt, asked.asked]).toEqual(['card.played', 'bob']);
    asked.offers(['decline', 'lock']);
    const sabotages = new Array<string>(4).fill('sabotage');
    const silent = position({ ...hands, discarded: sabotages });
    expect(silent.play('play:plague', 'choosePlanet:arc-prime').asked).not.toBe('ann');
    expect(silent.prompt).not.toBe('card.played');
  });
});

describe('The deck of action cards', () => {
  it('TI-19.1 has 80 cards of 59 kinds', () => {
    expect(ACTION_CARDS).toHaveLength(59);
    expect(ACTION_CARDS.reduce((sum, { count }) => sum + count, 0)).toBe(80);
  });
});

describe('A cancelled card', () => {
  const ann: Side = {
    hand: ['plague', 'industrial-initiative'],
    technologies: ['fleet-logistics'],
    planets: ['wellon'],
  };

  it('TI-2.11 leaves the action: another one follows, or the pass', () => {
    const game = position({
      ann: { hand: ['plague'], cards: ['trade'] },
      bob: { hand: ['sabotage'] },
    });
    game.play('play:plague', 'choosePlanet:arc-prime', 'play:sabotage');
    expect(game.offered).toEqual(expect.arrayContaining(['strategic:trade', 'activate:18']));
    game.refuses('pass', 'TI-2.9');
  });

  it('TI-19.6 as the second action of a turn, it may end the turn without an action and without passing', () => {
    const game = position({ ann, bob: { hand: ['sabotage'] } });
    game.play('play:industrial-initiative', 'decline');
    expect([game.asked, game.state.turn.taken]).toEqual(['ann', 1]);
    game.play('play:plague', 'choosePlanet:arc-prime', 'play:sabotage');
    expect([game.prompt, game.asked, game.state.turn.taken]).toEqual(['turn', 'ann', 1]);
    expect(game.offered).toContain('activate:18');
    game.play('endTurn');
    expect([game.asked, game.player('ann').passed]).toEqual(['bob', false]);
  });
});

const CARDS = ['plague', 'uprising', 'spy', 'war-effort', 'ghost-ship', 'insubordination', 'veto'];
const POLITICS: Side = { cards: ['politics'] };
const cat: Side = { cards: ['leadership'] };
const idOf = (card: number): string => ACTION_CARDS[card].id;

describe('The hand limit', () => {
  it('TI-19.1 seven cards; what is too much after a draw is discarded by choice', () => {
    const game = position({
      ann: { ...POLITICS, hand: CARDS },
      cat,
      actionDeck: ['summit', 'bunker'],
    }).play('strategic:politics', 'speaker:1');
    const all = [...CARDS, 'summit', 'bunker'];
    expect([game.prompt, game.asked, game.about]).toEqual(['handLimit', 'ann', { count: 2 }]);
    game.offers(all.map((card) => `discard:${card}`)).play('discard:summit');
    expect(game.about).toEqual({ count: 1 });
    game.offers(all.filter((card) => card !== 'summit').map((card) => `discard:${card}`));
    game.play('discard:plague');
    expect(game.player('ann').hand.map(idOf)).toEqual([...CARDS.slice(1), 'bunker']);
    expect(game.events('discardedCards')).toEqual([
      { player: 0, actionCards: ['summit'] },
      { player: 0, actionCards: ['plague'] },
    ]);
    expect(game.prompt).toBe('sortAgendas');
  });

  it('TI-19.1 at the draw of the status phase too, before the next player draws', () => {
    const game = position({
      step: { step: 'statusPhase', args: [] },
      ann: { faction: 'letnev', hand: CARDS },
      bob: { faction: 'xxcha' },
      actionDeck: ['summit', 'bunker', 'disable'],
    });
    idleUntil(game, 'handLimit');
    expect([game.asked, game.about]).toEqual(['ann', { count: 1 }]);
    expect(game.player('bob').hand).toEqual([]);
    game.play('discard:veto');
    expect(game.player('bob').hand.map(idOf)).toEqual(['bunker']);
  });

  it('cards of a kind are one choice', () => {
    const hand = [
      ...new Array<string>(4).fill('sabotage'),
      ...new Array<string>(3).fill('direct-hit'),
    ];
    const game = position({
      ann: { ...POLITICS, hand },
      cat,
      actionDeck: ['summit', 'direct-hit'],
    });
    game.play('strategic:politics', 'speaker:1');
    game.offers(['discard:sabotage', 'discard:direct-hit', 'discard:summit']);
  });
});

describe('Drawing action cards', () => {
  it('TI-25.1 from an empty deck: the discard pile is shuffled first', () => {
    const game = position({
      ann: { ...POLITICS, hand: ['veto'] },
      cat,
      actionDeck: [],
      discarded: 'all',
    });
    game.play('strategic:politics', 'speaker:1');
    expect(game.events('reshuffled')).toEqual([{ deck: 'action' }]);
    expect(game.player('ann').hand).toHaveLength(3);
    expect(game.state.actionDeck).toHaveLength(77);
    expect(Math.max(...game.state.discarded)).toBe(0);
  });

  it('TI-27.5 out in the middle of a draw: hand limit, then the shuffle, then the rest of the draw', () => {
    const game = position({
      ann: { ...POLITICS, hand: CARDS },
      cat,
      actionDeck: ['summit'],
      discarded: 'all',
    }).play('strategic:politics', 'speaker:1');
    expect([game.prompt, game.about]).toEqual(['handLimit', { count: 1 }]);
    expect(game.state.actionDeck).toEqual([]);
    expect(game.events('reshuffled')).toEqual([]);
    game.play('discard:veto');
    expect(game.events('reshuffled')).toHaveLength(1);
    // What has just been discarded is shuffled in with the rest.
    expect(game.state.discarded[actionCardOf('veto')]).toBe(0);
    expect([game.prompt, game.about]).toEqual(['handLimit', { count: 1 }]);
    expect(game.player('ann').hand).toHaveLength(8);
    expect(game.state.actionDeck).toHaveLength(72);
    expect(game.events('drewCards')).toHaveLength(2);
  });

  it('TI-1.13 others learn how many cards were drawn, not which', () => {
    const game = position({ ann: POLITICS, cat, actionDeck: ['summit', 'bunker'] });
    game.play('strategic:politics', 'speaker:1');
    const drawn = { player: 0, count: 2 };
    expect(game.eventsFor('ann', 'drewCards')).toEqual([
      { ...drawn, known: true, actionCards: ['summit', 'bunker'] },
    ]);
    expect(game.eventsFor('bob', 'drewCards')).toEqual([{ ...drawn, known: false }]);
    expect(ti4.view(game.state, SEAT.bob).players[SEAT.ann].hand).toEqual([HIDDEN, HIDDEN]);
    expect(ti4.view(game.state, SEAT.ann).players[SEAT.ann].hand.map(idOf)).toEqual([
      'summit',
      'bunker',
    ]);
  });

  it('TI-26.2 Neural Motivator adds a card to the draw of the status phase and to no other', () => {
    const scholar = { faction: 'letnev', technologies: ['neural-motivator'] };
    const status = position({
      step: { step: 'statusPhase', args: [] },
      ann: scholar,
      bob: { faction: 'xxcha' },
      cat: { faction: 'hacan' },
    });
    idleUntil(status, 'gainToken');
    const sizes = status.state.players.map(({ hand }) => hand.length);
    expect(sizes).toEqual([2, 1, 1]);
    const game = position({ ann: { ...scholar, ...POLITICS }, cat });
    game.play('strategic:politics', 'speaker:1');
    expect(game.player('ann').hand).toHaveLength(2);
  });
});

describe('Politics', () => {
  const AGENDAS_ON_TOP = ['mutiny', 'economic-equality', 'arms-reduction'];
  const opened = (): Scenario =>
    position({ ann: POLITICS, agendas: AGENDAS_ON_TOP, cat }).play(
      'strategic:politics',
      'speaker:1',
    );
  const deckOf = ({ state }: Scenario): string[] =>
    state.agendaDeck.toReversed().map((agenda) => AGENDAS[agenda].id);
  const sorted = (...keys: string[]): { top: string[]; bottom: string[] } => {
    const deck = deckOf(opened().play(...keys));
    expect(deck).toHaveLength(50);
    return { top: deck.slice(0, 3), bottom: deck.slice(-2) };
  };

  it('TI-3.5 two action cards, then a look at two agendas, each put on top or at the bottom', () => {
    const game = opened();
    expect(game.player('ann').hand).toHaveLength(2);
    expect([game.prompt, game.asked, game.about]).toEqual(['sortAgendas', 'ann', { count: 2 }]);
    game.offers([
      'onTop:mutiny',
      'atBottom:mutiny',
      'onTop:economic-equality',
      'atBottom:economic-equality',
    ]);
    game.play('atBottom:mutiny').offers(['onTop:economic-equality', 'atBottom:economic-equality']);
  });

  it('TI-3.5 in any order', () => {
    expect(sorted('onTop:economic-equality', 'onTop:mutiny').top).toEqual(AGENDAS_ON_TOP);
    expect(sorted('onTop:mutiny', 'onTop:economic-equality').top).toEqual([
      'economic-equality',
      'mutiny',
      'arms-reduction',
    ]);
    const split = sorted('onTop:mutiny', 'atBottom:economic-equality');
    expect([split.top[0], split.top[1], split.bottom[1]]).toEqual([
      'mutiny',
      'arms-reduction',
      'economic-equality',
    ]);
    const down = sorted('atBottom:mutiny', 'atBottom:economic-equality');
    expect([down.top[0], ...down.bottom]).toEqual([
      'arms-reduction',
      'mutiny',
      'economic-equality',
    ]);
    const reverse = sorted('atBottom:economic-equality', 'atBottom:mutiny');
    expect(reverse.bottom).toEqual(['economic-equality', 'mutiny']);
  });

  it('TI-1.13 nobody else sees the agendas', () => {
    const game = opened();
    const seen = { player: 0, known: true, agendas: ['economic-equality', 'mutiny'] };
    expect(game.eventsFor('ann', 'peeked')).toEqual([seen]);
    expect(game.eventsFor('bob', 'peeked')).toEqual([{ player: 0, known: false }]);
    game.play('onTop:economic-equality', 'atBottom:mutiny');
    const viewOf = (who: Who): number[] => ti4.view(game.state, SEAT[who]).agendaDeck;
    expect(viewOf('bob').every((agenda) => agenda === HIDDEN)).toBe(true);
    const known = viewOf('ann').filter((agenda) => agenda !== HIDDEN);
    expect(known.map((agenda) => AGENDAS[agenda].id)).toEqual(['mutiny', 'economic-equality']);
    expect(viewOf('ann').indexOf(known[0])).toBe(0);
  });

  it('TI-1.13 who knew one of them cannot tell where it went, nor can others by it', () => {
    const after = (known: string, put: string): readonly number[] => {
      const agendasKnown = { [known]: 'cat' } as const;
      return position({ ann: POLITICS, agendas: AGENDAS_ON_TOP, agendasKnown, cat }).play(
        'strategic:politics',
        'speaker:1',
        put,
      ).state.agendaKnown;
    };
    expect(after('mutiny', 'onTop:mutiny')).toEqual(after('mutiny', 'onTop:economic-equality'));
    expect(after('mutiny', 'onTop:mutiny').at(-1)).toBe(1);
  });

  it('TI-3.2 TI-3.5 the others draw two action cards for a token, and see no agendas', () => {
    const game = opened().play('onTop:mutiny', 'onTop:economic-equality');
    expect([game.prompt, game.asked]).toEqual(['secondary', 'bob']);
    game.play('secondary');
    expect(game.player('bob').hand).toHaveLength(2);
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    expect([game.prompt, game.asked]).toEqual(['secondary', 'cat']);
    game.play('decline');
    expect(game.player('cat').hand).toEqual([]);
    expect(game.events('peeked')).toHaveLength(1);
  });
});

describe('Form a Spy Network', () => {
  const scoring = (hand: readonly string[]): Scenario =>
    position({
      step: { step: 'scoreObjectives', args: [0] },
      ann: { hand, secrets: ['form-a-spy-network'] },
    });

  it('TI-20.4 five action cards of choice are discarded when it is scored', () => {
    const game = scoring(CARDS.slice(0, 6));
    game.offers(['scoreSecret:form-a-spy-network', 'decline']);
    game.play('scoreSecret:form-a-spy-network');
    expect([game.prompt, game.about]).toEqual(['discardCards', { count: 5 }]);
    game.offers(CARDS.slice(0, 6).map((card) => `discard:${card}`));
    game.play(...CARDS.slice(0, 5).map((card) => `discard:${card}`));
    expect(game.player('ann').hand.map(idOf)).toEqual(['insubordination']);
    expect(game.points('ann')).toBe(1);
    expect(game.events('scored')).toEqual([
      { player: 0, objective: 'form-a-spy-network', points: 1 },
    ]);
  });

  it('TI-20.10 with four cards it is not scored', () => {
    expect(scoring(CARDS.slice(0, 4)).events('scored')).toEqual([]);
    const asked = position({
      step: { step: 'scoreObjectives', args: [0] },
      ann: { hand: CARDS.slice(0, 5), secrets: ['threaten-enemies'] },
    });
    asked.offers(['decline']).refuses('scoreSecret:threaten-enemies', 'TI-20.10');
  });
});
