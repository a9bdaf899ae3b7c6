import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../content/index.ts';
import { officesOf } from './agendas.ts';
import { askedAll, handOf } from './council.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import type { Who } from './table.ts';

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

/** Ann's turn; only the cards named are not in the discard pile. */
const turn = (setting: Setting): Scenario => position({ discarded: 'all', ...setting });

const technologiesOf = (game: Scenario, who: Who): string[] =>
  game.player(who).technologies.map((each) => TECHNOLOGIES[each].id);

describe('cancelled actions, in pairs', () => {
  it('TI-19.3 Sabotage and Instinct Training of the player whose card it was: the card works', () => {
    const game = turn({
      ann: { faction: 'xxcha', technologies: ['instinct-training'], hand: ['insubordination'] },
      bob: { hand: ['sabotage'] },
      cat: { hand: ['sabotage'] },
    }).play('play:insubordination', 'choosePlayer:1');
    expect(askedAll(game)).toEqual(['bob', 'cat']);
    game.play('play:sabotage', 'decline');
    expect([...at(game), game.about]).toEqual([
      'card.played',
      'ann',
      { player: 1, actionCard: 'sabotage' },
    ]);
    game.play('use:instinct-training');
    // Bob's Sabotage is gone; Cat may still play one, and Instinct Training is exhausted.
    expect(at(game)).toEqual(['card.played', 'cat']);
    game.play('play:sabotage');
    expect([...at(game), game.tokens('bob')]).toEqual(['turn', 'ann', [3, 3, 2]]);
    const works = turn({
      ann: { faction: 'xxcha', technologies: ['instinct-training'], hand: ['insubordination'] },
      bob: { hand: ['sabotage'] },
    }).play('play:insubordination', 'choosePlayer:1', 'play:sabotage', 'use:instinct-training');
    expect([works.tokens('bob'), works.tokens('ann')]).toEqual([
      [2, 3, 2],
      [3, 3, 1],
    ]);
  });

  it('TI-2.11 Instinct Training on a component action: the action is not used up', () => {
    const game = turn({
      ann: { hand: ['insubordination'] },
      bob: { faction: 'xxcha', technologies: ['instinct-training'] },
    }).play('play:insubordination', 'choosePlayer:1', 'use:instinct-training');
    expect([...at(game), game.state.turn.taken]).toEqual(['turn', 'ann', 0]);
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
  });

  it('TI-2.9 Sabotage and the pass: who has passed may still cancel cards', () => {
    const game = turn({
      ann: { hand: ['insubordination'] },
      bob: { hand: ['sabotage'], passed: true, cards: [] },
    }).play('play:insubordination', 'choosePlayer:1');
    expect(at(game)).toEqual(['card.played', 'bob']);
    game.play('play:sabotage');
    expect([...at(game), game.tokens('bob')]).toEqual(['turn', 'ann', [3, 3, 2]]);
  });

  it('TI-26.14 Sabotage and Minister of War: a cancelled action is none that it could follow', () => {
    const setting: Setting = {
      ann: { hand: ['insubordination'], offices: ['minister-of-war'], tokensAt: ['25'] },
      bob: { hand: ['sabotage'] },
    };
    const game = turn(setting).play('play:insubordination', 'choosePlayer:1', 'play:sabotage');
    expect([...at(game), officesOf(game, 'ann')]).toEqual(['turn', 'ann', ['minister-of-war']]);
    const works = turn(setting).play('play:insubordination', 'choosePlayer:1', 'decline');
    expect(at(works)).toEqual(['action.done', 'ann']);
  });

  it('TI-1.5 Unexpected Action and Minister of War: the last token is off the board already', () => {
    const game = turn({
      ann: { hand: ['unexpected-action'], offices: ['minister-of-war'], tokensAt: ['25'] },
    }).play('play:unexpected-action');
    expect([...at(game), game.hasToken('ann', '25')]).toEqual(['turn', 'bob', false]);
  });

  it('TI-27.4 Spy and Sabotage: the victim may lose the card, or play it and keep nothing to steal', () => {
    const setting: Setting = { ann: { hand: ['spy'] }, bob: { hand: ['sabotage'] } };
    const stolen = turn(setting).play('play:spy', 'decline');
    expect([handOf(stolen, 'ann'), handOf(stolen, 'bob')]).toEqual([['sabotage'], []]);
    const cancelled = turn(setting).play('play:spy', 'play:sabotage');
    expect([handOf(cancelled, 'ann'), ...at(cancelled)]).toEqual([[], 'turn', 'ann']);
    // Cancelled in its turn, the Sabotage has left the hand all the same: the action is done.
    const empty = turn({
      ...setting,
      ann: { hand: ['spy'], faction: 'xxcha', technologies: ['instinct-training'] },
    }).play('play:spy', 'play:sabotage', 'use:instinct-training');
    expect([handOf(empty, 'ann'), handOf(empty, 'bob'), ...at(empty)]).toEqual([
      [],
      [],
      'turn',
      'bob',
    ]);
  });

  it('TI-16.8 Spy and Executive Sanctions: Spy has left the hand, so a third card may come', () => {
    const setting: Setting = {
      laws: ['executive-sanctions'],
      ann: { faction: 'hacan', hand: ['spy', 'plague', 'uprising'] },
      bob: { hand: ['bunker'] },
    };
    const game = turn(setting).play('play:spy');
    expect(handOf(game, 'ann')).toEqual(['plague', 'uprising', 'bunker']);
    // As a gift the same card is one too many.
    const gift = turn(setting).accord('deal:0:1::card-bunker*1');
    expect([...at(gift), gift.about]).toEqual(['handLimit', 'ann', { count: 1 }]);
  });
});

