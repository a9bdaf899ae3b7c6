import { CREAM } from '../art/palette.ts';

/** A name at the foot of a card, in two lines where it is long. */
export function Title({ name }: { readonly name: string }) {
  const lines = linesOf(name, 13);
  return lines.map((line, i) => (
    <text
      key={line}
      x="52"
      y={128 + (i - (lines.length - 1) / 2) * 16}
      textAnchor="middle"
      textLength={line.length > 14 ? 96 : undefined}
      lengthAdjust="spacingAndGlyphs"
      fontFamily="var(--font-display)"
      fontWeight="780"
      fontSize="14"
      fill={CREAM}
    >
      {line}
    </text>
  ));
}

/** Whole where it fits, else broken at the space or hyphen nearest to its middle. */
function linesOf(name: string, fits: number): readonly string[] {
  const breaks = Array.from(name.matchAll(/[ -]/g), (match) => match.index);
  if (name.length <= fits || breaks.length === 0) return [name];
  const middle = name.length / 2;
  const at = breaks.reduce((best, here) =>
    Math.abs(here - middle) < Math.abs(best - middle) ? here : best,
  );
  return [name.slice(0, at + 1).trim(), name.slice(at + 1)];
}
