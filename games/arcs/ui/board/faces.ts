import type { Teller } from '@tablewright/text';
import { type Face, iconsOf } from '../../content/index.ts';

/** What a face of a die shows, in words. */
export function faceWords(face: Face, teller: Teller): string {
  const icons = iconsOf(face);
  if (icons.length === 0) return teller.say('ui.die.blank');
  return teller.list(
    icons.map(({ icon, count }) => `${count > 1 ? `${count}× ` : ''}${teller.name(icon)}`),
  );
}
