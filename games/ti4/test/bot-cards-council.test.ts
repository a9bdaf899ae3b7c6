import { describe, expect, it } from 'vitest';
import { agendaWorth, prospectOfAgenda } from '../bot/council.ts';
import { agendaOf as numberOf, AGENDAS, PLANETS, SECRETS } from '../content/index.ts';
import { AGAINST, FOR } from '../rules/ballots.ts';
import { answerOf, playUntil } from './bot-cards.ts';
import { council, held, votesIn } from './council.ts';
import { indexOf, position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT } from './table.ts';

const JORD = { jord: { infantry: 4, dock: 1 } };

/** Ann has much of everything, Bob and Cat have little; Bob is ahead. */
const RICH: Side = {
  points: 3,
  goods: 7,
  hand: ['plague', 'uprising', 'spy', 'war-effort', 'bunker'],
  tokens: [3, 6, 2],
  technologies: ['sarween-tools', 'gravity-drive', 'neural-motivator'],
  planets: ['quann', 'lodor', 'starpoint', 'new-albion', 'wellon'],
  units: {
    ...JORD,
    lodor: { infantry: 3, dock: 1, pds: 1 },
    starpoint: { infantry: 1 },
    '24': { dreadnought: 4, cruiser: 1 },
    '26': { fighter: 2, carrier: 1 },
  },
};
const TABLE: Setting = {
  ann: RICH,
  bob: { points: 5, planets: ['centauri', 'abyz', 'lazar'], hand: ['summit'] },
  cat: { points: 2, planets: ['rarron', 'sakulag', 'arnor'] },
};

const worth = (agenda: string, outcome: number, setting: Setting = TABLE): number =>
  agendaWorth(position(setting).state, SEAT.ann, numberOf(agenda), outcome);

const planet = (id: string): number => indexOf(PLANETS, id);
const law = (id: string): number => numberOf(id);

/** What Ann likes better of each agenda, and what she likes less. */
const PREFERENCES: { readonly [agenda: string]: readonly [number, number, Setting?] } = {
  'anti-intellectual-revolution': [FOR, AGAINST],
  'archived-secret': [SEAT.ann, SEAT.bob],
  'arms-reduction': [AGAINST, FOR],
  'classified-document-leaks': [
    indexOf(SECRETS, 'fuel-the-war-machine'),
    indexOf(SECRETS, 'adapt-new-strategies'),
    {
      ann: { units: { jord: { dock: 1 }, lodor: { dock: 1 }, starpoint: { dock: 1 } } },
      bob: { scored: ['fuel-the-war-machine'], points: 1 },
      cat: { scored: ['adapt-new-strategies'], points: 1 },
    },
  ],
  'colonial-redistribution': [planet('centauri'), planet('lodor')],
  'committee-formation': [SEAT.ann, SEAT.bob],
  'compensated-disarmament': [planet('abyz'), planet('jord')],
  'conventions-of-war': [FOR, AGAINST],
  'core-mining': [planet('starpoint'), planet('abyz')],
  'demilitarized-zone': [planet('centauri'), planet('lodor')],
  'economic-equality': [FOR, AGAINST, { ann: { goods: 0 }, bob: { goods: 8 }, cat: { goods: 8 } }],
  'enforced-travel-ban': [FOR, AGAINST],
  'executive-sanctions': [AGAINST, FOR],
  'fleet-regulations': [AGAINST, FOR],
  'holy-planet-of-ixth': [planet('quann'), planet('centauri')],
  'homeland-defense-act': [FOR, AGAINST],
  'imperial-arbiter': [SEAT.ann, SEAT.bob],
  'incentive-program': [AGAINST, FOR, { ann: RICH, bob: { points: 5 }, cat: { points: 2 } }],
  'ixthian-artifact': [
    AGAINST,
    FOR,
    { ann: { planets: ['mecatol-rex'], units: { ...JORD, '18': { dreadnought: 4 } } } },
  ],
  'judicial-abolishment': [
    law('minister-of-war'),
    law('minister-of-policy'),
    { ann: { offices: ['minister-of-policy'] }, bob: { offices: ['minister-of-war'] } },
  ],
  'minister-of-commerce': [SEAT.ann, SEAT.cat],
  'minister-of-exploration': [SEAT.ann, SEAT.bob],
  'minister-of-industry': [SEAT.ann, SEAT.bob],
  'minister-of-peace': [SEAT.ann, SEAT.bob],
  'minister-of-policy': [SEAT.ann, SEAT.bob],
  'minister-of-sciences': [SEAT.ann, SEAT.bob],
  'minister-of-war': [SEAT.ann, SEAT.bob],
  'miscount-disclosed': [
    law('minister-of-war'),
    law('minister-of-policy'),
    { ann: { offices: ['minister-of-policy'] }, bob: { offices: ['minister-of-war'] } },
  ],
  mutiny: [FOR, AGAINST],
  'new-constitution': [AGAINST, FOR, { ann: { offices: ['minister-of-policy'] } }],
  'prophecy-of-ixth': [SEAT.ann, SEAT.bob],
  'public-execution': [SEAT.bob, SEAT.ann],
  'publicize-weapon-schematics': [
    AGAINST,
    FOR,
    { ann: { technologies: ['war-sun'] }, bob: { hand: ['spy'] } },
  ],
  'regulated-conscription': [AGAINST, FOR],
  'representative-government': [AGAINST, FOR, { ann: { planets: ['mecatol-rex'] } }],
  'research-team-biotic': [planet('wellon'), planet('lazar')],
  'research-team-cybernetic': [planet('wellon'), planet('lazar')],
  'research-team-propulsion': [planet('wellon'), planet('lazar')],
  'research-team-warfare': [planet('starpoint'), planet('abyz')],
  'seed-of-an-empire': [
    AGAINST,
    FOR,
    { ann: { points: 1 }, bob: { points: 5 }, cat: { points: 4 } },
  ],
  'senate-sanctuary': [planet('quann'), planet('centauri')],
  'shard-of-the-throne': [SEAT.ann, SEAT.bob],
  'shared-research': [FOR, AGAINST, { ann: { tokens: [7, 6, 3] } }],
  'swords-to-plowshares': [
    AGAINST,
    FOR,
    { ann: { planets: ['quann', 'lodor', 'centauri', 'bereg', 'abyz'], units: JORD } },
  ],
  'terraforming-initiative': [planet('starpoint'), planet('abyz')],
  'the-crown-of-emphidia': [SEAT.ann, SEAT.bob],
  'the-crown-of-thalnos': [SEAT.ann, SEAT.bob],
  'unconventional-measures': [FOR, AGAINST],
  'wormhole-reconstruction': [FOR, AGAINST],
  'wormhole-research': [
    AGAINST,
    FOR,
    { ann: { units: { ...JORD, '26': { dreadnought: 5, cruiser: 4 } } } },
  ],
};

