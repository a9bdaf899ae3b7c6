import { memo } from 'react';
import { encode } from 'uqr';
import css from './Invite.module.css';

/** Dark on light in every theme: not every camera reads the inverse. */
export const QrCode = memo(function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={css.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#0f231d" shapeRendering="crispEdges" />
    </svg>
  );
});
