/** Answers to "why can't I?" that are the same in every game. */
export const why = {
  over: 'The match is over.',
  watching:
    'You’re watching this match. {count, plural, =0 {Nobody has to choose right now.} one {Waiting for {players}.} other {Waiting for {players}.}}',
  waiting:
    '{count, plural, =0 {It’s not your turn.} one {It’s not your turn. Waiting for {players}.} other {It’s not your turn. Waiting for {players}.}}',
  acts: 'Not now, but later: {acts}.',
  now: 'Now: {prompt}',
  question: 'This isn’t one of your choices right now.',
} as const;
