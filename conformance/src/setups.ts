import type { Game, Setup } from '@tablewright/engine';

/** Every way to set a game up: all numbers of seats with all combinations of its options. */
export function everySetup(
  game: Pick<Game, 'seats' | 'setupOptions'>,
): { seats: number; setup: Setup }[] {
  let setups: Setup[] = [{}];
  for (const [name, { values }] of Object.entries(game.setupOptions)) {
    setups = setups.flatMap((setup) => values.map((value) => ({ ...setup, [name]: value })));
  }
  const counts = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (_, i) => game.seats.min + i,
  );
  return setups.flatMap((setup) => counts.map((seats) => ({ seats, setup })));
}
