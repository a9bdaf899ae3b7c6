import { faults } from '@tablewright/text/faults/en';

export const messages = {
  ...faults,
  'replay.open': 'Open a match record',
  'replay.openNote':
    'A match record is a file saved by this page or by the terminal version. It stays on your device.',
  'replay.choose': 'Choose file',
  'replay.fault': 'The record didn’t pass the check: {fault}',
  'fault.missing': 'There is no game “{game}” here.',
  'replay.tooLarge': 'The file is too large for a match record.',
  'replay.unreadable': 'The file couldn’t be read.',
  'replay.timeline': 'Timeline',
  'replay.moment': 'Position in the match',
  'replay.momentOf': '{n} of {last}',
  'replay.turn.back': 'Previous turn',
  'replay.stepBack': 'Previous step',
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.step': 'Next step',
  'replay.turn.on': 'Next turn',
  'replay.turn': 'Turn',
  'replay.stepBy': 'Step by',
  'replay.mark.back': 'Previous: {kind}',
  'replay.mark.on': 'Next: {kind}',
  'replay.jump': 'Jump to',
  'replay.speed': 'Speed',
  'replay.rules': 'Rules {rules}',
  'replay.rulesNote': 'The version of the rules this match was played with.',
  'replay.skipped':
    'The first {decisions, plural, one {decision was} other {# decisions were}} made under an earlier version of the rules and can’t be checked here.',
  'replay.copy': 'Copy link to this position',
  'replay.copied': 'Link copied.',
  'replay.download': 'Download match record',
  'replay.verify': 'Verify the dice',
  'replay.notYet':
    'The record becomes available after the match, because it contains hidden information.',
  'replay.verified':
    'Everything checks out: {decisions, plural, one {# decision} other {# decisions}}, {outcomes, plural, one {# random outcome} other {# random outcomes}} reproduced from the revealed key, and {hashes, plural, one {# position} other {# positions}} match.',
  'replay.verifiedWithoutKey':
    'Everything that can be checked so far is correct: {decisions, plural, one {# decision} other {# decisions}} and {hashes, plural, one {# position} other {# positions}}. The dice can be checked once the key is revealed ({outcomes} so far).',
  'replay.points': 'Points',
  'replay.keys': '← → one step, ↑ ↓ one turn, space plays',
} as const;
