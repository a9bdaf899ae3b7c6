export const messages = {
  'replay.open': 'Open a journal',
  'replay.openNote':
    'A journal is the record of a match, as this page or the terminal saves it. It stays on your device.',
  'replay.choose': 'Choose a file',
  'replay.fault': 'The journal cannot be trusted: {fault}',
  'replay.tooLarge': 'The file is too large to be a journal.',
  'replay.unreadable': 'The file could not be read.',
  'replay.timeline': 'Timeline',
  'replay.moment': 'Moment of the match',
  'replay.momentOf': '{n} of {last}',
  'replay.turnBack': 'To the turn before',
  'replay.stepBack': 'One step back',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.step': 'One step on',
  'replay.turnOn': 'To the next turn',
  'replay.speed': 'Speed',
  'replay.rules': 'Rules {rules}',
  'replay.rulesNote': 'The version of the rules that this match was played under.',
  'replay.skipped':
    'The first {decisions, plural, one {decision was} other {# decisions were}} made under an earlier version of the rules and cannot be checked here.',
  'replay.copy': 'Copy a link to this moment',
  'replay.copied': 'The link is copied.',
  'replay.download': 'Download the journal',
  'replay.verify': 'Verify the dice',
  'replay.notYet': 'The journal is told once the match is over: it holds what is still hidden.',
  'replay.verified':
    'All in order: {decisions, plural, one {# decision} other {# decisions}}, {outcomes, plural, one {# outcome of chance} other {# outcomes of chance}} drawn again from the revealed key, and {hashes, plural, one {# state} other {# states}} agree.',
  'replay.verifiedWithoutKey':
    'As far as it can be checked, all is in order: {decisions, plural, one {# decision} other {# decisions}} and {hashes, plural, one {# state} other {# states}} agree. The dice can be checked once the key is revealed ({outcomes} so far).',
} as const;
