import { describe, expect, it } from 'vitest';
import { afterRepeal, decided, isDiscarded, lawsOf, nextRound } from './agendas.ts';
import { agendaOf, council, handOf, held, votesIn } from './council.ts';
import { position, type Side } from './position.ts';

const FLEET: Side = {
  units: { jord: { infantry: 1, dock: 1 }, 1: { carrier: 1, fighter: 2, cruiser: 1 } },
};

describe('Anti-Intellectual Revolution', () => {
  const researcher = (laws: readonly string[], ann: Side = FLEET) =>
    position({ laws, ann: { cards: ['technology'], ...ann } }).play(
      'strategic:technology',
      'research:sarween-tools',
    );

  it('TI-23.9 for: it becomes a law', () => {
    const game = decided('anti-intellectual-revolution', 'approve');
    expect(lawsOf(game)).toEqual(['anti-intellectual-revolution']);
    expect(isDiscarded(game, 'anti-intellectual-revolution')).toBe(false);
  });

  it('TI-23.9 whoever has researched destroys one of his ships, fighters apart', () => {
    const game = researcher(['anti-intellectual-revolution']);
    expect([game.prompt, game.asked]).toEqual(['antiIntellectual', 'ann']);
    game.offers(['destroy:1:0:cruiser:whole', 'destroy:1:0:carrier:whole']);
    game.play('destroy:1:0:cruiser:whole');
    expect(game.units('ann', '1')).toEqual({ carrier: 1, fighter: 2 });
    expect(game.events('destroyed')).toHaveLength(1);
  });

  it('TI-1.4 without such a ship nothing is destroyed', () => {
    const ann = { units: { jord: { infantry: 1, dock: 1 }, 1: { fighter: 2 } } };
    const game = researcher(['anti-intellectual-revolution'], ann);
    expect([game.prompt, game.events('destroyed')]).toEqual(['secondary', []]);
    expect(game.units('ann', '1')).toEqual({ fighter: 2 });
  });

  it('TI-18.2 who gains a technology has not researched it', () => {
    const game = position({
      laws: ['anti-intellectual-revolution'],
      step: { step: 'turn', args: [1] },
      ann: { ...FLEET, notes: ['research-agreement of bob'] },
      bob: { faction: 'jol-nar', cards: ['technology'], units: { jol: { infantry: 1 } } },
    });
    game.play('strategic:technology', 'research:gravity-drive');
    expect([game.prompt, game.asked]).toEqual(['technology.researched.after', 'ann']);
    game.play('playNote:research-agreement:1');
    expect(game.events('gainedTechnology')).toEqual([{ player: 0, technology: 'gravity-drive' }]);
    expect(game.units('ann', '1')).toEqual({ carrier: 1, fighter: 2, cruiser: 1 });
    expect(game.events('destroyed')).toEqual([]);
  });

  it('TI-23.9 repealed: research destroys nothing', () => {
    const game = afterRepeal({ laws: ['anti-intellectual-revolution'], ann: FLEET });
    game.play('strategic:technology', 'research:sarween-tools');
    expect([game.prompt, game.events('destroyed')]).toEqual(['secondary', []]);
    expect(game.units('ann', '1')).toEqual({ carrier: 1, fighter: 2, cruiser: 1 });
  });

  it('TI-23.7 against: at the start of the next strategy phase all exhaust a planet for each technology', () => {
    const game = decided('anti-intellectual-revolution', 'reject', {
      ann: { planets: ['quann', 'lodor'] },
      bob: { technologies: ['gravity-drive'] },
    });
    expect(isDiscarded(game, 'anti-intellectual-revolution')).toBe(true);
    expect(game.isExhausted('arc-prime')).toBe(false);
    nextRound(game);
    expect([game.state.phase, game.prompt, game.asked]).toEqual([
      'strategy',
      'exhaustPlanets',
      'ann',
    ]);
    game.offers(['exhaust:jord', 'exhaust:quann', 'exhaust:lodor']).play('exhaust:quann');
    game.offers(['exhaust:jord', 'exhaust:lodor']).play('exhaust:lodor');
    expect(game.isExhausted('jord')).toBe(false);
    // Bob has two planets and more technologies: he is not asked. Cat has two technologies and three planets.
    expect(game.isExhausted('arc-prime') && game.isExhausted('wren-terra')).toBe(true);
    expect([game.prompt, game.asked]).toEqual(['exhaustPlanets', 'cat']);
    game.play('exhaust:arretze', 'exhaust:hercant');
    expect([game.prompt, game.isExhausted('kamdorn')]).toEqual(['strategyCard', false]);
  });
});

