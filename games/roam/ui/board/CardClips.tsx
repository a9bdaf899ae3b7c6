import { Shared } from '@tablewright/board';
import { LAYOUTS } from './layout.ts';

/** The rounded corners of cards. */
export function CardClips() {
  const { wide, tall } = LAYOUTS;
  return (
    <Shared name="roam-cards">
      {[wide, tall].map(({ kind, slots: [{ width, height }] }) => (
        <clipPath key={kind} id={`roam-card-${kind}`}>
          <rect width={width} height={height} rx="6" />
        </clipPath>
      ))}
      <clipPath id="roam-pile">
        <rect width={wide.pile.width} height={wide.pile.height} rx="6" />
      </clipPath>
      <clipPath id="roam-portrait">
        <path d="M4 4H106V88H4Z" />
      </clipPath>
    </Shared>
  );
}
