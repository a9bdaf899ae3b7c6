import type { AccountView } from '@tablewright/protocol';

/** What a panel of the account is given: how it stands, and how to say that it changed. */
export interface PartProps {
  readonly account: AccountView;
  readonly changed: (to?: AccountView) => void;
}
