/** What is wrong with the record of a match, as the engine finds it; said in pages and in the terminal. */
export const faults = {
  'fault.format': 'This is not a Tablewright match record.',
  'fault.version': 'The record was saved in a different format than this version reads.',
  'fault.damaged': 'Line {line} is damaged or cut off.',
  'fault.unknown': 'Line {line} is of a kind that this version doesn’t know.',
  'fault.opening': 'The start of the match is missing.',
  'fault.header': 'The first line was changed after it was written.',
  'fault.cut':
    '{missing, plural, one {# of {lines} lines is missing.} other {# of {lines} lines are missing.}}',
  'fault.order': 'Line {line} is out of place, or a line before it is missing.',
  'fault.game': 'This is a match of another game: {found}, not {wanted}.',
  'fault.rules':
    'The match was played under version {rules} of the rules; this program has version {known}.',
  'fault.key': 'Line {line}: the key is not the one fixed at the start of the match.',
  'fault.foreignKey': 'The key does not belong to this record.',
  'fault.keyless': 'The record does not contain its key, so the match can’t be continued.',
  'fault.answer': 'Line {line}: the rules don’t allow this move.',
  'fault.chance': 'Line {line}: the recorded dice or cards do not match the key.',
  'fault.state': 'Line {line}: the recorded position is not the one the moves lead to.',
  'fault.result': 'Line {line}: the recorded result is not the one the moves lead to.',
  'fault.unplayable': 'Line {line} can’t be replayed.',
} as const;
