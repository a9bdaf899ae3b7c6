import { isBySeat } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { FACTIONS, LEARN, MAPS, TILES } from '../content/index.ts';
import {
  fairnessOf,
  isValid,
  MOST_SLICES,
  mapStringOf,
  printedGalaxy,
  randomGalaxy,
  scoreOf,
  sliceMeasures,
  slicePlaces,
} from '../galaxy/index.ts';
import { draftRules } from '../bot/draft.ts';
import { bestOf } from '../bot/rule.ts';
import { mapOf } from '../rules/building.ts';
import { allBans } from '../rules/draft.ts';
import { doorTo, homeOf } from '../rules/galaxy.ts';
import { ti4 } from '../rules/game.ts';
import { mapText } from '../rules/map-text.ts';
import { type Option, options } from '../rules/options.ts';
import { clockwiseFrom } from '../rules/pieces.ts';
import { sampleSetups } from '../rules/setup.ts';
import { NONE } from '../rules/state.ts';
import { ti4Text } from '../text/index.ts';
import { expectLawful, toTheEnd } from './before.ts';
import { opening } from './position.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS, SEAT } from './table.ts';

const TABLES = [3, 4, 5, 6];
const MODES = ['first', 'all', 'pool', 'pick', 'draft'];

const orderable = (game: Scenario, seat: number): string[] =>
  ti4.orders!.offered(game.match.observe(seat).state, seat).map(({ key }) => key);

/** The answer that follows from orders given earlier. */
function ordered(game: Scenario, ...orders: readonly string[]): string | null {
  const seat = SEAT[game.asked];
  const { state, question } = game.match.observe(seat);
  return ti4.orders!.answer(state, seat, question!, orders);
}

/** Who is asked, while the questions have this prompt. */
function askedFor(game: Scenario, prompt: string): string[] {
  const asked: string[] = [];
  while (game.prompt === prompt) {
    asked.push(game.asked);
    game.play(game.offered[0]);
  }
  return asked;
}

describe('factions', () => {
  it.each(TABLES.flatMap((seats) => MODES.map((factions) => [seats, factions] as const)))(
    'TI-29.3 %i players, %s: everybody has another faction',
    (seats, factions) => {
      const { state } = toTheEnd(opening(seats, { factions }));
      const chosen = state.players.map(({ faction }) => faction);
      expect(new Set(chosen).size).toBe(seats);
      const from = factions === 'first' ? LEARN : [...FACTIONS.keys()];
      for (const faction of chosen) expect(from).toContain(faction);
      expect(state.galaxy.homes).toEqual(chosen.map((faction) => FACTIONS[faction].home));
    },
  );

  it('TI-29.3 a pick offers all that are left', () => {
    const game = opening(3, { factions: 'pick' });
    const all = FACTIONS.map(({ id }) => `takeFaction:${id}`);
    expect(game.prompt).toBe('pickFaction');
    game.offers(all).play(all[0]).offers(all.slice(1));
  });

  it('TI-29.3 a pool has three more than players, or all', () => {
    const game = opening(3, { factions: 'pool' });
    expect(game.offered).toHaveLength(Math.min(6, FACTIONS.length));
  });

  it('TI-29.1 the speaker is known and picks last', () => {
    const game = opening(4, { factions: 'pick' });
    const order = clockwiseFrom(game.state, game.state.speaker).map((seat) => PLAYERS[seat]);
    expect(askedFor(game, 'pickFaction')).toEqual(order.toReversed());
  });
});