describe('Focused Research, in pairs', () => {
  it('TI-23.9 with Anti-Intellectual Revolution: the technology costs a ship as well', () => {
    const game = turn({
      laws: ['anti-intellectual-revolution'],
      ann: { hand: ['focused-research'], goods: 4, units: { 1: { cruiser: 1, carrier: 1 } } },
    }).play('play:focused-research', 'research:sarween-tools');
    expect(at(game)).toEqual(['antiIntellectual', 'ann']);
    game.offers(['destroy:1:0:cruiser:whole', 'destroy:1:0:carrier:whole']);
    game.play('destroy:1:0:cruiser:whole');
    expect(game.units('ann', '1')).toEqual({ carrier: 1 });
  });

  it('TI-18.2 with Research Agreement: any research of Jol-Nar will do', () => {
    const game = turn({
      ann: { faction: 'jol-nar', hand: ['focused-research'], goods: 4 },
      bob: { faction: 'sol', notes: ['research-agreement of ann'] },
    }).play('play:focused-research', 'research:gravity-drive');
    expect(at(game)).toEqual(['technology.researched.after', 'bob']);
    game.play('playNote:research-agreement:0');
    expect(technologiesOf(game, 'bob')).toContain('gravity-drive');
  });

  it('TI-15.2 with Minister of Sciences: it helps with Technology only, four goods are due', () => {
    const offices = ['minister-of-sciences'];
    turn({ ann: { hand: ['focused-research'], goods: 3, offices } }).refuses(
      'play:focused-research',
      'TI-15.2',
    );
    const game = turn({ ann: { hand: ['focused-research'], goods: 4, offices } });
    game.play('play:focused-research');
    expect([game.prompt, game.player('ann').goods]).toEqual(['research', 0]);
  });

  it('TI-18.1 with Publicize Weapon Schematics: a war sun without prerequisites once somebody has it', () => {
    const setting = (law: readonly string[]): Setting => ({
      laws: law,
      ann: { hand: ['focused-research'], goods: 4 },
      bob: { technologies: ['war-sun'] },
    });
    const game = turn(setting(['publicize-weapon-schematics'])).play('play:focused-research');
    expect(game.offered).toContain('research:war-sun');
    turn(setting([])).play('play:focused-research').refuses('research:war-sun', 'TI-18.1');
  });
});

describe('component actions and laws', () => {
  it('TI-26.8 Ghost Ship and Enforced Travel Ban: wormholes are closed to movement only', () => {
    const open = turn({ ann: { hand: ['ghost-ship'] } }).play('play:ghost-ship').offered;
    expect(open).toEqual(expect.arrayContaining(['chooseSystem:26', 'chooseSystem:39']));
    const game = turn({ ann: { hand: ['ghost-ship'] }, laws: ['enforced-travel-ban'] });
    game.play('play:ghost-ship').offers(open);
  });

  it('TI-13.3 Cripple Defenses and Homeland Defense Act: however many PDS there are, all go', () => {
    const game = turn({
      laws: ['homeland-defense-act'],
      ann: { hand: ['cripple-defenses'] },
      bob: { units: { 'arc-prime': { pds: 4, infantry: 1 } } },
    }).play('play:cripple-defenses', 'choosePlanet:arc-prime');
    expect(game.units('bob', 'arc-prime')).toEqual({ infantry: 1 });
  });

  it('TI-15.1 Uprising and Core Mining: what the law adds is paid out', () => {
    const game = turn({
      ann: { hand: ['uprising'] },
      bob: { planets: ['abyz'] },
      attached: { abyz: ['core-mining'] },
    }).play('play:uprising');
    expect([game.player('ann').goods, game.isExhausted('abyz')]).toEqual([5, true]);
  });

  it('TI-12.2 Tactical Bombardment, Conventions of War and Planetary Shield: it is no Bombardment', () => {
    const game = turn({
      laws: ['conventions-of-war'],
      ann: { hand: ['tactical-bombardment'], units: { 25: { dreadnought: 1 } } },
      bob: { planets: ['quann'], units: { quann: { pds: 1, infantry: 1 } } },
    }).play('play:tactical-bombardment');
    expect([game.isExhausted('quann'), game.units('bob', 'quann')]).toEqual([
      true,
      { pds: 1, infantry: 1 },
    ]);
  });

  it('TI-19.7 Tactical Bombardment and Uprising: what is exhausted cannot rise', () => {
    const game = turn({
      ann: {
        hand: ['tactical-bombardment', 'uprising'],
        units: { 25: { dreadnought: 1 } },
        technologies: ['fleet-logistics'],
      },
      bob: { planets: ['quann'] },
    });
    expect(game.offered).toContain('play:uprising');
    game.play('play:tactical-bombardment').refuses('play:uprising', 'TI-19.7');
  });

  it('TI-23.9 Repeal Law and Minister of Peace: repealed, nobody ends the next activation', () => {
    const game = turn({
      ann: { hand: ['repeal-law'], technologies: ['fleet-logistics'] },
      bob: { units: { 19: { cruiser: 1 } } },
      cat: { offices: ['minister-of-peace'] },
    }).play('play:repeal-law', 'activate:19');
    expect(at(game)).toEqual(['turn', 'bob']);
    expect(game.events('turnEnded')).toEqual([]);
  });
});
