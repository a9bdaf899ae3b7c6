/** The channels of notices. */
export const CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;

interface KindOfNotice {
  readonly icon: string;
  /** Where it goes until the person decides otherwise. A webhook gets most: people who set one up want that. */
  readonly channels: readonly (typeof CHANNELS)[number][];
}

/**
 * What people are told while they are not at the table. The words of each kind are in `text/notices`: `kind.<kind>` in
 * the settings, `notice.<kind>` on the page, `notice.<kind>.title` and `.body` on every other channel.
 */
export const NOTICES = {
  /** The person is to move. */
  turn: { icon: 'play', channels: ['page', 'push', 'mail', 'webhook'] },
  /** The person may react in secret; nobody else is told. */
  react: { icon: 'bell', channels: ['page', 'push', 'mail', 'webhook'] },
  /** A match begins, or somebody waits at a table. */
  start: { icon: 'table', channels: ['page', 'push', 'mail', 'webhook'] },
  over: { icon: 'trophy', channels: ['page', 'push', 'webhook'] },
  /** Somebody offers a deal. */
  offer: { icon: 'coin', channels: ['page', 'push', 'webhook'] },
  /** `@Name` in the chat, of players of that match and of the speaker's friends. */
  mention: { icon: 'chat', channels: ['page', 'push', 'webhook'] },
  /** Somebody invites the person as a friend, or accepts. */
  friend: { icon: 'people', channels: ['page', 'push'] },
} as const satisfies { readonly [kind: string]: KindOfNotice };

export type NoticeKind = keyof typeof NOTICES;

export const NOTICE_KINDS = Object.keys(NOTICES) as readonly NoticeKind[];

/** Something for each kind of notice. */
export function eachNotice<T>(of: (kind: NoticeKind) => T): { readonly [K in NoticeKind]: T } {
  return Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, of(kind)])) as {
    [K in NoticeKind]: T;
  };
}
