import { Shared } from '@tablewright/board';

/** Shapes that drawings are cut to. */
export function Paints() {
  return (
    <Shared name="arcs">
      <clipPath id="arcs-planet">
        <circle r="34" />
      </clipPath>
      <clipPath id="arcs-card">
        <rect width="104" height="146" rx="7" />
      </clipPath>
    </Shared>
  );
}
