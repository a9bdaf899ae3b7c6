import { everySetup } from '@tablewright/conformance';
import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { arcs } from '../index.ts';

describe('spelling options out from their keys', () => {
  it('agrees with the prompts for every option that random matches of all setups offer or refuse', () => {
    const wrong: unknown[] = [];
    everySetup(arcs).forEach(({ seats, setup }, seed) => {
      const chance = new FastChance(seed);
      const match = Match.start(arcs, { seats, setup, key: keyFromSeed(seed) });
      while (!match.over) {
        const [ask] = match.asks;
        const { options } = match.observe(ask.seat).question!;
        const refused = match
          .refusals(ask.seat)
          .map(({ key, target, message }) => ({ key, target, message }));
        for (const option of [...options, ...refused]) {
          const spelt = { key: option.key, ...arcs.options!.spell(option.key) };
          if (JSON.stringify(spelt) !== JSON.stringify(option)) wrong.push([option, spelt]);
        }
        match.answer(ask.seat, options[chance.below(options.length)].key);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('says nothing of a key that no option has', () => {
    const keys = [
      '',
      'lead',
      'lead:construction-8',
      'moveTo:c7-gate',
      'moveFresh:-1',
      'moveFresh:100',
      'battle:c1-gate',
      'use:nobody',
      'constructor',
      '__proto__',
    ];
    for (const key of keys) expect(arcs.options!.spell(key), key).toBeNull();
  });
});
