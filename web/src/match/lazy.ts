import { lazyPeople } from '../app/lazyPeople.ts';

// The parts about people are separate chunks: most visits end before anybody needs them.

export const MatchItems = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.MatchItems })),
);
export const Rematch = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.Rematch })),
);
export const RatingChange = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.RatingChange })),
);
export const PlayerCard = lazyPeople(() =>
  import('../people/PlayerCard.tsx').then((m) => ({ default: m.PlayerCard })),
);
export const ChatLineMenu = lazyPeople(() =>
  import('../people/at-match.tsx').then((m) => ({ default: m.ChatLineMenu })),
);
