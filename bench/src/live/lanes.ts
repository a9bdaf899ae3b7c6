/** The number of parallel tasks: more would only queue at the server, fewer would take too long. */
const LANES = 12;

export async function inLanes<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown> | undefined,
): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const serve = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next())
      await work(next.value);
  };
  await Promise.all(Array.from({ length: LANES }, serve));
}