describe('factions named for seats', () => {
  const ids = (game: Scenario): (string | undefined)[] =>
    game.state.players.map(({ faction }) => FACTIONS[faction]?.id);

  it('TI-29.3 belong to their seats, and nobody is asked', () => {
    const named = ['yssaril', 'sol', 'nekro', 'xxcha', 'arborec', 'hacan'];
    const game = opening(6, { factions: named });
    expect(game.prompt).toBe('keepSecret');
    expect(ids(game)).toEqual(named);
    const told = game.events('faction').map(({ faction }) => faction);
    expect(told).toEqual(named);
    expect(game.state.galaxy.homes).toEqual(
      named.map((id) => FACTIONS.find((faction) => faction.id === id)!.home),
    );
  });

  it('TI-29.3 seats without one draw from the rest', () => {
    const rest = new Set<string | undefined>();
    for (let seed = 1; seed <= 40; seed++) {
      const game = opening(4, { factions: [null, 'sol', null, 'naalu'] }, seed);
      const [first, second, third, fourth] = ids(game);
      expect([second, fourth]).toEqual(['sol', 'naalu']);
      expect(new Set(ids(game)).size).toBe(4);
      rest.add(first).add(third);
    }
    expect(rest).not.toContain('sol');
    expect(rest).not.toContain('naalu');
    expect(rest.size).toBeGreaterThan(12);
  });

  it('TI-29.3 a list may end before the last seat', () => {
    const game = opening(3, { factions: ['winnu'] });
    expect(ids(game)[0]).toBe('winnu');
    expect(ids(game)).not.toContain(undefined);
  });

  it('TI-29.3 no faction is named twice', () => {
    expect(() => opening(3, { factions: ['sol', null, 'sol'] })).toThrow(
      'setup.factions.fault.twice',
    );
    expect(() => opening(3, { factions: ['atreides'] })).toThrow('of seat 0 is one of');
    expect(() => opening(3, { factions: ['sol', null, null, null] })).toThrow('3 seats');
  });

  it('TI-29.2 bans narrow what the others draw from', () => {
    const game = opening(3, { factions: ['sol'], bans: 1 });
    expect(game.offered).not.toContain('banFaction:sol');
    expect(allBans(game.state)).toBe(3);
    expect(askedFor(game, 'banFaction')).toHaveLength(3);
    const { banned } = game.state.draft;
    for (const { faction } of game.state.players) expect(banned).not.toContain(faction);
  });

  it('TI-29.2 nobody bans where nobody draws', () => {
    const game = opening(3, { factions: ['sol', 'hacan', 'winnu'], bans: 2 });
    expect(game.prompt).toBe('keepSecret');
    expect(game.events('bansOver')).toEqual([{ count: 0 }]);
  });

  it('TI-29.4 the others draft slices and places as usual', () => {
    const game = toTheEnd(opening(3, { factions: ['sol'], galaxy: 'slices' }));
    expect(game.state.seating.toSorted((one, other) => one - other)).toEqual([0, 1, 2]);
    expect(ids(game)[0]).toBe('sol');
  });

  it('all seventeen occur in the setups that are checked', () => {
    const named = sampleSetups.flatMap(({ setup }) =>
      isBySeat(setup['factions']) ? setup['factions'] : [],
    );
    expect(new Set(named.filter((id) => id !== null))).toEqual(
      new Set(FACTIONS.map(({ id }) => id)),
    );
  });

  it.each([3, 4, 5, 6])('obey the laws at a table of %i', (seats) => {
    for (let seed = 1; seed <= 3; seed++)
      expectLawful(seats, { factions: ['muaat', null, 'creuss'], bans: 1, galaxy: 'slices' }, seed);
  });
});

