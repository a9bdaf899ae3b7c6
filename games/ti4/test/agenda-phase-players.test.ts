import { describe, expect, it } from 'vitest';
import { AGENDAS } from '../content/index.ts';
import { votingVerdict } from '../rules/votes.ts';
import { agendaOf, askedAll, council, held, opened, votesIn } from './council.ts';
import type { Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT } from './table.ts';

describe('players who cannot vote', () => {
  it('TI-23.8 a rider’s player: his place in the order is passed over', () => {
    const game = held(['mutiny'], { bob: { hand: ['trade-rider'] } });
    game.play('play:trade-rider', 'approve');
    expect(votingVerdict(game.state, SEAT.bob)).toBe('TI-23.8');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    expect(() => game.match.answer(SEAT.bob, 'approve')).toThrow(
      expect.objectContaining({ code: 'not-asked' }),
    );
  });

  it('TI-23.5 nor add votes by other means', () => {
    const game = held(['mutiny'], {
      bob: { hand: ['trade-rider', 'bribery', 'distinguished-councilor'], goods: 3 },
    });
    game.play('play:trade-rider', 'approve', 'abstain', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['speakerDecides', 'ann']);
    expect(votesIn(game)).toEqual([]);
  });

  it('TI-23.5 who has been kept from voting in this phase does not vote on the second agenda', () => {
    const game = opened(['public-execution', 'mutiny'], { bob: { planets: ['meer'] } });
    game.play('elect:2', 'exhaust:meer', 'done', 'abstain', 'abstain');
    expect(agendaOf(game)).toBe('mutiny');
    expect(votingVerdict(game.state, SEAT.cat)).toBe('TI-23.5');
    expect(game.asked).toBe('bob');
    game.play('abstain');
    expect(game.asked).toBe('ann');
  });

  it('TI-23.5 with Representative Government everybody casts one vote and exhausts nothing', () => {
    const game = council(['mutiny'], { laws: ['representative-government'] });
    game.play('approve', 'reject', 'reject');
    expect(game.events('voted').map(({ votes }) => votes)).toEqual([1, 1, 1]);
    expect(game.state.exhausted.some(Boolean)).toBe(false);
    expect(game.points('bob')).toBe(0);
  });
});

/** Cat of Hacan holds on to one planet; Ann has the fewest points. */
const LAST: Side = {
  lost: ['hercant', 'arretze', 'kamdorn'],
  planets: ['abyz'],
  units: { abyz: { infantry: 1 } },
  points: 4,
};

/** The last planet of Cat is elected, and Ann settles there. */
function resettled(game: Scenario): Scenario {
  while (game.prompt === 'vote') game.play(game.asked === 'bob' ? 'electPlanet:abyz' : 'abstain');
  if (game.prompt === 'colonialRedistribution') game.play('choosePlayer:0');
  return game.play('accept');
}

describe('a player who is eliminated in the agenda phase', () => {
  const setting = { ann: {}, bob: { points: 2 }, cat: LAST } as const;

  it('TI-24.1 is out as soon as the outcome is resolved, and votes no more', () => {
    const game = resettled(opened(['colonial-redistribution', 'minister-of-policy'], setting));
    expect([game.controller('abyz'), game.player('cat').eliminated]).toEqual(['ann', true]);
    expect(agendaOf(game)).toBe('minister-of-policy');
    const asked = new Set<string>();
    while (game.prompt === 'vote') {
      asked.add(game.asked);
      game.offersOf('elect', ['0', '1']).play('abstain');
    }
    expect(asked).toEqual(new Set(['ann']));
  });

  it('TI-23.8 is paid nothing for a correct prediction', () => {
    const game = held(['colonial-redistribution', 'mutiny'], {
      ...setting,
      cat: { ...LAST, hand: ['trade-rider'] },
    });
    resettled(game.play('play:trade-rider', 'electPlanet:abyz'));
    expect([game.player('cat').eliminated, game.player('cat').goods]).toEqual([true, 0]);
    expect(game.events('predictionPaid')).toEqual([]);
    expect(agendaOf(game)).toBe('mutiny');
  });

  it('TI-24.2 passes the speaker token to the left: the next votes begin there', () => {
    const game = opened(['colonial-redistribution', 'mutiny'], {
      ...setting,
      speaker: 'cat',
      bob: { points: 2, planets: ['meer', 'torkan'] },
    });
    while (game.prompt === 'vote') {
      if (game.asked !== 'bob') game.play('abstain');
      else game.play('electPlanet:abyz', 'exhaust:meer', 'done');
    }
    game.play('accept');
    expect([game.state.speaker, agendaOf(game), game.asked]).toEqual([SEAT.ann, 'mutiny', 'bob']);
  });

  it('TI-23.12 laws that he owned are discarded, those under his planets stay', () => {
    const game = opened(['colonial-redistribution', 'mutiny'], {
      ...setting,
      cat: { ...LAST, offices: ['minister-of-war'] },
      attached: { abyz: ['core-mining'] },
    });
    resettled(game);
    expect(game.player('cat').offices).toEqual([]);
    expect(game.state.agendaDiscards.map((each) => AGENDAS[each].id)).toContain('minister-of-war');
    expect(game.state.attached.map(({ agenda }) => AGENDAS[agenda].id)).toEqual(['core-mining']);
  });

  it('TI-24.1 TI-24.5 the last player in the game has won', () => {
    const game = opened(['colonial-redistribution'], {
      ...setting,
      bob: { lost: ['arc-prime', 'wren-terra'], units: {}, points: 2 },
    });
    expect(askedAll(game)).toEqual(['ann']);
    game.play('electPlanet:abyz', 'accept');
    expect([game.over, game.result!.places[0]]).toEqual([true, 1]);
  });
});