describe('What an outcome is worth', () => {
  it('is known of every agenda', () => {
    expect(Object.keys(PREFERENCES).toSorted()).toEqual(AGENDAS.map(({ id }) => id).toSorted());
  });

  it.each(AGENDAS.map(({ id }) => id))('%s goes by what one has', (id) => {
    const [better, worse, setting] = PREFERENCES[id];
    expect(worth(id, better, setting)).toBeGreaterThan(worth(id, worse, setting));
  });

  it('turns with the position', () => {
    const poor: Setting = { ann: { points: 1 }, bob: { points: 5 }, cat: { points: 3 } };
    const first: Setting = { ann: { points: 6 }, bob: { points: 5 }, cat: { points: 3 } };
    for (const [agenda, setting, liked, disliked] of [
      ['seed-of-an-empire', first, FOR, AGAINST],
      ['seed-of-an-empire', poor, AGAINST, FOR],
      [
        'fleet-regulations',
        { bob: { tokens: [3, 8, 2] }, cat: { tokens: [3, 8, 2] } },
        FOR,
        AGAINST,
      ],
      ['arms-reduction', { bob: { units: { '10': { dreadnought: 5 } } } }, FOR, AGAINST],
      ['economic-equality', { ann: { goods: 9 } }, FOR, AGAINST],
    ] as const)
      expect(worth(agenda, liked, setting)).toBeGreaterThan(worth(agenda, disliked, setting));
  });

  it('a player about to win is elected last, and harmed first', () => {
    const setting: Setting = { ann: { points: 5 }, bob: { points: 9 }, cat: { points: 5 } };
    expect(worth('the-crown-of-emphidia', SEAT.bob, setting)).toBeLessThan(-2);
    expect(worth('the-crown-of-emphidia', SEAT.cat, setting)).toBeGreaterThan(-1);
    const hands = {
      ann: setting.ann!,
      bob: { ...setting.bob, hand: ['spy', 'plague'] },
      cat: { ...setting.cat, hand: ['bunker', 'disable'] },
    };
    expect(worth('public-execution', SEAT.bob, hands)).toBeGreaterThan(
      worth('public-execution', SEAT.cat, hands),
    );
  });
});

/** Everybody declines until this is asked. */
function declineUntil(game: Scenario, prompt: string): Scenario {
  for (let answers = 0; game.prompt !== prompt; answers++) {
    if (answers > 60) throw new Error(`nobody is asked ${prompt}`);
    game.play('decline');
  }
  return game;
}

/** The vote of Bob, who comes first. */
const firstVote = (game: Scenario): Scenario => declineUntil(game, 'vote');

