import type { Messages } from '@tablewright/text';

const parts = import.meta.glob<Messages>(['../../text/**/en.ts', '!**/people/*'], {
  eager: true,
  import: 'messages',
});

export const words: Messages = Object.assign({}, ...Object.values(parts));
