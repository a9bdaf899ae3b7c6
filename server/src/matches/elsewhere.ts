import { Refusal } from '../refusal.ts';

/** What is stored of the match cannot be read: trying again would help nobody. */
export class Broken extends Refusal {
  override name = 'Broken';

  constructor() {
    super(500, 'internal', 'This match cannot be opened.');
  }
}

/** The match is at home at another node. */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
  readonly node: string;

  constructor(node: string) {
    super('The match is at home at another node.');
    this.node = node;
  }
}

export const thingOf = (match: string): string => `match:${match}`;
