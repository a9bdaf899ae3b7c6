import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { courtIds } from './table.ts';

/** Ann secures the card with the first of two pips. */
const secured = (card: string, ann: Side = {}, more: Setting = {}): Scenario =>
  position({
    court: [card, 'farseers', 'gatekeepers', 'arms-union'],
    agents: { [card]: { ann: 1 } },
    ...more,
    ann: { hand: ['aggression-3', 'construction-2'], ...ann },
  }).turn('lead:aggression-3', 'act:secure');

describe('ARC-14.5 ARC-25.1 vox cards', () => {
  it('mass-uprising: a fresh ship in each system of a cluster in play', () => {
    const game = secured('mass-uprising').asks('ann', 'uprising');
    game.offersOf('uprising', ['1', '4', '5', '6']).play('uprising:5');
    for (const system of ['c5-gate', 'c5-arrow', 'c5-crescent', 'c5-hex'])
      expect(game.ships('ann', system)).toEqual([1, 0]);
    expect(game.courtDiscard.at(-1)).toBe('mass-uprising');
  });

  it('mass-uprising: with too few ships one chooses the systems', () => {
    const game = secured('mass-uprising', { shipsLeft: 2 }).play('uprising:5');
    game.asks('ann', 'uprisingShips').play('placeShips:c5-arrow');
    game.offersOf('placeShips', ['c5-crescent', 'c5-hex']).play('placeShips:c5-hex');
    expect(game.ships('ann', 'c5-gate')).toEqual([0, 0]);
    expect(game.ships('ann', 'c5-hex')).toEqual([1, 0]);
  });

  it('populist-demands: may declare any ambition, without the zero marker', () => {
    const game = secured('populist-demands').asks('ann', 'populist');
    game.offers([
      'declare:tycoon',
      'declare:tyrant',
      'declare:warlord',
      'declare:keeper',
      'declare:empath',
      'none',
    ]);
    game.play('declare:keeper');
    expect(game.state.markers[0].at).toBe(3);
    expect(game.state.zero).toBe(false);
    const declined = secured('populist-demands').play('none');
    expect(declined.events('declared')).toEqual([]);
  });

  it('populist-demands: nothing without a marker', () => {
    const game = secured('populist-demands', {}, { markers: ['keeper', 'keeper', 'tyrant'] });
    expect(game.asks('ann', 'action').courtDiscard.at(-1)).toBe('populist-demands');
  });

  it('outrage-spreads: every player provokes Outrage of one type; nobody ransacks', () => {
    const game = secured(
      'outrage-spreads',
      { slots: ['fuel'], guild: ['spacing-union'] },
      {
        bob: { slots: ['fuel', 'relic'], guild: ['loyal-pilots'] },
        agents: { 'outrage-spreads': { ann: 1 }, farseers: { bob: 1 } },
      },
    ).play('outrage:fuel');
    for (const who of ['ann', 'bob', 'cat'] as const) expect(game.outrage(who)).toEqual(['fuel']);
    expect(game.slots('ann')).toEqual([]);
    expect(game.slots('bob')).toEqual(['', 'relic']);
    expect(game.guild('ann')).toEqual([]);
    expect(game.guild('bob')).toEqual(['loyal-pilots']);
    expect(game.court).toContain('farseers');
    expect(secured('outrage-spreads').play('none').outrage('ann')).toEqual([]);
  });

  const song = (initiative: 'ann' | 'bob', more: Side = {}) =>
    position({
      initiative,
      ann: { hand: ['aggression-3'], ships: { 'c1-hex': 1 }, ...more },
      bob: {
        hand: ['aggression-2', 'construction-2'],
        cities: ['c1-hex', 'c4-hex'],
        slots: ['fuel', 'relic', 'weapon', 'psionic'],
      },
      court: ['song-of-freedom', 'farseers', 'gatekeepers', 'arms-union'],
      agents: { 'song-of-freedom': { ann: 1 } },
      deck: ['admin-union', 'skirmishers'],
    });

  it('ARC-16.2 song-of-freedom: a city in a controlled system comes home; then one may seize', () => {
    const free = song('bob').turn('lead:aggression-2', 'endTurn');
    free.idle((each) => each.match.asks[0].seat === 0).turn('surpass:aggression-3', 'act:secure');
    free.offers(['freeCity:1:c1-hex:0', 'none']).play('freeCity:1:c1-hex:0').asks('bob', 'store');
    free.play('discardToken:psionic').asks('ann', 'songSeize').play('seizeNow');
    expect(free.initiative).toBe('ann');
    expect(free.player('bob').cities).toBe(4);
    expect(free.player('ann').trophies.every((count) => count === 0)).toBe(true);
    expect(free.outrage('ann')).toEqual([]);
  });

  it('song-of-freedom: the holder frees a city, but cannot seize; the card goes back into the deck', () => {
    const game = song('ann').turn('lead:aggression-3', 'act:secure', 'freeCity:1:c1-hex:0');
    game.play('discardToken:psionic').asks('ann', 'action');
    const cards = [...game.court, ...courtIds(game.state.courtDeck)];
    expect(cards).toContain('song-of-freedom');
    expect(game.courtDiscard).not.toContain('song-of-freedom');
    expect(game.state.courtDeck).toHaveLength(2);
  });

  it('song-of-freedom: an own city may be freed too', () => {
    const game = song('ann', { cities: ['c1-hex'] }).turn('lead:aggression-3', 'act:secure');
    game.offersOf('freeCity', ['0:c1-hex:0', '1:c1-hex:1']).play('freeCity:0:c1-hex:0');
    expect(game.player('ann').cities).toBe(5);
    expect(game.buildings('c1-hex')).toEqual(['bob city']);
  });

  it('song-of-freedom: one may do without, and then not seize', () => {
    const game = song('ann').turn('lead:aggression-3', 'act:secure', 'none').asks('ann', 'action');
    expect(game.buildings('c1-hex')).toEqual(['bob city']);
  });

  it('guild-struggle: may steal a Guild card; then Guild cards discarded go into the deck', () => {
    const more: Setting = {
      bob: { guild: ['silver-tongues'] },
      deck: ['admin-union'],
      courtDiscard: ['mass-uprising', 'relic-fence'],
    };
    const game = secured('guild-struggle', {}, more).asks('ann', 'steal');
    game.offers(['stealCard:1:silver-tongues', 'none']).play('stealCard:1:silver-tongues');
    expect(game.guild('ann')).toEqual(['silver-tongues']);
    expect(game.courtDiscard.every((card) => !card.includes('fence'))).toBe(true);
    expect(game.courtDiscard).toEqual(expect.arrayContaining(['mass-uprising', 'guild-struggle']));
    expect(courtIds(game.state.courtDeck).length + 1).toBeGreaterThan(2);
    const declined = secured('guild-struggle', {}, more).play('none');
    expect(declined.guild('bob')).toEqual(['silver-tongues']);
    expect(declined.courtDiscard).not.toContain('relic-fence');
  });

  it('guild-struggle: stolen Sworn Guardians are buried, and shuffled in with the rest', () => {
    const game = secured('guild-struggle', {}, { bob: { guild: ['sworn-guardians'] } });
    game.play('stealCard:1:sworn-guardians');
    expect(game.guild('ann')).toEqual([]);
    expect(game.state.buried).toBe(0);
  });

  it('call-to-action: the bottom card of the discard pile comes to hand', () => {
    const game = secured('call-to-action', {}, { pile: ['administration-5', 'mobilization-4'] });
    expect(game.hand('ann')).toEqual(['construction-2', 'administration-5']);
    expect(game.pile[0]).toBe('mobilization-4');
    expect(game.events('drew')).toEqual([{ player: 0, count: 1, cards: [] }]);
  });

  it('call-to-action: nothing happens if the pile is empty', () => {
    const suits = ['administration', 'aggression', 'construction', 'mobilization'];
    const hand = suits.flatMap((suit) => [2, 3, 4, 5, 6].map((number) => `${suit}-${number}`));
    const game = secured('call-to-action', { hand }, { bob: { hand: [] }, cat: { hand: [] } });
    expect(game.hand('ann')).toHaveLength(19);
    expect(game.events('drew')).toEqual([{ player: 0, count: 0, cards: [] }]);
  });

  it('ARC-9.6 call-to-action can prolong the chapter', () => {
    const game = position({
      ann: { hand: ['aggression-3'] },
      bob: { hand: [] },
      cat: { hand: [] },
      court: ['call-to-action'],
      agents: { 'call-to-action': { ann: 1 } },
    }).turn('lead:aggression-3', 'act:secure', 'endTurn');
    game.asks('ann', 'lead');
    expect(game.state.chapter).toBe(1);
  });
});
