import { everySetup } from '@tablewright/conformance';
import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ahoy } from '../index.ts';
import { options } from '../rules/options.ts';

describe('the keys of options', () => {
  it('tell target and message of whatever random matches of all setups offer or refuse', () => {
    const wrong: unknown[] = [];
    everySetup(ahoy).forEach(({ seats, setup }, seed) => {
      const chance = new FastChance(seed);
      const match = Match.start(ahoy, { seats, setup, key: keyFromSeed(seed) });
      while (!match.over) {
        const [{ seat }] = match.asks;
        const offered = match.observe(seat).question!.options;
        const refused = match
          .refusals(seat)
          .map(({ key, target, message }) => ({ key, target, message }));
        for (const option of [...offered, ...refused]) {
          const spelt = { key: option.key, ...options.spell(option.key) };
          if (JSON.stringify(spelt) !== JSON.stringify(option)) wrong.push([option, spelt]);
        }
        match.answer(seat, offered[chance.below(offered.length)].key);
      }
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['die:6', { do: 'die', value: 6 }],
    ['change:-2', { do: 'change', pips: -2 }],
    ['change:+1', { do: 'change', pips: 1 }],
    ['fire:cannons-2:3', { do: 'fire', slot: 1, pips: 3 }],
    ['fire:none', { do: 'holdFire' }],
    ['battlePlan:pass', { do: 'noBattlePlan' }],
    ['lay:-2,3,1', { do: 'lay', x: -2, y: 3, rotation: 1 }],
    ['fight:flagship.union', { do: 'fight', figure: 2 }],
    ['victory:none', { do: 'victory', victory: 'none' }],
  ])('%s is read', (key, option) => {
    expect(options.read(key)).toEqual(option);
  });

  it.each([
    ['hit:union/gunship-2', { faction: 'union', slot: 'gunship-2', action: 'gunship' }],
    ['slot:bluefin/elder', { faction: 'bluefin', slot: 'elder', action: 'crew', card: 'elder' }],
    ['shoot:patrol@fish-a.nw', { figure: 'patrol', faction: 'bluefin', space: 'fish-a.nw' }],
    ['skip:gunship', { figure: 'gunship', faction: 'union' }],
    ['pile:1', { pile: 2 }],
  ])('%s says what it is about', (key, about) => {
    expect(options.spell(key)?.message.about).toEqual(about);
  });

  it.each([
    '',
    'die:7',
    'die:0',
    'change:1',
    'change:+3',
    'slot:bluefin/gunship-1',
    'slot:union/diver',
    'fire:cannons-3:1',
    'fire:cannons-1:6',
    'fight:patrol',
    'lay:1,2,4',
    'pile:2',
    'constructor',
    '__proto__',
  ])('"%s" is none', (key) => {
    expect(options.read(key)).toBeNull();
  });
});