describe('Votes', () => {
  it('TI-23.4 go to oneself, or to harm another', async () => {
    const crown = firstVote(council(['the-crown-of-emphidia'], { discarded: 'all' }));
    expect(await answerOf(crown)).toBe('elect:1');
    const execution = firstVote(
      council(['public-execution'], {
        discarded: 'all',
        bob: { planets: ['centauri', 'rarron'], hand: ['bribery', 'confusing-legal-text'] },
        cat: { points: 6, planets: ['quann', 'torkan'], hand: ['distinguished-councilor'] },
      }),
    );
    expect(await answerOf(execution)).toBe('elect:2');
  });

  it('go to the lesser evil if the best has no chance', async () => {
    // Cat's many votes make Cat win, unless Bob helps Ann.
    const game = firstVote(
      council(['the-crown-of-emphidia'], {
        discarded: 'all',
        ann: { points: 2, planets: ['centauri', 'rarron'] },
        bob: { points: 4, planets: ['quann', 'lodor'] },
        cat: { points: 9, planets: ['mecatol-rex', 'mellon'] },
      }),
    );
    expect([game.asked, await answerOf(game)]).toEqual(['bob', 'elect:0']);
  });

  it('are not spent on the first agenda where little is at stake', async () => {
    const game = firstVote(council(['homeland-defense-act'], { discarded: 'all' }));
    expect(await answerOf(game)).toBe('abstain');
  });

  it('TI-23.14 are all cast on the second agenda, on the first as many as it takes', async () => {
    const sides: Setting = {
      discarded: 'all',
      ann: { planets: [], points: 1 },
      bob: { planets: ['mecatol-rex', 'centauri', 'rarron', 'torkan'], points: 1 },
      cat: { planets: [], points: 1 },
    };
    const first = await playUntil(
      council(['minister-of-policy', 'minister-of-war'], sides),
      'castVotes',
    );
    expect(first.asked).toBe('bob');
    expect(await answerOf(first)).toMatch(/^exhaust:/);
    first.play('exhaust:mecatol-rex');
    expect(await answerOf(first)).toBe('done');
    first.play('done');
    await playUntil(first, 'vote');
    while (first.state.council.number === 1) first.play(await answerOf(first));
    await playUntil(first, 'castVotes');
    expect([first.asked, await answerOf(first)]).toEqual(['bob', 'voteAll']);
  });

  it('TI-23.7 the speaker decides ties for himself', async () => {
    const game = council(['the-crown-of-emphidia'], {
      discarded: 'all',
      ann: { exhausted: ['jord'] },
    });
    declineUntil(game, 'vote');
    game.play('abstain', 'abstain');
    expect(game.prompt).toBe('speakerDecides');
    expect(await answerOf(game)).toBe('elect:0');
  });
});

