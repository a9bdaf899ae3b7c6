/** What the command line itself says. */
export const shell = {
  'word.help': 'help',
  'word.why': 'why',
  'word.show': 'show',
  'word.undo': 'undo',
  'word.hint': 'hint',
  'word.board': 'board',
  'word.log': 'log',
  'word.rules': 'rules',
  'word.save': 'save',
  'word.quit': 'quit',
  'word.no': 'no',

  'help.intro': 'Type the number of an option, or what it is about, such as c3. Besides:',
  'help.help': 'this list',
  'help.why': 'why something is not offered: “why” for everything, “why c3” for one thing',
  'help.show': 'what an option would look like on the board: “show 4”, “show c3”',
  'help.undo': 'take back your last choice',
  'help.hint': 'what a bot would do, and what it expects of it',
  'help.board': 'everything on the table',
  'help.log': 'what has happened so far; “log all” from the very beginning',
  'help.rules':
    'the chapters of the rulebook; “rules 3” for a chapter, “rules RO-6.5” for a clause',
  'help.save': 'write the match to a file: “save”, “save my-match.jsonl”',
  'help.quit': 'leave the table; the match is kept',

  'play.welcome': 'You play {player} against {rivals}.',
  'play.commands': 'Type a number to choose; type “help” to see what else you can do.',
  'play.resumed':
    'The match goes on after {decisions, plural, one {# decision} other {# decisions}}.',
  'play.prompt': '{range}, help',
  'play.thinks': '{player} is thinking…',
  'play.ambiguous': '“{line}” could mean several options: choose one of the numbers {numbers}.',
  'play.noNumber': 'There is no option {line}: choose a number from 1 to {count}, or type “help”.',
  'play.unknown': '“{line}” is not among the options: type a number, or “help”.',
  'play.kept': 'The match is kept in {file}.',
  'play.aside': 'The match is put aside. To go on:',
  'play.updated':
    'The rules of this game were updated since this match was kept. {dropped, plural, =0 {It goes on from where it stood.} one {One move that the new rules do not offer was taken back.} other {# moves that the new rules do not offer were taken back.}}',
  'play.goOn': 'tablewright play {game} --resume "{file}"',

  'why.nothing': 'The rules refuse you nothing here.',
  'why.offered': '“{about}” is among the options: the rules allow it.',
  'why.unknown': 'The rules say nothing about “{about}” here: type “why” to see all they refuse.',
  'show.which': 'Which option? Type “show” and its number, or its square: show 1.',
  'show.nothing': 'There is nothing to be seen on the board for this option.',
  'undo.done': 'Your last choice is taken back.',
  'undo.nothing': 'There is nothing to take back.',
  'undo.refused':
    'Since your last choice somebody else has moved or something new has come to light. The bots do not mind: type “undo !” to go back all the same.',
  'hint.thinks': 'Thinking about it…',
  'hint.heading': 'Hint (matches played through: {iterations}):',
  'hint.figures':
    'chance to win {share} ± {confidence}, tried {visits, plural, one {once} other {# times}}',
  'rules.how': 'Type “rules 3” for a chapter, “rules RO-6.5” for a clause.',
  'rules.unknown': 'The rulebook has neither a chapter nor a clause “{which}”.',
  'save.done': 'The match is saved in {file}.',
  'quit.where': 'Keep the match in which file? (Enter: the usual place, “no”: throw it away)',

  'result.place': 'place',
  'result.player': 'player',
  'result.total': 'total',
  'result.won': 'You win!',
  'result.shared': 'You share the victory!',
  'result.lost': 'You finish in place {place}.',

  'replay.running':
    'The match is not over: {decisions, plural, one {# decision} other {# decisions}} so far.',
  'replay.step': '{at}/{of} (Enter: on, b: back, number: go there, q: quit)',

  'verify.fine': '{file}: everything is in order.',
  'verify.open':
    '{file}: what is there is in order, but it stops after decision {decisions} without an end. The match was still running, or lines are missing.',
  'verify.skipped':
    'Decisions at the beginning that were made under other rules, and are not checked here: {decisions} (rules {rules})',
  'verify.decisions': 'Decisions that the rules allow: {decisions}',
  'verify.hashes': 'Positions that agree with their hashes: {hashes}',
  'verify.chance': 'Outcomes of chance, whose key is not revealed yet: {outcomes}',
  'verify.chanceKeyed':
    'Outcomes of chance that follow from the key bound at the start: {outcomes}',
  'verify.over': 'The match is over, and its result is the one the decisions lead to.',
  'verify.running': 'The match is not over.',

  'simulate.games': 'matches',
  'simulate.decisions': 'decisions',
  'simulate.seconds': 'seconds',
  'simulate.speed': 'decisions per second',
  'simulate.turns': 'turns, on average',
  'simulate.turnsRange': 'turns, fewest to most',
  'simulate.hash': 'hash of the final positions',
  'simulate.wins': 'wins',
  'simulate.share': 'share',
  'simulate.seat': 'seat {seat}',
  'simulate.violations':
    '{count, plural, =0 {No law is broken.} one {# law is broken:} other {# laws are broken:}}',

  'perft.depth': 'depth',
  'perft.paths': 'paths',

  'rate.bot': 'bot',
  'rate.against': 'against',
  'rate.games': 'matches',
  'rate.rate': 'wins',
  'rate.interval': '95% interval',
  'rate.bySeat': 'wins by seat',

  'games.seats': '{min} to {max} players',
  'games.development': 'in development',

  'error.usage': 'The command is not understood: {fault}; see “tablewright --help”.',
  'error.defect':
    'This is a defect of the program, not your fault: {name}: {message} Please report it with the command you typed.',
  'error.game': 'There is no game “{game}”; choose one of: {games}.',
  'error.language': 'There is no language “{value}”; choose one of: {languages}.',
  'error.number': '{option} must be a whole number from {min} to {max}, not “{value}”.',
  'error.seats': '{game} is for {min} to {max} players: give --seats such a number, not “{value}”.',
  'error.setupPair': '--setup wants a name and a value such as patrol=true, not “{value}”.',
  'error.setupName': '{game} has no setup option “{name}”; choose one of: {options}.',
  'error.setupValue': 'The setup option “{name}” is one of {values}, not “{value}”.',
  'error.name': 'A name is 1 to {most} letters long.',
  'error.checkRandom': '--check plays at random: leave --bots out, or say --bots random.',
  'error.rateTwo': 'To rate bots, name at least two different ones, such as --bots random,greedy.',
  'error.clause':
    'The rules of {game} have neither a chapter nor a clause “{which}”; run “tablewright rules {game}” to read them.',
  'error.resumeWith': '--resume goes on with the match as it is: leave out {option}.',
  'error.resumeOver': 'The match in {file} is over; run “tablewright replay {file}” to see it.',
  'error.resumeNobody':
    'The journal {file} does not say who sits where, so nobody can go on with it; run “tablewright replay {file}” to see it.',
  'error.fileMissing': 'There is no file {file}; check the path.',
  'error.fileIsFolder': '{file} is a folder; give the path of a file.',
  'error.fileForbidden': '{file} cannot be opened: you have no right to; choose another file.',
  'error.fileExists': '{file} exists already; choose another name so that nothing is overwritten.',
  'error.folderMissing': '{file} cannot be written: its folder does not exist; create it first.',
  'error.fileNoJournal': '{file} is not a journal of a match; give a file that “save” has written.',
  'error.fileContent': '{file} cannot be used: {fault}',
  'error.fileDamaged': '{file} is damaged; use an undamaged copy.',
  'error.file': '{file} cannot be used ({fault}); choose another file.',
} as const;
