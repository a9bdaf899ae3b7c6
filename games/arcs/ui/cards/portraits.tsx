import type { ReactNode } from 'react';
import { CREAM, GOLD, INK, SAND } from '../art/palette.ts';

/** Poster figures before arcs of light, 104 × 104. Each has a head, a dress and a sign of its own. */
const backdrop = (far: string, near: string, sun: string): ReactNode => (
  <>
    <rect width="104" height="110" fill={far} />
    <circle cx="52" cy="66" r="50" fill={near} />
    <circle cx="52" cy="66" r="38" fill={sun} />
  </>
);

const shoulders = (fill: string, collar: string): ReactNode => (
  <>
    <path d="M6 108C8 86 26 78 52 78s44 8 46 30Z" fill={fill} stroke={INK} strokeWidth="2.5" />
    <path d="M36 80 52 100 68 80 62 76H42Z" fill={collar} stroke={INK} strokeWidth="2" />
  </>
);

const eyes = (fill: string, y: number, apart = 9): ReactNode => (
  <>
    <ellipse cx={52 - apart} cy={y} rx="3.4" ry="4.2" fill={fill} />
    <ellipse cx={52 + apart} cy={y} rx="3.4" ry="4.2" fill={fill} />
  </>
);

const line = { stroke: INK, strokeWidth: 2.5, strokeLinejoin: 'round' } as const;

export const PORTRAITS: { readonly [leader: string]: ReactNode } = {
  elder: (
    <>
      {backdrop('#5a3d1e', '#9a7f4a', '#efe3c4')}
      {shoulders('#7f8aa3', CREAM)}
      <ellipse cx="52" cy="52" rx="21" ry="25" fill="#c9a27a" {...line} />
      <path
        d="M31 56c2 24 10 36 21 36s19-12 21-36c-6 8-12 9-21 9s-15-1-21-9Z"
        fill={CREAM}
        {...line}
      />
      <path d="M30 46C30 26 42 22 52 22s22 4 22 24l-7-9H37Z" fill={CREAM} {...line} />
      {eyes(INK, 52)}
    </>
  ),
  mystic: (
    <>
      {backdrop('#2b1f72', '#55379c', '#d8c8ff')}
      {shoulders('#3a2a8c', GOLD)}
      <path
        d="M24 92C16 50 30 18 52 14c22 4 36 36 28 78-6-10-12-14-28-14s-22 4-28 14Z"
        fill="#55379c"
        {...line}
      />
      <ellipse cx="52" cy="54" rx="17" ry="22" fill="#a98be6" {...line} />
      {eyes(SAND, 55, 7.5)}
      <circle cx="52" cy="41" r="4.5" fill={SAND} stroke={INK} strokeWidth="2" />
    </>
  ),
  'fuel-drinker': (
    <>
      {backdrop('#0f4f55', '#1f6f70', '#a9e8da')}
      {shoulders('#e58a35', '#3c4560')}
      <ellipse cx="52" cy="50" rx="25" ry="24" fill="#5bc4b4" {...line} />
      <path d="M36 66h32l-4 18H40Z" fill="#3c4560" {...line} />
      <path d="M44 70v11M52 70v11M60 70v11" stroke={SAND} strokeWidth="2.5" />
      <path d="M31 44c8-6 14-4 18 2M73 44c-8-6-14-4-18 2" fill="none" {...line} />
      {eyes('#fdeec6', 51, 11)}
    </>
  ),
  upstart: (
    <>
      {backdrop('#7c1f22', '#d4503f', '#f8c77e')}
      {shoulders('#2a4f9c', GOLD)}
      <ellipse cx="52" cy="54" rx="19" ry="23" fill="#e7b58e" {...line} />
      <path
        d="M30 50C26 26 44 18 60 20c12 2 18 14 14 30-4-10-8-12-16-13-10 8-20 5-28 13Z"
        fill="#3b1a16"
        {...line}
      />
      <path d="M32 26l6-14 8 9 8-12 8 12 8-9 4 14Z" fill={GOLD} {...line} />
      {eyes(INK, 56)}
      <path d="M46 68q7 4 13-1" fill="none" {...line} />
    </>
  ),
  rebel: (
    <>
      {backdrop('#3c4560', '#7f8aa3', '#ef6f4f')}
      {shoulders('#5a3d1e', '#d4503f')}
      <ellipse cx="52" cy="50" rx="20" ry="24" fill="#8a5a3c" {...line} />
      <path d="M31 60c4 18 12 24 21 24s17-6 21-24Z" fill="#d4503f" {...line} />
      <path
        d="M30 42c2-18 12-24 22-24s20 6 22 24l4-2c0 4-2 6-4 7l-22-4-22 4c-2-1-4-3-4-7Z"
        fill="#3c4560"
        {...line}
      />
      {eyes(SAND, 53)}
    </>
  ),
  warrior: (
    <>
      {backdrop('#3b0d08', '#84222b', '#f5a08a')}
      {shoulders('#84222b', '#3c4560')}
      <path d="M28 46C28 22 40 14 52 14s24 8 24 32v18l-8 18H36l-8-18Z" fill="#7f8aa3" {...line} />
      <path d="M33 46h38v8l-14 4-5 22-5-22-14-4Z" fill={INK} />
      <path d="M52 4c5 6 6 16 3 28h-6c-3-12-2-22 3-28Z" fill="#d4503f" {...line} />
      {eyes('#ffb38a', 50, 10)}
    </>
  ),
  feastbringer: (
    <>
      {backdrop('#8a4411', '#e58a35', '#fbcf93')}
      {shoulders('#17946b', CREAM)}
      <ellipse cx="52" cy="54" rx="26" ry="25" fill="#e58f7b" {...line} />
      <path
        d="M28 42c0-16 12-22 24-22s24 6 24 22c-8-6-16-8-24-8s-16 2-24 8Z"
        fill="#17946b"
        {...line}
      />
      <circle cx="36" cy="30" r="5" fill="#d4503f" {...line} />
      <circle cx="52" cy="24" r="5" fill={GOLD} {...line} />
      <circle cx="68" cy="30" r="5" fill="#a98be6" {...line} />
      {eyes(INK, 52, 11)}
      <path d="M39 64q13 13 26 0Z" fill={CREAM} {...line} />
    </>
  ),
  demagogue: (
    <>
      {backdrop('#171040', '#463399', '#f2c879')}
      {shoulders(INK, '#ef6f4f')}
      <path d="M14 84 28 56 34 82ZM90 84 76 56 70 82Z" fill="#ef6f4f" {...line} />
      <ellipse cx="52" cy="50" rx="18" ry="25" fill="#c8b39a" {...line} />
      <path d="M34 46C32 26 44 20 52 20s20 6 18 26c-4-8-8-12-18-12s-14 4-18 12Z" fill={INK} />
      <path d="M40 49l9 3M64 49l-9 3" {...line} />
      {eyes(INK, 55, 8)}
      <ellipse cx="52" cy="68" rx="6" ry="4.5" fill="#7c1f22" {...line} />
    </>
  ),
};
