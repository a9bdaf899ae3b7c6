import type { AccountView } from '@tablewright/protocol';

/** Props of each panel: the account, and a callback for changes. */
export interface PartProps {
  readonly account: AccountView;
  readonly changed: (to?: AccountView) => void;
}
