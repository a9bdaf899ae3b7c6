import { type Script, type Seat, shuffle } from '@tablewright/engine';
import { drawCard } from './cards.ts';
import { EFFECTS, LAWS, OFFICES } from './content.ts';
import { choose, type Option } from './options.ts';
import type { Entries, Entry } from './powers.ts';
import { othersThan, type Parley, seatsFrom, takeGoods } from './state.ts';
import { emit } from './vocabulary.ts';

/** What the offices of a full court do. The mimic does what the next envoy's office does. */
export const offices = {
  herald: office(function* (g, seat) {
    drawCard(g, seat);
  }),

  /** Somebody plays no wiles for the rest of the round. */
  usher: office(function* (g, seat) {
    const others = othersThan(g, seat).map((player) => ({ do: 'hush', player }) as const);
    const { player } = yield* choose(seat, 'hush', others);
    g.effects.push({ effect: EFFECTS.indexOf('hush'), seat: player, until: 'round' });
    emit('hushed', { player: seat, other: player });
  }),

  orator: { voice: (_g, _seat, { side }) => (side === 'against' ? 1 : 0) },

  /** A good is given instead of a wile that is stolen. */
  guard: {
    abilities: [
      {
        window: 'stolen',
        may: (g, seat) => (g.players[seat].goods > 0 ? null : 'PY-3'),
        *use(g, seat, { by }) {
          g.players[seat].goods--;
          g.players[by].goods++;
          g.players[seat].isSpent = true;
          emit('guarded', { player: seat, other: by });
        },
      },
    ],
  },

  steward: {
    voice: 1,
    abilities: [
      {
        window: 'debate',
        mandatory: true,
        *use(g, seat) {
          emit('took', { player: seat, goods: takeGoods(g, seat, 1) });
        },
      },
    ],
  },

  mimic: {},
} satisfies Entries;

/** What laws do for all. */
export const laws = {
  candour: { barsBribes: true },

  clamour: { voice: (_g, _seat, { side }) => (side === 'for' ? 1 : 0) },

  dole: {
    abilities: [
      {
        window: 'debate',
        mandatory: 'first',
        may: (g, seat) => (g.players[seat].goods === 0 ? null : 'PY-3'),
        *use(g, seat) {
          emit('took', { player: seat, goods: takeGoods(g, seat, 1) });
        },
      },
    ],
  },
} satisfies Entries;

/** What lasts for a while. */
export const effects = {
  fervour: { voice: 1 },
  hush: { silent: true },
} satisfies Entries;

/** A letter lies with another envoy than its writer, to whom it goes back once it has been read out. */
export const letters = {
  credence: {
    abilities: [
      {
        window: 'debate',
        *use(g, seat, { card: writer }) {
          g.letters[writer] = writer;
          kindle(g, seat);
          emit('read', { player: seat, other: writer });
        },
      },
    ],
  },
} satisfies Entries;

/** The next vote of an envoy counts more. */
export function kindle(g: Parley, seat: Seat): void {
  g.effects.push({ effect: EFFECTS.indexOf('fervour'), seat, until: 'vote' });
}

/** An office for each envoy; the letters lie with their writers. */
export function appoint(g: Parley): void {
  const chosen = shuffle([...OFFICES.keys()]);
  g.players.forEach((player, seat) => {
    player.office = chosen[seat];
    emit('appointed', { player: seat, office: OFFICES[player.office] });
  });
  g.letters = seatsFrom(g, 0);
}

/** A motion that was won is a law from then on, one in each round. */
export function enact(g: Parley): void {
  const law = g.round - 1;
  g.laws.push(law);
  emit('enacted', { law: LAWS[law] });
}

/** To whom an envoy can give the own letter. */
export function entrustings(g: Parley, seat: Seat): Option<'entrust'>[] {
  if (g.letters[seat] !== seat) return [];
  return othersThan(g, seat).map((player) => ({ do: 'entrust', player }) as const);
}

export function* entrust(g: Parley, seat: Seat, other: Seat): Script {
  g.letters[seat] = other;
  emit('entrusted', { player: seat, other });
}

/** An office that is exhausted when it is used on the own turn. */
function office(effect: (g: Parley, seat: Seat) => Script): Entry {
  return {
    abilities: [
      {
        window: 'turn',
        *use(g, seat) {
          g.players[seat].isSpent = true;
          yield* effect(g, seat);
        },
      },
    ],
  };
}
