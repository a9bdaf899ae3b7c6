import { Silhouette, type SilhouetteAt, SilhouetteMark } from '@tablewright/board';
import styles from './art.module.css';
import { glyph } from './glyphs.ts';

/** A sign at text height. */
export function Glyph({ name, size }: { readonly name: string; readonly size?: number }) {
  return <Silhouette d={glyph(name)} className={styles.glyph} size={size} />;
}

/** The same inside another drawing, centred at a point. */
export function GlyphMark({ name, ...at }: SilhouetteAt & { readonly name: string }) {
  return <SilhouetteMark d={glyph(name)} {...at} />;
}
