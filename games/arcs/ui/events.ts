import type { Plain } from '@tablewright/engine';

type Args = { readonly [name: string]: Plain };

const systems = (args: Args): readonly string[] =>
  each('system', args['from'], args['to'], args['system']);
const court = (args: Args): readonly string[] => each('court', args['court']);
const ambition = (args: Args): readonly string[] => each('ambition', args['ambition']);
const card = (args: Args): readonly string[] => each('card', args['card']);

/** The things on the table that an event happened to. */
const TARGETS: { readonly [type: string]: (args: Args) => readonly string[] } = {
  pickedLeader: (args) => each('leader', args['leader']),
  pickedLore: (args) => each('lore', args['lore']),
  led: card,
  surpassed: card,
  pivoted: card,
  declared: ambition,
  scored: ambition,
  unscored: ambition,
  gained: (args) => each('resource', args['resource']),
  discardedToken: (args) => each('resource', args['resource']),
  usedCard: court,
  unionLaid: (args) => [...court(args), ...card(args)],
  stoleCard: court,
  gave: court,
  influenced: court,
  secured: court,
  ransacked: court,
  revealed: court,
  abducted: court,
  taxed: systems,
  built: systems,
  builtNothing: systems,
  moved: systems,
  repaired: systems,
  placed: systems,
  freed: systems,
  pruned: systems,
  rescued: systems,
  battle: systems,
  fired: systems,
  hit: systems,
  destroyed: systems,
};

export function targetsOf(event: {
  readonly type: string;
  readonly args: Args;
}): readonly string[] {
  return TARGETS[event.type]?.(event.args) ?? [];
}

/** What is secret is called `hidden`, and is nowhere to be seen. */
function each(kind: string, ...ids: readonly (Plain | undefined)[]): string[] {
  return ids
    .filter((id): id is string => typeof id === 'string' && id !== 'hidden')
    .map((id) => `${kind}:${id}`);
}
