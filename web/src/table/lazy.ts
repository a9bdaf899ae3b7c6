import { lazyPeople } from '../app/lazyPeople.ts';

// The parts about people are separate chunks: most visits end before anybody needs them.

export const InviteFriends = lazyPeople(() =>
  import('../people/at-table.tsx').then((m) => ({ default: m.InviteFriends })),
);
export const RatedSwitch = lazyPeople(() =>
  import('../people/at-table.tsx').then((m) => ({ default: m.RatedSwitch })),
);
export const SeatRating = lazyPeople(() =>
  import('../people/at-table.tsx').then((m) => ({ default: m.SeatRating })),
);
