import type { Plain } from '@tablewright/engine';

type Args = { readonly [name: string]: Plain };

/** The things on the board that an event happened to. */
const TARGETS: { readonly [type: string]: (args: Args) => readonly string[] } = {
  placed: (args) => each('square', args['squares']),
  swapped: (args) => each('square', args['square']),
  shifted: (args) => [...each('square', args['from']), ...each('square', args['to'])],
  patrol: (args) => [...each('square', args['square']), 'patrol'],
  used: (args) => each('card', args['card']),
  flipped: (args) => each('card', args['card']),
  auction: (args) => each('card', args['card']),
  claimed: (args) => each('card', args['card']),
  replaced: (args) => each('card', args['card']),
  vacant: (args) => each('slot', args['slot']),
  artifact: (args) => each('artifact', args['artifact']),
  bought: (args) => each('artifact', args['artifact']),
  displayed: (args) => each('artifact', args['artifact']),
};

export function targetsOf(event: {
  readonly type: string;
  readonly args: Args;
}): readonly string[] {
  return TARGETS[event.type]?.(event.args) ?? [];
}

function each(kind: string, ids: Plain | undefined): string[] {
  if (ids === undefined || ids === null) return [];
  return (Array.isArray(ids) ? ids : [ids]).map((id) => `${kind}:${String(id)}`);
}