describe('Cards of the agenda phase', () => {
  it('Veto and Quash replace what harms their player', async () => {
    for (const [agenda, answer] of [
      ['arms-reduction', 'play:veto'],
      ['minister-of-policy', 'decline'],
    ] as const) {
      const game = declineUntil(
        held([agenda], {
          ann: { hand: ['veto'], units: { ...JORD, '24': { dreadnought: 5, cruiser: 3 } } },
          bob: { planets: ['centauri', 'rarron', 'torkan'] },
        }),
        'agenda.revealed.when',
      );
      expect([agenda, await answerOf(game)]).toEqual([agenda, answer]);
    }
    const quash = declineUntil(
      held(['the-crown-of-emphidia'], {
        ann: { faction: 'xxcha', tokens: [2, 3, 3] },
        bob: { points: 9, planets: ['mecatol-rex', 'centauri', 'rarron', 'torkan'] },
      }),
      'agenda.revealed.when',
    );
    expect([quash.asked, await answerOf(quash)]).toEqual(['ann', 'use:quash']);
  });

  it('TI-23.8 a rider names the outcome that will win', async () => {
    const game = declineUntil(
      held(['the-crown-of-emphidia'], {
        ann: { hand: ['imperial-rider'] },
        bob: { planets: ['mecatol-rex', 'centauri', 'rarron', 'torkan'] },
      }),
      'agenda.revealed.after',
    );
    expect(await answerOf(game)).toBe('play:imperial-rider');
    game.play('play:imperial-rider');
    expect(await answerOf(game)).toBe('elect:1');
  });

  it('no rider is played on an open vote', async () => {
    const game = declineUntil(
      held(['minister-of-policy'], { ann: { hand: ['warfare-rider'] }, seats: 6 }),
      'agenda.revealed.after',
    );
    expect(await answerOf(game)).toBe('decline');
  });

  it('Assassinate Representative silences whose votes would decide', async () => {
    const game = declineUntil(
      held(['the-crown-of-emphidia'], {
        ann: { hand: ['assassinate-representative'], planets: ['lirta-iv'] },
        bob: { points: 8, planets: ['mecatol-rex', 'centauri', 'rarron', 'torkan'] },
      }),
      'agenda.revealed.after',
    );
    expect(await answerOf(game)).toBe('play:assassinate-representative');
    game.play('play:assassinate-representative');
    expect(await answerOf(game)).toBe('choosePlayer:1');
  });

  it('Distinguished Councilor is kept where five votes change nothing', async () => {
    const vote = async (planets: readonly string[]): Promise<string> => {
      const game = held(['minister-of-sciences', 'mutiny'], {
        speaker: 'bob',
        ann: { hand: ['distinguished-councilor'], planets: ['lirta-iv'] },
        bob: { planets },
      });
      declineUntil(game, 'vote');
      while (game.prompt !== 'vote.cast') {
        const mine = ['elect:0', 'voteAll'].find((key) => game.offered.includes(key))!;
        game.play(game.asked === 'ann' ? mine : await answerOf(game));
      }
      return await answerOf(game);
    };
    expect(await vote(['centauri', 'rarron'])).toBe('play:distinguished-councilor');
    expect(await vote(['centauri', 'rarron', 'torkan', 'mellon', 'mecatol-rex', 'meer'])).toBe(
      'decline',
    );
  });

  it('Bribery buys exactly the votes that are missing', async () => {
    const game = held(['the-crown-of-emphidia'], {
      ann: { hand: ['bribery'], goods: 6 },
      bob: { exhausted: ['arc-prime', 'wren-terra'] },
      cat: { planets: ['quann'] },
    });
    declineUntil(game, 'vote');
    game.play('elect:2', 'voteAll', 'elect:0');
    expect(votesIn(game)).toEqual(['cat 3 for 2', 'ann 2 for 0']);
    expect([game.prompt, await answerOf(game)]).toEqual(['vote.speaker', 'play:bribery']);
    // With as many votes Ann, who is the speaker, decides.
    game.play('play:bribery');
    expect(await answerOf(game)).toBe('chooseCount:1');
  });

  it('Confusing Legal Text sends a punishment to the player in front', async () => {
    const game = held(['public-execution'], {
      ann: { hand: ['confusing-legal-text', 'bribery', 'distinguished-councilor'] },
      bob: { points: 3, hand: ['assassinate-representative'] },
      cat: { points: 6, hand: ['ancient-burial-sites'] },
    });
    declineUntil(game, 'vote');
    while (game.prompt !== 'elected')
      game.play(['elect:0', 'voteAll', 'decline'].find((key) => game.offered.includes(key))!);
    expect(await answerOf(game)).toBe('play:confusing-legal-text');
    game.play('play:confusing-legal-text');
    expect(await answerOf(game)).toBe('choosePlayer:2');
  });

  it('Ancient Burial Sites rob the player in front of his votes', async () => {
    const game = held(['mutiny'], {
      ann: { hand: ['ancient-burial-sites'] },
      bob: { points: 5, planets: ['centauri', 'rarron'] },
      cat: { points: 1, planets: ['torkan', 'quann'] },
    });
    expect([game.prompt, await answerOf(game)]).toEqual([
      'agenda.start',
      'play:ancient-burial-sites',
    ]);
    game.play('play:ancient-burial-sites');
    expect(await answerOf(game)).toBe('choosePlayer:1');
  });
});

describe('Politics', () => {
  const politics = (speaker: 'ann' | 'cat', agendas: readonly string[] = []): Scenario =>
    position({
      speaker,
      agendas,
      ann: { cards: ['politics'], tokens: [3, 8, 2] },
      bob: { cards: ['diplomacy'] },
      cat: { cards: ['trade'] },
    }).play('strategic:politics');

  it('TI-3.5 makes oneself speaker, or the player to the right', async () => {
    expect(await answerOf(politics('cat'))).toBe('speaker:0');
    expect(await answerOf(politics('ann'))).toBe('speaker:2');
  });

  it('TI-3.5 puts good agendas on top and bad ones at the bottom', async () => {
    const game = politics('cat', ['fleet-regulations', 'minister-of-sciences']).play('speaker:0');
    expect(game.prompt).toBe('sortAgendas');
    const { state } = game;
    expect(prospectOfAgenda(state, 0, numberOf('minister-of-sciences'))).toBeGreaterThan(0);
    expect(prospectOfAgenda(state, 0, numberOf('fleet-regulations'))).toBeLessThan(0);
    game.play(await answerOf(game));
    game.play(await answerOf(game));
    expect(AGENDAS[state.agendaDeck.at(-1)!].id).not.toBe('fleet-regulations');
    expect(AGENDAS[game.state.agendaDeck[0]].id).toBe('fleet-regulations');
  });
});