describe('Executive Sanctions', () => {
  const FIVE = ['plague', 'direct-hit', 'upgrade', 'uprising', 'spy'];

  it('TI-19.1 for: hands of more than three cards shrink at once, in speaker order', () => {
    const game = held(['executive-sanctions'], {
      speaker: 'cat',
      ann: { hand: FIVE },
      cat: { hand: ['direct-hit', 'flank-speed', 'flank-speed', 'morale-boost'] },
    });
    game.play('abstain', 'approve', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['handLimit', 'cat']);
    game.play('discard:flank-speed');
    expect([game.prompt, game.asked]).toEqual(['handLimit', 'ann']);
    game.play('discard:spy', 'discard:plague');
    expect(handOf(game, 'ann')).toEqual(['direct-hit', 'upgrade', 'uprising']);
    expect(lawsOf(game)).toEqual(['executive-sanctions']);
  });

  it('TI-16.8, TI-19.1 whoever draws a fourth card discards one', () => {
    const game = position({
      laws: ['executive-sanctions'],
      step: { step: 'drawCards', args: [0] },
      discarded: 'all',
      actionDeck: ['summit', 'bunker'],
      ann: { hand: ['plague', 'upgrade', 'uprising'], technologies: [] },
    });
    expect([game.prompt, game.about]).toEqual(['handLimit', { count: 2 }]);
  });

  it('TI-19.1 repealed: seven cards are allowed again', () => {
    const game = afterRepeal(
      {
        laws: ['executive-sanctions'],
        discarded: 'all',
        actionDeck: ['summit', 'bunker'],
        ann: { hand: ['plague', 'upgrade', 'uprising'] },
      },
      ['leadership', 'diplomacy', 'construction', 'politics', 'technology', 'imperial'],
    );
    game.play('strategic:politics', 'speaker:1');
    expect(handOf(game, 'ann')).toHaveLength(5);
    expect(game.prompt).toBe('sortAgendas');
  });

  it('TI-23.9 against: everybody discards one card at random', () => {
    const game = held(['executive-sanctions'], {
      ann: { hand: FIVE },
      bob: { hand: ['direct-hit'] },
    });
    game.play('reject', 'abstain', 'abstain');
    expect([handOf(game, 'ann').length, handOf(game, 'bob').length]).toEqual([4, 0]);
    expect(game.events('discardedCards')).toHaveLength(2);
    expect(isDiscarded(game, 'executive-sanctions')).toBe(true);
  });
});

describe('Representative Government', () => {
  const LAW = ['representative-government'];

  it('TI-23.4 for: everybody casts one vote, and no planet is exhausted', () => {
    expect(lawsOf(decided(LAW[0], 'approve'))).toEqual(LAW);
    const game = council(['mutiny'], { laws: LAW, bob: { exhausted: ['wren-terra'] } });
    game.play('approve', 'reject');
    expect(votesIn(game)).toEqual(['bob 1 for 0', 'cat 1 for 1']);
    expect(game.state.exhausted.filter(Boolean)).toHaveLength(1);
  });

  it('TI-1.2 nobody casts additional votes', () => {
    const bob = { hand: ['distinguished-councilor', 'bribery'], goods: 3 };
    const game = held(['mutiny'], { laws: LAW, bob }).play('approve', 'abstain', 'abstain');
    expect(game.events('extraVotes')).toEqual([]);
    expect(agendaOf(game)).toBe('economic-equality');
  });

  it('TI-23.9 repealed: planets are exhausted again, already for the next agenda', () => {
    const game = council(['judicial-abolishment', 'mutiny'], { laws: LAW });
    game.play('abstain', 'abstain', 'abstain');
    expect([agendaOf(game), game.asked]).toEqual(['mutiny', 'bob']);
    game.play('approve');
    expect(game.isExhausted('wren-terra')).toBe(true);
  });

  it('TI-23.10 against: in the next strategy phase who voted against exhausts his cultural planets', () => {
    const game = council([LAW[0], 'regulated-conscription'], {
      ann: { planets: ['rarron'] },
      bob: { planets: ['quann', 'abyz'] },
    });
    game.play('reject', 'exhaust:wren-terra', 'done', 'abstain', 'abstain');
    expect(isDiscarded(game, LAW[0])).toBe(true);
    nextRound(game);
    const exhausted = ['quann', 'abyz', 'arc-prime', 'wren-terra', 'rarron'].filter((planet) =>
      game.isExhausted(planet),
    );
    expect([game.prompt, exhausted]).toEqual(['strategyCard', ['quann']]);
  });
});
