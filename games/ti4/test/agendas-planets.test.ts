import { describe, expect, it } from 'vitest';
import { afterRepeal, attachedTo, decided, isDiscarded } from './agendas.ts';
import { council, votesIn } from './council.ts';
import { activate } from './duel.ts';
import { position, type Setting } from './position.ts';

/** What Ann can spend when she produces at home. */
function purseOf(setting: Setting): unknown {
  const { purse } = activate('1', setting).about as { purse: number };
  return purse;
}

const ATTACHED = [
  ['core-mining', 'abyz'],
  ['demilitarized-zone', 'quann'],
  ['holy-planet-of-ixth', 'quann'],
  ['research-team-biotic', 'saudor'],
  ['research-team-cybernetic', 'saudor'],
  ['research-team-propulsion', 'saudor'],
  ['research-team-warfare', 'abyz'],
  ['senate-sanctuary', 'quann'],
  ['terraforming-initiative', 'abyz'],
] as const;

const PLANETS: Setting = { ann: { planets: ['abyz', 'quann', 'saudor'] } };

describe('laws on planets', () => {
  it.each(ATTACHED)('TI-23.6, TI-23.9 %s elects a planet of its trait', (law, planet) => {
    const fitting = council([law], PLANETS).offered.filter((key) => key !== 'abstain');
    expect(fitting).toEqual([`electPlanet:${planet}`]);
    const game = decided(law, '', PLANETS);
    expect(attachedTo(game)).toEqual([law]);
  });

  it.each(ATTACHED)('TI-23.9 %s leaves the planet when it is repealed', (law, planet) => {
    const game = decided('judicial-abolishment', '', { ...PLANETS, attached: { [planet]: [law] } });
    expect([attachedTo(game), isDiscarded(game, law)]).toEqual([[], true]);
  });
});

describe('Core Mining', () => {
  it('TI-23.9 one infantry on the planet is destroyed', () => {
    const units = { abyz: { infantry: 2 } };
    const game = decided('core-mining', '', { ann: { planets: ['abyz'], units } });
    expect(game.units('ann', 'abyz')).toEqual({ infantry: 1 });
    const empty = decided('core-mining', '', { ann: { planets: ['abyz'] } });
    expect([empty.controller('abyz'), empty.events('destroyedOn')]).toEqual(['ann', []]);
  });

  it('TI-15.1 the planet gives two more resources', () => {
    const ann = { planets: ['abyz'] };
    expect(purseOf({ ann })).toBe(7);
    expect(purseOf({ ann, attached: { abyz: ['core-mining'] } })).toBe(9);
  });

  it('TI-14.1 a space dock there produces more', () => {
    const units = { abyz: { dock: 1 } };
    const game = activate('38', {
      ann: { planets: ['abyz'], units },
      attached: { abyz: ['core-mining'] },
    });
    expect(game.about).toMatchObject({ left: 3 + 2 + 2 });
  });

  it('TI-12.8 it stays with the planet when another player takes it', () => {
    const game = activate('38', {
      ann: { units: { 38: { carrier: 1, infantry: 1 } } },
      bob: { planets: ['abyz'] },
      attached: { abyz: ['core-mining'] },
    }).play('land:abyz');
    expect([game.controller('abyz'), attachedTo(game)]).toEqual(['ann', ['core-mining']]);
  });

  it('TI-23.9 repealed: the value is as printed', () => {
    const ann = { planets: ['abyz'] };
    const game = afterRepeal({ ann, attached: { abyz: ['core-mining'] } }).play('activate:1');
    expect(game.about).toMatchObject({ purse: 7 });
  });
});

describe('Senate Sanctuary', () => {
  const ann = { planets: ['quann'], exhausted: ['jord'] };

  it('TI-23.4 the planet gives two more votes, and so much influence', () => {
    const attached = { quann: ['senate-sanctuary'] };
    const voting = council(['mutiny'], { ann, attached });
    voting.play('abstain', 'abstain', 'approve');
    expect(voting.events('voted')).toMatchObject([{ player: 0, votes: 3 }]);
    const leading = position({ ann, attached });
    leading.play('strategic:leadership', 'gainToken:fleet', 'gainToken:fleet', 'gainToken:fleet');
    leading.offers(['buyTokens:1', 'decline']);
  });

  it('TI-23.9 repealed: it gives what is printed', () => {
    const game = council(['judicial-abolishment', 'mutiny'], {
      ann,
      attached: { quann: ['senate-sanctuary'] },
    });
    game.play('abstain', 'abstain', 'abstain', 'abstain', 'abstain', 'approve');
    expect(votesIn(game)).toEqual([]);
    expect(game.events('voted')).toMatchObject([{ player: 0, votes: 1 }]);
  });
});

