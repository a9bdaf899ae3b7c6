import type { Teller } from '@tablewright/text';
import type { Face } from '../../content/index.ts';

/** What a face of a die shows, in words. */
export function faceWords({ hit, self, intercept, building, key }: Face, teller: Teller): string {
  const icons: readonly (readonly [string, number])[] = [
    ['hit', hit],
    ['self-hit', self],
    ['intercept', intercept],
    ['building-hit', building],
    ['key', key],
  ];
  const shown = icons.filter(([, count]) => count > 0);
  if (shown.length === 0) return teller.say('ui.die.blank');
  return teller.list(
    shown.map(([icon, count]) => `${count > 1 ? `${count}× ` : ''}${teller.name(icon)}`),
  );
}
