import styles from './icon.module.css';
import { CUT_OUT, type IconName, ICONS } from './icons.ts';
import { Silhouette, type SilhouetteAt, SilhouetteMark } from './Silhouette.tsx';

/** An icon at text height. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return (
    <Silhouette d={ICONS[name]} isCut={CUT_OUT.has(name)} className={styles.icon} size={size} />
  );
}

/** An icon inside another drawing, centred at a point. */
export function IconMark({ name, ...at }: SilhouetteAt & { readonly name: IconName }) {
  return <SilhouetteMark d={ICONS[name]} isCut={CUT_OUT.has(name)} {...at} />;
}
