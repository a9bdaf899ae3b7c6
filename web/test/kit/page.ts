import type { Page } from '../../src/host/client.ts';

/** A page that has rules of this version and counts how often it is to be renewed. */
export function pageWith(rules: number): Page & { renewals: number } {
  return {
    renewals: 0,
    seat: null,
    rulesVersion: () => rules,
    renew() {
      this.renewals++;
    },
  };
}
