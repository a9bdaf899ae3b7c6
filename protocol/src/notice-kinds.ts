/** What people are told of when they are not at the table. */
export const NOTICE_KINDS = ['turn', 'start', 'over', 'mention', 'friend'] as const;

/** Where they are told. */
export const CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;
