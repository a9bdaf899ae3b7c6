import { outside as notices } from '@tablewright/text/notices/en';

/** What the server says outside its pages: in push messages, emails and webhooks. */
export const messages = {
  ...notices,

  'notice.many.title': 'Tablewright',
  'notice.many.body': 'You have {count, plural, one {# notification.} other {# notifications.}}',

  'mail.many': 'Tablewright: {count, plural, one {# notification} other {# notifications}}',
  'mail.why': 'You get this email because of your notification settings. Change them here:',

  'mail.verify.subject': 'Confirm your email address',
  'mail.verify.text':
    'Hello {name},\n\nSomeone (hopefully you) added this address to the Tablewright account {name}. If it’s yours, open this link:\n\n{link}\n\nThe link works once and expires in two days. If it wasn’t you, you can ignore this email.\n',
  'mail.reset.subject': 'Set a new password',
  'mail.reset.text':
    'Hello {name},\n\nYou can set a new password for your Tablewright account here:\n\n{link}\n\nThe link works once and expires in an hour. If you didn’t ask for it, you can ignore this email; your password stays the same.\n',
} as const;
