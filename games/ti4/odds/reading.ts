import { InputError, type Message } from '@tablewright/engine';

/** What is wrong with a battle that somebody has written, and where. */
export class BattleError extends InputError {
  override name = 'BattleError';
  readonly fault: Message;

  constructor(id: string, place: string, about: { readonly [name: string]: string | number } = {}) {
    super(`${place}: ${id}`);
    this.fault = { id, about: { place: place || WHOLE, ...about } };
  }
}

/** The place of a battle that is all of a file. */
const WHOLE = 'battle';

/** What is said of a battle that takes too long. */
export const tooLarge = (place: string): Message => ({
  id: 'odds.fault.size',
  about: { place: place || WHOLE },
});

/** A value and its place in the file: `[2].attacker.units.cruiser`. */
export interface Written {
  readonly value: unknown;
  readonly place: string;
}

const SHOWN = 40;

/** A value as it stands in the file, not too much of it. */
function shown(value: unknown = null): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}';
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}

/** The fields of an object, each with its place; null is as good as nothing, and other fields are refused. */
export function fieldsOf<N extends string>(
  { value, place }: Written,
  names: readonly N[],
): { readonly [K in N]: Written } {
  const found = entriesOf({ value, place }, names);
  return Object.fromEntries(
    names.map((name) => [
      name,
      { value: found.get(name)?.value ?? undefined, place: within(place, name) },
    ]),
  ) as { [K in N]: Written };
}

/** What an object has under these names. */
export function entriesOf(
  { value, place }: Written,
  names: readonly string[],
): ReadonlyMap<string, Written> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BattleError('odds.fault.object', place, {
      value: shown(value),
      known: names.join(', '),
    });
  return new Map(
    Object.entries(value).map(([name, inner]) => {
      const written = { value: inner as unknown, place: within(place, name) };
      if (!names.includes(name))
        throw new BattleError('odds.fault.name', written.place, { known: names.join(', ') });
      return [name, written];
    }),
  );
}

const within = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

/** A list of ids, each one of these; none if nothing is written. */
export function idsIn(written: Written, known: readonly string[], fault: string): Written[] {
  if (written.value === undefined) return [];
  if (!Array.isArray(written.value))
    throw new BattleError('odds.fault.list', written.place, { value: shown(written.value) });
  return written.value.map((value: unknown, at) => {
    const place = `${written.place}[${at}]`;
    oneOf({ value, place }, known, fault);
    return { value, place };
  });
}

export function oneOf<N extends string>(
  { value, place }: Written,
  known: readonly N[],
  fault: string,
): N {
  const found = known.find((each) => each === value);
  if (found !== undefined) return found;
  throw new BattleError(fault, place, { value: shown(value), known: known.join(', ') });
}

/** None if nothing is written. */
export function countIn({ value, place }: Written, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most)
    return value;
  throw new BattleError('odds.fault.count', place, { value: shown(value), most });
}

export function flagIn({ value, place }: Written): boolean {
  if (value === undefined || typeof value === 'boolean') return value ?? false;
  throw new BattleError('odds.fault.flag', place, { value: shown(value) });
}
