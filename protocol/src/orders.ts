import type { Message, Order } from '@tablewright/engine';

/** How long an order lasts. */
export const ORDER_SCOPES = ['turn', 'round', 'match'] as const;
export type OrderScope = (typeof ORDER_SCOPES)[number];

/** Orders of one seat at most. */
export const MOST_ORDERS = 40;

/** A standing order, for its own seat alone. */
export interface OrderView extends Order {
  readonly scope: OrderScope;
  /** How often it has answered. */
  readonly used: number;
  /** The decision that it answered last. */
  readonly last: number | null;
}

/** An answer that an order gave, for its own seat alone. */
export interface OrderDeed {
  /** The decision. */
  readonly n: number;
  readonly order: Message;
  readonly answer: Message;
}

/** Latest deeds of a seat's orders that are kept. */
export const MOST_DEEDS = 20;

export interface OrdersView {
  readonly given: readonly OrderView[];
  /** What orders have answered, also such as stand no longer; the latest last. */
  readonly did: readonly OrderDeed[];
  /** What the seat could order now. */
  readonly offered: readonly Order[];
  /** Orders that would answer the question that is open. */
  readonly fitting: readonly Order[];
  /** The answer that the orders would give to the question that is open; null asks the person. */
  readonly answer: string | null;
  readonly scopes: readonly OrderScope[];
}