describe('bans', () => {
  it('TI-29.1 TI-29.2 each bans one before, against the order of the picks', () => {
    const game = opening(3, { factions: 'pick', bans: 1 });
    const order = clockwiseFrom(game.state, game.state.speaker).map((seat) => PLAYERS[seat]);
    expect(askedFor(game, 'banFaction')).toEqual(order.slice(0, FACTIONS.length - 3));
    const { banned } = game.state.draft;
    expect(banned).toHaveLength(3);
    for (const faction of banned)
      expect(game.offered).not.toContain(`takeFaction:${FACTIONS[faction].id}`);
  });

  it('TI-29.2 nobody bans once the players need all that is left', () => {
    const six = opening(6, { bans: 2 });
    expect(six.prompt).toBe('startDock');
    expect(six.state.draft.banned).toEqual([]);
    const five = opening(5, { bans: 2 });
    expect(askedFor(five, 'banFaction')).toHaveLength(1);
    const dealt = five.state.players.map(({ faction }) => faction);
    expect(dealt).not.toContain(five.state.draft.banned[0]);
  });

  it('TI-29.2 the table is told when bans end before everybody has had theirs', () => {
    const six = opening(6, { factions: 'pick', bans: 2 });
    expect(six.events('bansOver')).toEqual([]);
    expect(allBans(six.state)).toBe(11);
    expect(askedFor(six, 'banFaction')).toHaveLength(11);
    expect(six.events('bansOver')).toEqual([{ count: 11 }]);
    expect(opening(6, { bans: 2 }).events('bansOver')).toEqual([{ count: 0 }]);
    const all = opening(5, { factions: 'pick', bans: 2 });
    expect(allBans(all.state)).toBe(10);
    expect(askedFor(all, 'banFaction')).toHaveLength(10);
    expect(all.events('bansOver')).toEqual([]);
  });
});

describe('secret objectives', () => {
  it('TI-20.6 in a full game each player draws two and keeps one; in a first game there is one', () => {
    const game = opening(3, { factions: 'all' });
    const asked: string[] = [];
    while (game.prompt === 'keepSecret') {
      const { secrets } = game.player(game.asked!);
      expect(secrets).toHaveLength(2);
      expect(game.offered).toHaveLength(2);
      asked.push(game.asked!);
      game.play(game.offered[1]);
    }
    const { state } = game;
    expect(asked).toEqual(clockwiseFrom(state, state.speaker).map((seat) => PLAYERS[seat]));
    expect(state.players.map(({ secrets }) => secrets.length)).toEqual([1, 1, 1]);
    expect(state.secretDeck).toHaveLength(17);
    const first = opening(3).state;
    expect(first.players.map(({ secrets }) => secrets.length)).toEqual([1, 1, 1]);
  });
});

describe('the draft', () => {
  it.each(TABLES)('TI-29.1 TI-29.4 %i players take three things, back and forth', (seats) => {
    const game = opening(seats, { factions: 'draft', galaxy: 'slices' });
    const order = clockwiseFrom(game.state, game.state.speaker).map((seat) => PLAYERS[seat]);
    expect(game.state.draft.slices).toHaveLength(Math.min(seats + 2, MOST_SLICES));
    // The last player has one thing left to take and is not asked.
    const all = [...order, ...order.toReversed(), ...order];
    expect(askedFor(game, 'draft')).toEqual(all.slice(0, -1));
    const { seating, speaker, draft, galaxy } = game.state;
    expect(speaker).toBe(seating[0]);
    expect(seating.map((seat) => draft.position[seat])).toEqual([...seating.keys()]);
    const { tiles } = mapOf(game.state);
    for (const [place, seat] of seating.entries())
      expect(slicePlaces(seats)[place].map((each) => tiles[each])).toEqual(
        draft.slices[draft.slice[seat]],
      );
    for (const [place, seat] of seating.entries()) {
      const { q, r } = MAPS[seats].spaces[MAPS[seats].homes[place]];
      const home = doorTo(homeOf(game.state, seat));
      expect([galaxy.q[home], galaxy.r[home]]).toEqual([q, r]);
    }
  });

  it('TI-29.4 what one takes nobody else can, and nobody takes two of a kind', () => {
    const game = opening(3, { factions: 'draft', galaxy: 'slices' });
    const first = game.asked;
    game.play('takePosition:0');
    expect(game.asked).not.toBe(first);
    expect(game.offered).not.toContain('takePosition:0');
    expect(game.offered).toContain('takePosition:1');
    game.play('takeSlice:2').play('takeSlice:1');
    expect(game.offered.some((key) => key.startsWith('takeSlice'))).toBe(false);
    expect(game.offered.some((key) => key.startsWith('takeFaction'))).toBe(true);
  });

  it('TI-29.4 place 1 is the speaker, whoever began; turns go by places', () => {
    const game = opening(3, { factions: 'draft' });
    const drawn = game.asked;
    game.play('takePosition:2');
    toTheEnd(game);
    expect(game.state.seating[2]).toBe(SEAT[drawn]);
    expect(game.state.speaker).toBe(game.state.seating[0]);
    expect(clockwiseFrom(game.state, game.state.speaker)).toEqual(game.state.seating);
  });

  it('TI-29.4 with five players bonus goods go by the places drafted', () => {
    const { state } = toTheEnd(opening(5, { factions: 'draft' }));
    expect(state.seating.map((seat) => state.players[seat].goods)).toEqual([2, 4, 2, 0, 0]);
  });

  it('TI-29.4 only slices and places are drafted where factions are picked', () => {
    const game = opening(3, { factions: 'pick', galaxy: 'slices' });
    expect(askedFor(game, 'pickFaction')).toHaveLength(3);
    expect(askedFor(game, 'draft')).toHaveLength(5);
  });
});

