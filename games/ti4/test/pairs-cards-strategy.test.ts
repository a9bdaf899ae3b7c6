import { describe, expect, it } from 'vitest';
import { STRATEGY_CARDS } from '../content/index.ts';
import { decided, nextRound } from './agendas.ts';
import { activate } from './duel.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS, SEAT, type Who } from './table.ts';

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

describe('the strategy phase, in pairs', () => {
  const phase = (
    step: 'strategyPhase' | 'endStatusPhase' | 'endStrategyPhase',
    setting: Setting,
  ): Scenario =>
    position({
      step: { step, args: [] },
      discarded: 'all',
      ...setting,
      ...Object.fromEntries(PLAYERS.map((who) => [who, { cards: [], ...setting[who] }])),
    });
  const cardsOf = ({ state }: Scenario, who: Who): string[] =>
    state.strategy.flatMap(({ owner }, card) =>
      owner === SEAT[who] ? [STRATEGY_CARDS[card].id] : [],
    );

  it('TI-1.2 Summit and Fleet Regulations: no token beyond four in the fleet pool', () => {
    const game = phase('strategyPhase', {
      laws: ['fleet-regulations'],
      bob: { hand: ['summit'], tokens: [3, 3, 2] },
    }).play('play:summit', 'gainToken:fleet');
    game.refuses('gainToken:fleet', 'TI-1.2').offersOf('gainToken', ['tactic', 'strategy']);
  });

  it('TI-2.5 Political Stability and Public Disgrace: who chooses nothing may still disgrace others', () => {
    const game = phase('endStatusPhase', {
      ann: { cards: ['trade', 'warfare'], hand: ['political-stability', 'public-disgrace'] },
    }).play('play:political-stability');
    expect(at(game)).toEqual(['strategyCard', 'bob']);
    game.play('takeCard:imperial');
    expect(at(game)).toEqual(['strategy.chosen', 'ann']);
    game.play('play:public-disgrace').refuses('takeCard:imperial', 'TI-2.6');
    game.play('takeCard:politics', 'takeCard:imperial');
    expect(cardsOf(game, 'cat')).toEqual(['imperial']);
  });

  it('TI-26.21 Political Stability and Imperial Arbiter: a kept card can be swapped away', () => {
    const game = phase('endStatusPhase', {
      ann: { cards: ['trade', 'warfare'], hand: ['political-stability'] },
      cat: { offices: ['imperial-arbiter'] },
    }).play('play:political-stability', 'takeCard:imperial', 'takeCard:politics');
    game.play('takeCard:diplomacy', 'takeCard:leadership');
    expect(at(game)).toEqual(['strategy.end', 'cat']);
    game.play('use:law-imperial-arbiter', 'swapCards:politics:trade');
    expect([cardsOf(game, 'ann'), cardsOf(game, 'cat')]).toEqual([
      ['politics', 'warfare'],
      ['leadership', 'trade'],
    ]);
  });

  it('TI-26.21 Imperial Arbiter and Quantum Datahub Node: one swap each, in speaker order', () => {
    const game = phase('endStrategyPhase', {
      ann: { cards: ['leadership'], offices: ['imperial-arbiter'] },
      bob: {
        faction: 'hacan',
        cards: ['diplomacy'],
        technologies: ['quantum-datahub-node'],
        goods: 3,
      },
      cat: { cards: ['imperial'] },
    });
    game.play('use:law-imperial-arbiter', 'swapCards:leadership:imperial');
    expect(at(game)).toEqual(['strategy.end', 'bob']);
    game.play('use:quantum-datahub-node', 'swapCards:diplomacy:leadership');
    expect([cardsOf(game, 'ann'), cardsOf(game, 'bob'), cardsOf(game, 'cat')]).toEqual([
      ['imperial'],
      ['leadership'],
      ['diplomacy'],
    ]);
    expect(game.player('cat').goods).toBe(3);
  });
});

