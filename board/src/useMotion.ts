import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { Motion } from './motion.ts';

/**
 * Animates the changes of a board whenever `picture` changes. Any press or key skips to the end. When `scene` changes,
 * such as to another player's hand, nothing is animated.
 */
export function useMotion(
  root: RefObject<Element | null>,
  picture: unknown,
  scene: string | number = '',
): void {
  const [motion] = useState(() => new Motion());
  useLayoutEffect(() => {
    if (root.current !== null) motion.follow(root.current, String(scene));
  }, [motion, root, picture, scene]);
  useEffect(() => {
    const skip = (): void => {
      if (motion.isRunning) motion.skip();
    };
    addEventListener('pointerdown', skip, { capture: true, passive: true });
    addEventListener('keydown', skip, { capture: true, passive: true });
    return () => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
      motion.skip();
    };
  }, [motion]);
}
