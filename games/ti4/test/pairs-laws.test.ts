import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../content/index.ts';
import { decided, isDiscarded, officesOf } from './agendas.ts';
import { asked, fight, rolls } from './card-fights.ts';
import { agendaOf, council, handOf, held, votesIn } from './council.ts';
import { HERE } from './duel.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';
import type { Who } from './table.ts';

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

const technologiesOf = (game: Scenario, who: Who): string[] =>
  game.player(who).technologies.map((each) => TECHNOLOGIES[each].id);

describe('research in the agenda phase, in pairs', () => {
  it('TI-23.9 Wormhole Research and Anti-Intellectual Revolution: a ship for the technology, then the rest', () => {
    const game = decided('wormhole-research', 'approve', {
      laws: ['anti-intellectual-revolution'],
      ann: { units: { 39: { cruiser: 1 }, 1: { destroyer: 1 } } },
    });
    game.play('research:gravity-drive');
    expect(at(game)).toEqual(['antiIntellectual', 'ann']);
    game.offers(['destroy:39:0:cruiser:whole', 'destroy:1:0:destroyer:whole']);
    game.play('destroy:39:0:cruiser:whole');
    // The cruiser would have been destroyed anyway.
    expect([game.units('ann', '39'), game.units('ann', '1')]).toEqual([{}, { destroyer: 1 }]);
  });

  it('TI-18.2 Ixthian Artifact and Research Agreement: its holder gains before the next is named', () => {
    const game = decided('ixthian-artifact', 'approve', {
      dice: ['6+'],
      ann: { faction: 'jol-nar' },
      bob: { faction: 'letnev', notes: ['research-agreement of ann'] },
    });
    expect(at(game)).toEqual(['research', 'ann']);
    game.play('research:gravity-drive');
    expect(at(game)).toEqual(['technology.researched.after', 'bob']);
    game.play('playNote:research-agreement:0');
    expect(technologiesOf(game, 'bob')).toContain('gravity-drive');
    expect(at(game)).toEqual(['research', 'ann']);
  });

  it('TI-18.2 Technology Rider and Research Agreement: a prediction of Jol-Nar may pay twice', () => {
    const game = held(['mutiny'], {
      ann: { faction: 'jol-nar', hand: ['technology-rider'] },
      bob: { faction: 'letnev', notes: ['research-agreement of ann'] },
    });
    while (game.prompt === 'agenda.revealed.when') game.play('decline');
    game.play('play:technology-rider', 'reject', 'reject', 'abstain', 'research:gravity-drive');
    expect(at(game)).toEqual(['technology.researched.after', 'bob']);
    game.play('playNote:research-agreement:0');
    expect(technologiesOf(game, 'bob')).toContain('gravity-drive');
  });
});

describe('votes under laws, in pairs', () => {
  const laws = ['representative-government'];

  it('TI-23.5 Representative Government and Assassinate Representative: not even the one vote', () => {
    const game = held(['mutiny'], { laws, ann: { hand: ['assassinate-representative'] } });
    game.play('play:assassinate-representative', 'choosePlayer:1');
    expect(at(game)).toEqual(['vote', 'cat']);
  });

  it('TI-23.7 Representative Government and a rider: one vote each makes ties for the speaker', () => {
    const game = held(['mutiny'], { laws, ann: { hand: ['trade-rider'] } });
    game.play('play:trade-rider', 'reject', 'approve', 'reject');
    expect(votesIn(game)).toEqual(['bob 1 for 0', 'cat 1 for 1']);
    expect(at(game)).toEqual(['speakerDecides', 'ann']);
    game.play('reject');
    expect(game.player('ann').goods).toBe(5);
  });

  it('TI-23.13 Committee Formation and Public Execution: the speaker is executed without a vote', () => {
    const game = held(['public-execution', 'mutiny'], {
      ann: { hand: ['spy'] },
      bob: { offices: ['committee-formation'] },
    }).play('use:law-committee-formation', 'elect:0');
    expect([game.state.speaker, handOf(game, 'ann')]).toEqual([1, []]);
    expect(isDiscarded(game, 'committee-formation')).toBe(true);
    // From the new speaker's left: Cat; Ann does not vote.
    game.play('abstain');
    expect([agendaOf(game), ...at(game)]).toEqual(['mutiny', 'vote', 'bob']);
  });

  it('TI-19.1 Unconventional Measures and Executive Sanctions: the limit holds for what is drawn', () => {
    const game = council(['unconventional-measures'], {
      laws: ['executive-sanctions'],
      discarded: 'all',
      actionDeck: ['summit', 'bunker'],
      bob: { hand: ['spy', 'plague'] },
    }).play('approve', 'abstain', 'abstain');
    expect([...at(game), game.about]).toEqual(['handLimit', 'bob', { count: 1 }]);
    game.play('discard:bunker');
    expect(handOf(game, 'bob')).toEqual(['spy', 'plague', 'summit']);
  });

  it('TI-20.8 Repeal Law and Classified Document Leaks: what is no longer public is not scored', () => {
    const table = {
      discarded: 'all',
      laws: ['classified-document-leaks'],
      leaked: 'occupy-the-seat-of-the-empire',
      ann: {
        cards: ['imperial'],
        hand: ['repeal-law'],
        technologies: ['fleet-logistics'],
        planets: ['mecatol-rex'],
        units: { 18: { cruiser: 3 }, jord: { infantry: 1 } },
      },
      bob: { scored: ['occupy-the-seat-of-the-empire'] },
      custodians: false,
    } as const;
    const game = position(table).play('strategic:imperial');
    expect(game.offered).toContain('scoreSecret:occupy-the-seat-of-the-empire');
    const repealed = position(table).play('play:repeal-law', 'strategic:imperial');
    expect([repealed.points('ann'), repealed.events('scored')]).toEqual([1, []]);
  });
});

