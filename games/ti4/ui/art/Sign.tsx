import { Silhouette, type SilhouetteAt, SilhouetteMark } from '@tablewright/board';
import styles from './art.module.css';
import { type SignName, SIGNS } from './signs.ts';

/** A sign of the game at text height. */
export function Sign({ name, size }: { readonly name: SignName; readonly size?: number }) {
  return <Silhouette d={SIGNS[name]} className={styles.sign} size={size} />;
}

/** A sign inside another drawing, centred at a point. */
export function SignMark({ name, ...at }: SilhouetteAt & { readonly name: SignName }) {
  return <SilhouetteMark d={SIGNS[name]} {...at} />;
}
