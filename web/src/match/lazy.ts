import { lazyPeople } from '../app/lazyPeople.ts';

// What is said of people here lies apart: most visits are over before anybody needs it.

export const MatchItems = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.MatchItems })),
);
export const Rematch = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.Rematch })),
);
export const RatingChange = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.RatingChange })),
);
export const ChatLineMenu = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.ChatLineMenu })),
);