describe('offices, in pairs', () => {
  it('TI-14.1 Minister of Industry and Prophecy of Ixth: Production by the one may end the other', () => {
    const built = (): Scenario =>
      position({
        ann: {
          cards: ['construction'],
          planets: ['quann'],
          offices: ['minister-of-industry', 'prophecy-of-ixth'],
          goods: 5,
        },
        bob: { tokens: [3, 3, 0] },
        cat: { tokens: [3, 3, 0] },
      }).play('strategic:construction', 'buildDock:quann', 'use:law-minister-of-industry');
    const game = built().play('train:quann', 'done', 'payGoods');
    expect(officesOf(game, 'ann')).toEqual(['minister-of-industry']);
    const kept = built().play('make:fighter', 'make:fighter', 'done', 'payGoods');
    expect(officesOf(kept, 'ann')).toEqual(['minister-of-industry', 'prophecy-of-ixth']);
  });

  it('TI-1.11 War Funding and The Crown of Thalnos: a die rerolled by both', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 2 }, ['6-', '6-', '6-', '6-', '7+'], {
      ann: { notes: ['war-funding of cat'], offices: ['the-crown-of-thalnos'] },
      bob: { planets: ['abyz'] },
      cat: { faction: 'letnev', goods: 2 },
    }).play('playNote:war-funding:2', 'stay', 'rerollMisses');
    expect(asked(game)).toEqual(['ann', 'rolls.done']);
    game.play('use:law-the-crown-of-thalnos', 'rerollMisses');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([
      { cruiser: 1 },
      { cruiser: 1 },
    ]);
  });

  it('TI-1.11 Wrath of Kenara and The Crown of Thalnos: a raised die is no miss, and counts to the end', () => {
    // Bob's flagship hits on 7: the 6 is raised, the 1 rerolled, and the flagship is lost for it.
    const game = fight({ cruiser: 3 }, { flagship: 1 }, ['6-', '6-', '6-', 6, 1, 6], {
      bob: { goods: 1, offices: ['the-crown-of-thalnos'] },
    });
    expect(asked(game)).toEqual(['bob', 'dice.rolled']);
    game.play('use:unit-wrath-of-kenara');
    expect(rolls(game)[1]).toEqual([1, 1]);
    game.play('use:law-the-crown-of-thalnos', 'rerollMisses');
    expect([game.player('bob').goods, game.units('bob', HERE)]).toEqual([0, {}]);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 2 });
  });

  it('TI-12.8 Peace Accords and Holy Planet of Ixth: the point goes with a planet taken in peace', () => {
    const game = position({
      attached: { lor: ['holy-planet-of-ixth'] },
      ann: { faction: 'xxcha', cards: ['diplomacy'] },
      bob: { faction: 'letnev', tokens: [3, 3, 0], cards: [], planets: ['lor'], points: 2 },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:diplomacy', 'use:peace-accords', 'choosePlanet:lor');
    expect([game.points('ann'), game.points('bob')]).toEqual([1, 1]);
  });
});
