import type { Refusal, Script, Seat } from '@tablewright/engine';
import { RESOURCES, SYSTEMS } from '../../content/index.ts';
import { choose, type Option } from '../options.ts';
import { buildingAt, captureFromSupply, controls, typesOf } from '../pieces.ts';
import { powers } from '../powers.ts';
import { gain } from '../resources.ts';
import type { Arcs, Building } from '../state.ts';
import { emit } from '../vocabulary.ts';

/** An own city anywhere, or a Rival one in a controlled system; each once a turn. ARC-11.1, ARC-11.2, ARC-11.6 */
export function taxVerdict(g: Arcs, seat: Seat, city: Building): string | null {
  if (city.used) return 'ARC-11.6';
  if (controls(g, seat, city.system)) return null;
  if (city.owner !== seat) return 'ARC-11.1';
  return powers.has(g, seat, 'taxNeedsControl') ? 'ARC-25.1' : null;
}

export function canTax(g: Arcs, seat: Seat, onlyLoyal = false): boolean {
  return cities(g, seat, onlyLoyal).some((city) => taxVerdict(g, seat, city) === null);
}

function cities(g: Arcs, seat: Seat, onlyLoyal: boolean): Building[] {
  return g.buildings.filter(({ kind, owner }) => kind === 'city' && (!onlyLoyal || owner === seat));
}

/** Tax. ARC-11 */
export function* tax(g: Arcs, seat: Seat): Script {
  yield* taxCity(g, seat, false);
}

export function* taxCity(g: Arcs, seat: Seat, onlyLoyal: boolean): Script {
  const candidates = cities(g, seat, onlyLoyal);
  const offered = candidates.filter((city) => taxVerdict(g, seat, city) === null).map(taxOption);
  const choice = yield* choose(seat, 'tax', offered, {
    refused: () =>
      candidates.flatMap((city): Refusal<Option>[] => {
        const clause = taxVerdict(g, seat, city);
        return clause === null ? [] : [{ option: taxOption(city), clause }];
      }),
  });
  const city = buildingAt(g, choice.system, choice.place)!;
  const { owner, system } = city;
  city.used = true;
  emit('taxed', { player: seat, owner, system: SYSTEMS[system].id });
  yield* gainType(g, seat, system);
  if (owner !== seat) captureFromSupply(g, seat, owner);
  if (g.turn.solo) {
    for (const type of powers.all(g, seat, 'gainsWithTax'))
      yield* gain(g, seat, RESOURCES.indexOf(type));
  }
}

/** A token of the city's type; a gate city may have several types, or none. ARC-11.3 */
function* gainType(g: Arcs, seat: Seat, system: number): Script {
  const types = typesOf(g, system);
  if (types.length === 0) return;
  const { resource } = yield* choose(
    seat,
    'taxType',
    types.map((type) => ({ do: 'gain', resource: type }) as const),
    { about: { system: SYSTEMS[system].id } },
  );
  yield* gain(g, seat, resource);
}

function taxOption({ system, place }: Building): Option<'tax'> {
  return { do: 'tax', system, place };
}
