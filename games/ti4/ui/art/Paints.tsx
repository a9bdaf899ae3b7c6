import { Shared } from '@tablewright/board';

/** Light and shadow that drawings refer to. */
export function Paints() {
  return (
    <Shared name="ti4">
      <radialGradient id="ti4-air" cx=".32" cy=".28" r=".9">
        <stop offset="0" stopColor="#fff" stopOpacity=".85" />
        <stop offset=".35" stopColor="#fff" stopOpacity=".12" />
        <stop offset=".72" stopColor="#020611" stopOpacity=".4" />
        <stop offset="1" stopColor="#020611" stopOpacity=".85" />
      </radialGradient>
      <radialGradient id="ti4-nebula">
        <stop offset="0" stopColor="#d9a4e6" stopOpacity=".85" />
        <stop offset=".55" stopColor="#7a58bd" stopOpacity=".55" />
        <stop offset="1" stopColor="#4b3a86" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ti4-nova">
        <stop offset="0" stopColor="#fffbe8" />
        <stop offset=".3" stopColor="#ffd77c" />
        <stop offset=".68" stopColor="#e0662e" stopOpacity=".8" />
        <stop offset="1" stopColor="#d9562a" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ti4-rift">
        <stop offset="0" stopColor="#000" />
        <stop offset=".42" stopColor="#0b0718" />
        <stop offset=".7" stopColor="#5a3aa0" stopOpacity=".7" />
        <stop offset="1" stopColor="#5a3aa0" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ti4-deep" cx=".5" cy=".5" r=".54">
        <stop offset="0" stopColor="#182d57" />
        <stop offset=".6" stopColor="#0b1630" />
        <stop offset="1" stopColor="#060b18" />
      </radialGradient>
      <clipPath id="ti4-globe">
        <circle r="20" />
      </clipPath>
    </Shared>
  );
}
