import { memo } from 'react';
import { LEADERS, type Resource } from '../../content/index.ts';
import { INK, RESOURCE_TONES } from '../art/palette.ts';
import { Edge } from './Edge.tsx';
import { SignMark } from '../art/Sign.tsx';
import { PORTRAITS } from './portraits.tsx';
import { Title } from './Title.tsx';
import styles from './cards.module.css';

/** A leader, 104 × 146: portrait, name, the resources to begin with. */
export const LeaderCard = memo(function LeaderCard({
  leader,
  name,
}: {
  readonly leader: number;
  readonly name: string;
}) {
  const { id, resources } = LEADERS[leader];
  return (
    <svg className={styles.face} viewBox="0 0 104 146" aria-hidden="true">
      <g clipPath="url(#arcs-card)">
        {PORTRAITS[id]}
        <rect y="104" width="104" height="42" fill={INK} />
      </g>
      {resources.map((resource, i) => (
        <Token key={i} resource={resource} x={90} y={15 + i * 25} />
      ))}
      <Title name={name} />
      <Edge />
    </svg>
  );
});

/** Only the head, for a line of text. */
export function LeaderHead({
  leader,
  size = 30,
}: {
  readonly leader: number;
  readonly size?: number;
}) {
  return (
    <svg
      viewBox="17 14 70 70"
      width={size}
      height={size}
      aria-hidden="true"
      className={styles.head}
    >
      {PORTRAITS[LEADERS[leader].id]}
    </svg>
  );
}

function Token({
  resource,
  x,
  y,
}: {
  readonly resource: Resource;
  readonly x: number;
  readonly y: number;
}) {
  const { tone, dark } = RESOURCE_TONES[resource];
  return (
    <>
      <rect
        x={x - 10}
        y={y - 10}
        width="20"
        height="20"
        rx="5"
        fill={tone}
        stroke={INK}
        strokeWidth="1.6"
      />
      <SignMark name={resource} x={x} y={y} size={14} fill={dark} />
    </>
  );
}
