import { everySetup } from '@tablewright/conformance';
import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { roam } from '../index.ts';

describe('spelling options out from their keys', () => {
  it('agrees with the prompts for every option that random matches of all setups offer or refuse', () => {
    const prompts = new Set<string>();
    const wrong: unknown[] = [];
    everySetup(roam).forEach(({ seats, setup }, seed) => {
      const chance = new FastChance(seed);
      const match = Match.start(roam, { seats, setup, key: keyFromSeed(seed) });
      while (!match.over) {
        const ask = match.asks[0];
        prompts.add(ask.prompt.id);
        const { options } = match.observe(ask.seat).question!;
        const refused = match
          .refusals(ask.seat)
          .map(({ key, target, message }) => ({ key, target, message }));
        for (const option of [...options, ...refused]) {
          const spelt = { key: option.key, ...roam.options!.spell(option.key) };
          if (JSON.stringify(spelt) !== JSON.stringify(option)) wrong.push([option, spelt]);
        }
        match.answer(ask.seat, options[chance.below(options.length)].key);
      }
    });
    expect(wrong).toEqual([]);
    expect([...prompts].sort().join(' ')).toBe(
      'action bid edge extra flip placing purchase scarce shiftTo shiftToken',
    );
  });

  it('says nothing of a key that no option has', () => {
    for (const key of ['', 'place:z9', 'bid:', 'bid:-1', 'use:RO-X', 'constructor', '__proto__'])
      expect(roam.options!.spell(key)).toBeNull();
  });
});