describe('Terraforming Initiative', () => {
  const ann = { planets: ['abyz'] };
  const attached = { abyz: ['terraforming-initiative'] };

  it('TI-15.1 resources and influence of the planet grow by 1', () => {
    expect([purseOf({ ann }), purseOf({ ann, attached })]).toEqual([7, 8]);
    const game = council(['mutiny'], { ann: { ...ann, exhausted: ['jord'] }, attached });
    game.play('abstain', 'abstain', 'approve');
    expect(game.events('voted')).toMatchObject([{ player: 0, votes: 1 }]);
  });

  it('TI-23.9 repealed: the values are as printed', () => {
    expect(afterRepeal({ ann, attached }).play('activate:1').about).toMatchObject({ purse: 7 });
  });
});

describe('Colonial Redistribution', () => {
  const RICH: Setting = {
    ann: { points: 3 },
    bob: {
      points: 5,
      planets: ['quann'],
      units: { quann: { infantry: 2, dock: 1, pds: 1 }, 'arc-prime': { infantry: 1 } },
    },
    cat: { points: 3 },
  };

  it('TI-23.6 neither home planets nor Mecatol Rex can be elected', () => {
    const game = council(['colonial-redistribution'], {
      bob: { planets: ['quann', 'mecatol-rex'] },
    });
    game.offers(['electPlanet:quann', 'abstain']);
  });

  it('TI-21.3 all units are destroyed, and its controller picks a player with the fewest points', () => {
    const game = decided('colonial-redistribution', '', RICH);
    expect([game.prompt, game.asked]).toEqual(['colonialRedistribution', 'bob']);
    expect(game.units('bob', 'quann')).toEqual({});
    game.offers(['choosePlayer:0', 'choosePlayer:2']).play('choosePlayer:2');
    expect([game.prompt, game.asked]).toEqual(['settle', 'cat']);
    game.offers(['accept', 'decline']).play('accept');
    expect([game.controller('quann'), game.units('cat', 'quann')]).toEqual([
      'cat',
      { infantry: 1 },
    ]);
    expect(game.isExhausted('quann')).toBe(true);
    expect(isDiscarded(game, 'colonial-redistribution')).toBe(true);
  });

  it('TI-13.1 who declines leaves the planet to its controller', () => {
    const game = decided('colonial-redistribution', '', RICH).play('choosePlayer:2', 'decline');
    expect([game.controller('quann'), game.units('bob', 'quann')]).toEqual(['bob', {}]);
  });

  it('TI-21.3 the controller may be that player himself', () => {
    const game = decided('colonial-redistribution', '', {
      ...RICH,
      bob: { ...RICH.bob, points: 1 },
    }).play('accept');
    expect([game.controller('quann'), game.units('bob', 'quann')]).toEqual([
      'bob',
      { infantry: 1 },
    ]);
    expect(game.isExhausted('quann')).toBe(false);
  });

  it('TI-12.8 the point of a Holy Planet of Ixth goes with it', () => {
    const game = decided('colonial-redistribution', '', {
      ...RICH,
      attached: { quann: ['holy-planet-of-ixth'] },
    }).play('choosePlayer:2', 'accept');
    expect(game.state.players.map(({ points }) => points)).toEqual([3, 4, 4]);
  });

  it('TI-26.12 on a Demilitarized Zone nobody settles', () => {
    const game = decided('colonial-redistribution', '', {
      ...RICH,
      bob: { ...RICH.bob, units: { 'arc-prime': { infantry: 1 } } },
      attached: { quann: ['demilitarized-zone'] },
    });
    expect([game.controller('quann'), game.prompt]).toEqual(['bob', 'vote']);
  });
});

describe('Compensated Disarmament', () => {
  it('TI-23.9 all ground forces are destroyed, for a trade good each', () => {
    const game = decided('compensated-disarmament', 'electPlanet:arc-prime', {
      bob: { goods: 1, units: { 'arc-prime': { infantry: 3, pds: 1, dock: 1 } } },
    });
    expect(game.units('bob', 'arc-prime')).toEqual({ pds: 1, dock: 1 });
    expect([game.player('bob').goods, game.controller('arc-prime')]).toEqual([4, 'bob']);
    expect(isDiscarded(game, 'compensated-disarmament')).toBe(true);
  });

  it('TI-23.6 without ground forces there is nothing to gain', () => {
    const game = decided('compensated-disarmament', 'electPlanet:wren-terra');
    expect([game.player('bob').goods, game.events('destroyedOn')]).toEqual([0, []]);
  });
});
