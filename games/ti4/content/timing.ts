import type { WindowId } from './windows.ts';

/** What has to hold before a component action can be used. Units are places in `UNIT_KINDS`. TI-2.11, TI-19.7 */
export type Need =
  | {
      readonly kind: 'planet';
      readonly of: 'you' | 'other' | 'not-you';
      readonly where?: 'system-with-your-bombarding-ship';
    }
  | { readonly kind: 'planet-controlled'; readonly id: string }
  | { readonly kind: 'unit'; readonly of: 'you' | 'other'; readonly types: readonly number[] }
  | { readonly kind: 'piece'; readonly type: number }
  | {
      readonly kind: 'token';
      readonly of: 'you';
      readonly pool: 'tactic' | 'fleet' | 'strategy' | 'board';
      readonly count: number;
    }
  | { readonly kind: 'card-in-hand'; readonly of: 'you' | 'other'; readonly count: number }
  | { readonly kind: 'readied' };

/** When a component is used. TI-28.1 */
export interface Timing {
  readonly window?: readonly WindowId[];
  /** The kind of combat, with the windows of a combat. */
  readonly where?: 'space' | 'ground' | 'either';
  /** With a window: it happens whenever its condition holds, only choices inside it are asked. TI-1.3 */
  readonly mandatory?: boolean;
  /** A later window in which the result falls due. TI-23.8 */
  readonly resolves?: WindowId;
  /** Once in each. */
  readonly limit?: 'combat' | 'agenda-phase';
  /** A component action. TI-2.8 */
  readonly action?: true;
  readonly requires?: readonly Need[];
  /** It holds all the time and opens no window. */
  readonly passive?: true;
}
