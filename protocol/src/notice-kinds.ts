/** What people are told while they are not at the table. */
export const NOTICE_KINDS = ['turn', 'start', 'over', 'mention', 'friend'] as const;

/** The channels of notices. */
export const CHANNELS = ['page', 'push', 'mail', 'webhook'] as const;