describe('the galaxy', () => {
  it.each(TABLES)('TI-29.5 a fair one for %i lies there before factions are picked', (seats) => {
    const game = opening(seats, { factions: 'pick', galaxy: 'fair' });
    const before = mapOf(game.state);
    expect(isValid(before)).toBe(true);
    expect(before).not.toEqual(printedGalaxy(seats));
    expect(game.state.galaxy.homes).toEqual([]);
    expect(fairnessOf(before).spread.score).toBeLessThan(4);
    toTheEnd(game);
    expect(mapOf(game.state)).toEqual(before);
    expect(game.state.galaxy.homes).toHaveLength(seats);
  });

  it.each(TABLES)('TI-29.5 a map string for %i is laid as it says', (seats) => {
    let last = 1;
    const map = randomGalaxy(seats, (below) => (last = (last * 48_271) % 2_147_483_647) % below);
    const { state } = opening(seats, { galaxy: mapStringOf(map) });
    expect(mapOf(state)).toEqual(map);
  });

  it('TI-29.5 the printed one is the usual one', () => {
    expect(mapOf(opening(6).state)).toEqual(printedGalaxy(6));
  });
});

describe('a map string', () => {
  const right = mapText.example(4).split(' ');
  const wrong: { readonly [fault: string]: string } = {
    length: right.slice(1).join(' '),
    unknown: ['x', ...right.slice(1)].join(' '),
    centre: `{19} ${right.join(' ')}`,
    mecatol: [right[0], '18', ...right.slice(2)].join(' '),
    twice: [right[1], ...right.slice(1)].join(' '),
    homes: right.map((each) => (each === '0' ? '-1' : each)).join(' '),
    home: mapText.example(4).replace(/\b0\b/, '19').replace('46', '0').replace('19 20', '46 20'),
    gap: ['-1', ...right.slice(1)].join(' '),
    seats: mapText.example(5),
  };

  it('is accepted as the game itself writes it', () => {
    for (const seats of TABLES) expect(mapText.check(mapText.example(seats), seats)).toBeNull();
    expect(mapText.example(6).length).toBeLessThanOrEqual(mapText.longest);
  });

  it.each(Object.keys(wrong).filter((fault) => fault !== 'home'))(
    'is refused with a sentence in every language: %s',
    (fault) => {
      const found = mapText.check(wrong[fault], 4);
      expect(found?.id).toBe(`setup.galaxy.fault.${fault}`);
      for (const { messages } of Object.values(ti4Text.languages))
        expect(messages).toHaveProperty([found!.id]);
      expect(() => opening(4, { galaxy: wrong[fault] })).toThrow('galaxy');
    },
  );

  it('has a sentence for homes and gaps in the wrong place', () => {
    for (const fault of ['home', 'no-home', 'no-tile'])
      for (const { messages } of Object.values(ti4Text.languages))
        expect(messages).toHaveProperty([`setup.galaxy.fault.${fault}`]);
  });
});

