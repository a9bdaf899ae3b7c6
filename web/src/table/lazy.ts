import { lazyPeople } from '../app/lazyPeople.ts';

// What is said of people here lies apart: most visits are over before anybody needs it.

export const InviteFriends = lazyPeople(() =>
  import('../people/at-table.tsx').then((m) => ({ default: m.InviteFriends })),
);
export const RatedSwitch = lazyPeople(() =>
  import('../people/at-table.tsx').then((m) => ({ default: m.RatedSwitch })),
);
export const SeatRating = lazyPeople(() =>
  import('../people/at-table.tsx').then((m) => ({ default: m.SeatRating })),
);