describe('laws and production, in pairs', () => {
  const LANDED: Setting['ann'] = {
    faction: 'sol',
    technologies: ['integrated-economy'],
    goods: 3,
    units: { 25: { carrier: 1, infantry: 1 } },
  };

  it('TI-14.3 Regulated Conscription and Integrated Economy: one infantry for a cost there too', () => {
    const made = (laws: readonly string[]): Scenario =>
      activate('25', { laws, ann: LANDED }).play('land:quann', 'use:integrated-economy');
    const game = made(['regulated-conscription']).play('train:quann', 'train:quann');
    expect(game.about).toMatchObject({ cost: 2 });
    const free = made([]).play('train:quann', 'train:quann');
    expect(free.about).toMatchObject({ cost: 1 });
  });

  it('TI-14.6 Holy Planet of Ixth and Integrated Economy: it is no use of Production', () => {
    const game = activate('25', { attached: { quann: ['holy-planet-of-ixth'] }, ann: LANDED });
    game.play('land:quann');
    expect(game.points('ann')).toBe(1);
    game.play('use:integrated-economy', 'train:quann', 'train:quann', 'done', 'payLeast');
    expect(game.units('ann', 'quann')).toEqual({ infantry: 3 });
  });

  it('TI-14.1 Holy Planet of Ixth and Minister of Industry: a dock built there makes nothing', () => {
    const built = (attached: Setting['attached'] & {}): Scenario =>
      position({
        attached,
        ann: { cards: ['construction'], planets: ['quann'], offices: ['minister-of-industry'] },
        bob: { tokens: [3, 3, 0] },
        cat: { tokens: [3, 3, 0] },
      }).play('strategic:construction', 'buildDock:quann');
    expect(built({}).prompt).toBe('structure.placed');
    expect(built({ quann: ['holy-planet-of-ixth'] }).prompt).toBe('build');
  });
});

describe('what agendas leave for the next strategy phase, in pairs', () => {
  it('TI-23.9 New Constitution and Arms Reduction: what was left stays due although laws are gone', () => {
    const game = position({
      step: { step: 'agendaPhase', args: [] },
      custodians: false,
      agendas: ['arms-reduction', 'new-constitution'],
      laws: ['fleet-regulations'],
      ann: { cards: [], planets: ['tarmann', 'quann'] },
      bob: { cards: [] },
      cat: { cards: [] },
    });
    game.play('abstain', 'abstain', 'abstain', 'reject');
    game.play('abstain', 'abstain', 'abstain', 'approve');
    const planets = ['tarmann', 'jord', 'quann'];
    expect(planets.map((planet) => game.isExhausted(planet))).toEqual([true, true, false]);
  });

  it('TI-19.1 Executive Sanctions and Minister of Policy: the card of the minister is one too many', () => {
    const game = position({
      step: { step: 'endStatusPhase', args: [] },
      discarded: 'all',
      laws: ['executive-sanctions'],
      actionDeck: ['summit'],
      bob: { cards: [], offices: ['minister-of-policy'], hand: ['spy', 'plague', 'uprising'] },
    });
    expect([...at(game), game.about]).toEqual(['handLimit', 'bob', { count: 1 }]);
    game.play('discard:spy');
    // Summit came in time for the strategy phase.
    expect(at(game)).toEqual(['strategy.start', 'bob']);
    expect(game.offered).toContain('play:summit');
  });

  it('TI-2.2 Economic Equality and goods on strategy cards: those on cards are nobody’s yet', () => {
    const game = nextRound(
      decided('economic-equality', 'reject', {
        goodsOn: { trade: 2 },
        ann: { goods: 3 },
        bob: { goods: 1 },
      }),
    );
    expect(game.state.players.map(({ goods }) => goods)).toEqual([0, 0, 0]);
    game.play('takeCard:trade');
    expect(game.player('ann').goods).toBe(2);
  });
});