describe('wishes', () => {
  it('TI-29.3 are tried in the order in which they were given', () => {
    const game = opening(3, { factions: 'pick' });
    expect(ordered(game, 'wish:hacan', 'wish:sol')).toBe('takeFaction:hacan');
    game.play('takeFaction:hacan');
    expect(ordered(game, 'wish:hacan', 'wish:sol')).toBe('takeFaction:sol');
    expect(ordered(game, 'wish:hacan')).toBeNull();
    expect(orderable(game, 0)).toContain('wish:sol');
    expect(orderable(game, 0)).not.toContain('shun:sol');
  });

  it('TI-29.2 name factions to ban', () => {
    const game = opening(3, { factions: 'pick', bans: 1 });
    expect(ordered(game, 'shun:sol', 'wish:sol')).toBe('banFaction:sol');
    game.play('banFaction:sol');
    expect(ordered(game, 'shun:sol', 'shun:letnev')).toBe('banFaction:letnev');
  });

  it('TI-29.4 rank faction, slice and place among each other', () => {
    const game = opening(4, { factions: 'draft', galaxy: 'slices' });
    expect(ordered(game, 'wish:place', 'wish:slice')).toBe('takePosition:0');
    expect(ordered(game, 'wish:slice', 'wish:place')).toMatch(/^takeSlice:/);
    const faction = game.offered.find((key) => key.startsWith('takeFaction:'))!;
    const wish = faction.replace('takeFaction', 'wish');
    expect(ordered(game, wish, 'wish:place')).toBe(faction);
    game.play('takePosition:0');
    expect(ordered(game, 'wish:place')).toBe('takePosition:1');
  });

  it('end with the draft', () => {
    const game = toTheEnd(opening(3, { factions: 'draft', galaxy: 'slices', bans: 1 }));
    expect(orderable(game, 0).some((key) => /^(wish|shun):/.test(key))).toBe(false);
  });
});

describe('bots', () => {
  const preferred = (game: Scenario): Option => {
    const [ask] = game.match.asks;
    return bestOf(ask.options as readonly Option[], draftRules[ask.prompt.id](game.state, ask))!;
  };

  it('pick the faction that they would ban first', () => {
    const picks = opening(3, { factions: 'pick' });
    const bans = opening(3, { factions: 'pick', bans: 1 });
    const [picked, banned] = [preferred(picks), preferred(bans)];
    expect(picked).toMatchObject({ do: 'takeFaction' });
    expect(banned).toMatchObject({ do: 'banFaction' });
    expect((banned as Option<'banFaction'>).faction).toBe(
      (picked as Option<'takeFaction'>).faction,
    );
  });

  it('never take a worse slice than another one that is left', () => {
    const game = opening(5, { galaxy: 'slices', factions: 'first' });
    const worth = (slice: number): number => scoreOf(sliceMeasures(game.state.draft.slices[slice]));
    const taken: number[] = [];
    while (game.prompt === 'draft') {
      const choice = preferred(game);
      if (choice.do === 'takeSlice') taken.push(worth(choice.slice));
      game.play(options.key(choice));
    }
    expect(taken).toEqual(taken.toSorted((one, other) => other - one));
    expect(game.state.draft.slice).not.toContain(NONE);
  });
});

describe('the laws', () => {
  it.each(
    TABLES.flatMap((seats) => [
      { seats, setup: { factions: 'draft', galaxy: 'slices', bans: 2 } },
      { seats, setup: { factions: 'pool', galaxy: 'fair', bans: 1 } },
      { seats, setup: { factions: 'pick', galaxy: mapText.example(seats), bans: 0 } },
    ]),
  )('hold before the match: $seats $setup.factions', ({ seats, setup }) => {
    for (const seed of [1, 2]) expectLawful(seats, setup, seed);
  });

  it('every tile lies once', () => {
    const { state } = toTheEnd(opening(5, { galaxy: 'slices', factions: 'draft' }));
    const { systems, apart } = state.galaxy;
    expect(new Set(systems).size).toBe(MAPS[5].spaces.length + apart.length);
    expect(systems.filter((system) => TILES[system].kind === 'home')).toHaveLength(5);
  });
});
