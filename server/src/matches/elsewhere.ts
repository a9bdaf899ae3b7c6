import { Refusal } from '../refusal.ts';

/** The stored match cannot be read, so trying again is pointless. */
export class Broken extends Refusal {
  override name = 'Broken';

  constructor() {
    super(500, 'internal', 'This match cannot be opened.');
  }
}

/** The match is played under newer rules, and no other node is there that might know them. */
export class TooNew extends Refusal {
  override name = 'TooNew';

  constructor() {
    super(
      503,
      'unavailable',
      'This match goes on under newer rules than this server has. Try again once it is updated.',
    );
  }
}

/** Another node is the home of the match. */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
  readonly node: string;

  constructor(node: string) {
    super('The match is at home at another node.');
    this.node = node;
  }
}

export const thingOf = (match: string): string => `match:${match}`;
