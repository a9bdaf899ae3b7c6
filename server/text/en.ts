/** What the house says outside its pages: in push messages, mails and webhooks. */
export const messages = {
  'notice.turn.title': 'Your turn: {game}',
  'notice.turn.body': 'At the table with you: {who}',
  'notice.start.title': 'A match begins: {game}',
  'notice.start.body': 'At the table with you: {who}',
  'notice.invitation.title': 'Invitation to a table: {game}',
  'notice.invitation.body': '{who} would like to play with you.',
  'notice.over.title': 'A match is over: {game}',
  'notice.over.body': 'At the table with you: {who}',
  'notice.mention.title': '{who} mentioned you: {game}',
  'notice.mention.body': '“{text}”',
  'notice.friend.title': '{who} invites you to be friends',
  'notice.friend.body': 'You can answer on the Friends page.',
  'notice.friends.title': '{who} and you are friends now',
  'notice.friends.body': 'You see when the other is here, and can invite each other to tables.',
  'notice.many.title': 'Tablewright',
  'notice.many.body':
    '{count, plural, one {# notice waits for you.} other {# notices wait for you.}}',

  'mail.many': 'Tablewright: {count, plural, one {# notice} other {# notices}}',
  'mail.why': 'You get this mail because of your settings. Change them here:',

  'mail.verify.subject': 'Is this your address?',
  'mail.verify.text':
    'Hello {name},\n\nsomebody, we hope you, gave this address for the account {name} at Tablewright. If it is yours, follow this link:\n\n{link}\n\nIt works once, within two days. If it was not you, there is nothing to do.\n',
  'mail.reset.subject': 'A new password',
  'mail.reset.text':
    'Hello {name},\n\nyou can choose a new password for your account at Tablewright here:\n\n{link}\n\nThe link works once, within an hour. If you did not ask for it, there is nothing to do: your password stays as it is.\n',
} as const;
