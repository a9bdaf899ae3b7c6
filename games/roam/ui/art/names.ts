/** A name in at most two lines: whole where it fits, broken at the space nearest to its middle. */
export function linesOf(name: string, fits: number): readonly string[] {
  if (name.length <= fits || !name.includes(' ')) return [name];
  const middle = name.length / 2;
  const spaces = Array.from(name.matchAll(/ /g), (match) => match.index);
  const at = spaces.reduce((best, space) =>
    Math.abs(space - middle) < Math.abs(best - middle) ? space : best,
  );
  return [name.slice(0, at), name.slice(at + 1)];
}
