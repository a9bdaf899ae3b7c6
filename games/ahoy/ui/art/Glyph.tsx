import { tenth } from '@tablewright/board';
import { glyph } from './glyphs.ts';
import styles from './art.module.css';

/** A sign at text height, in the colour of the text; a word stands beside it, or a name on what holds it. */
export function Glyph({ name, size }: { readonly name: string; readonly size?: number }) {
  return (
    <svg
      className={styles.glyph}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-sized={size === undefined ? undefined : ''}
      aria-hidden="true"
      focusable="false"
    >
      <path d={glyph(name)} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** The same inside another drawing, centred at a point. */
export function GlyphMark({
  name,
  x = 0,
  y = 0,
  size,
  fill,
}: {
  readonly name: string;
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill: string;
}) {
  const scale = tenth((size / 24) * 1000) / 1000;
  return (
    <path
      d={glyph(name)}
      fillRule="evenodd"
      transform={`translate(${tenth(x - size / 2)} ${tenth(y - size / 2)}) scale(${scale})`}
      fill={fill}
    />
  );
}
