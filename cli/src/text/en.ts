import { faults } from '@tablewright/text/faults/en';

/** What the command line itself says. */
export const shell = {
  ...faults,
  'word.help': 'help',
  'word.why': 'why',
  'word.show': 'show',
  'word.undo': 'undo',
  'word.hint': 'hint',
  'word.orders': 'orders',
  'word.deal': 'deal',
  'word.board': 'board',
  'word.log': 'log',
  'word.rules': 'rules',
  'word.save': 'save',
  'word.quit': 'quit',
  'word.no': 'no',

  'usage.heading': 'Usage:',
  'usage.arguments': 'Arguments:',
  'usage.options': 'Options:',
  'usage.commands': 'Commands:',
  'usage.anyOptions': '[options]',
  'usage.anyCommand': '[command]',
  'usage.default': 'default: {value}',
  'usage.none': 'none',
  'usage.tablewright': 'Play, simulate, replay, verify and rate board games in the terminal',
  'usage.exitCodes':
    'Exit codes: 0 success, 1 an invariant is violated (simulate --check), 2 bad input, 70 a bug in this program.',
  'usage.help': 'show this help',
  'usage.language': 'language: en, cs or pl (default: from the environment)',
  'usage.play': 'play against bots',
  'usage.seats': 'number of players: {usual}, or as many as the game needs',
  'usage.seat': 'your seat, counted from 0',
  'usage.opponents': 'bots for the other seats, in turn: easy, medium, random, search:200ms',
  'usage.deal': 'use this seed instead of random setup and dice',
  'usage.name': 'your name',
  'usage.save': 'save the match in this file',
  'usage.resume': 'continue the match in this file',
  'usage.noColour': 'no colours',
  'usage.simulate': 'let bots play many matches',
  'usage.matches': 'number of matches',
  'usage.bots': 'bots, in turn',
  'usage.seed': 'the same seed gives the same matches',
  'usage.setup': 'a setup option; can be repeated',
  'usage.allSetups': 'every number of players and every setup, in turn',
  'usage.check': 'check every invariant at every decision (random bots only)',
  'usage.json': 'print one JSON object',
  'usage.replay': 'replay a match',
  'usage.step': 'step by step, with the board',
  'usage.at': 'only the board after n decisions',
  'usage.verify': 'check every answer, every random outcome and every hash of a match',
  'usage.perft': 'count the possible openings of a match',
  'usage.depth': 'depth in decisions',
  'usage.rate': 'let bots play each other and report how often each wins',
  'usage.rated': 'two or more bots',
  'usage.pairing': 'matches per pairing',
  'usage.lone': 'only try the first bot alone among the others',
  'usage.odds':
    'print the exact odds of the battle, or list of battles, in a JSON file (- for standard input)',
  'usage.oddsJson': 'print JSON: an answer, or a list of answers',
  'usage.rules': 'print the rulebook, a chapter (3) or a clause (RO-6.5)',
  'usage.every': 'with --check: check expensive invariants only at every n-th decision',
  'usage.leaveAfter':
    'with --check: leave each match after n decisions, for games that do not end yet',
  'usage.blunders': 'show how many positions in which bots chose badly each bot solves',
  'usage.levels': 'levels or bots',
  'usage.prune': 'remove positions whose question is no longer asked',
  'usage.findBlunders': 'let bots play and add positions in which they chose badly',
  'usage.screen': 'simulations for the first look at each decision',
  'usage.deep': 'simulations for the second look',
  'usage.referee': 'matches played to the end for each answer',
  'usage.cost': 'how much of the win a choice must give away to count as bad',
  'usage.minutes': 'stop after this many minutes',
  'usage.blundersOut': 'add them to this file instead of the game’s own positions',
  'usage.games': 'list the games and their setup options',

  'help.intro':
    'Type the number of an option, or what it’s about, such as c3. Several numbers in one line are answers one after another. You can also type:',
  'help.help': 'this list',
  'help.why': 'why something is not offered: “why” for everything, “why c3” for one thing',
  'help.show': 'what an option would look like on the board: “show 4”, “show c3”',
  'help.undo':
    'undo your last choice, with all of the line you made it in; “undo 1”: only the last one',
  'help.hint': 'what a bot would do, and what it expects from it',
  'help.orders': 'orders that answer for you: “orders” lists them, “orders 3” adds or removes one',
  'help.deal':
    'make a deal: “deal” lists what can be traded, “deal 2 goods*1 : veto*1” offers player 2 a good for a veto',
  'help.board': 'everything on the table',
  'help.log': 'what has happened so far; “log all” from the start',
  'help.rules':
    'the chapters of the rulebook; “rules 3” for a chapter, “rules RO-6.5” for a clause',
  'help.save': 'save the match to a file: “save”, “save my-match.jsonl”',
  'help.quit': 'leave the table; the match is saved',

  'play.person': 'Player {number}',
  'play.bot': 'Bot {number}',
  'play.welcome': 'You are {player}. Opponents: {rivals}.',
  'play.commands': 'Type a number to choose; type “help” to see what else you can do.',
  'play.resumed':
    'The match continues after {decisions, plural, one {# decision} other {# decisions}}.',
  'play.prompt': '{range}, help',
  'play.thinks': '{player} is thinking…',
  'play.ambiguous': '“{line}” could mean several options: choose one of the numbers {numbers}.',
  'play.noNumber': 'There is no option {line}: choose a number from 1 to {count}, or type “help”.',
  'play.unknown': '“{line}” is not one of the options: type a number, or “help”.',
  'play.kept': 'The match is saved in {file}.',
  'play.aside': 'The match is paused. To continue:',
  'play.updated':
    'The rules of this game were updated since this match was saved. {dropped, plural, =0 {It continues where it stopped.} one {One move that the new rules don’t offer was undone.} other {# moves that the new rules don’t offer were undone.}}',
  'play.goOn': 'tablewright play {game} --resume "{file}"',

  'why.nothing': 'The rules don’t forbid anything here.',
  'why.offered': '“{about}” is one of the options: the rules allow it.',
  'why.unknown':
    'The rules say nothing about “{about}” here: type “why” to see everything they forbid.',
  'show.which': 'Which option? Type “show” and its number, or its square: show 1.',
  'show.nothing': 'This option has nothing to show on the board.',
  'undo.done':
    '{count, plural, one {Your last choice was undone.} other {Your last # choices, made in one line, were undone.}}',
  'undo.nothing': 'There is nothing to undo.',
  'undo.how':
    'Type “undo” for your last choice with all of its line, or “undo 1” for the last choice alone.',
  'undo.refused':
    'Since your last choice someone else has moved or something hidden was revealed. The bots don’t mind: type “undo !” to undo anyway.',
  'hint.thinks': 'Thinking…',
  'hint.heading': 'Suggestion (simulated matches: {iterations}):',
  'hint.figures':
    'chance of winning {share} ± {confidence}, tried {visits, plural, one {once} other {# times}}',
  'rules.how': 'Type “rules 3” for a chapter, “rules RO-6.5” for a clause.',
  'rules.unknown': 'The rulebook has no chapter or clause “{which}”.',
  'save.done': 'The match is saved in {file}.',
  'quit.where': 'Save the match to which file? (Enter: default location, “no”: discard it)',

  'play.reactions':
    'Reactions are open: everyone answers at the same time and in secret, and nobody can see who is asked. There is no time limit.',
  'play.noPlan':
    'Answer {place} is wrong: there is no option {number} then, {count, plural, one {only option 1} other {only options 1–#}}. Nothing was done.',
  'play.planEnds':
    'Answer {place}, {number}, is one too many: you are not asked anything then. Nothing was done.',
  'play.planLearns':
    'Answer {place}, {number}, has to wait: something new comes to light before it. Nothing was done.',
  'play.longPlan':
    'One line takes at most {most} answers, and these are {count}. Nothing was done.',
  'orders.none': 'This game has no orders.',
  'orders.how': 'Your orders are marked with *. Type “orders” and a number to add or remove one.',
  'orders.answers': 'Your order answers: {what}.',
  'deal.none': 'This game has no deals.',
  'deal.how':
    'To make an offer, type “deal”, the player’s number, what you give, a colon and what you want: “deal 2 goods*1 : veto*1”.',
  'deal.mine': 'You could give {player} ({number}): {things}',
  'deal.theirs': '{player} ({number}) could give you: {things}',
  'deal.refused': '{player} declines.',
  'deal.signed': '{player} signs.',
  'result.place': 'place',
  'result.player': 'player',
  'result.total': 'total',
  'result.won': 'You win!',
  'result.shared': 'You share the victory!',
  'result.lost': 'You finish in place {place}.',

  'replay.running':
    'The match isn’t over: {decisions, plural, one {# decision} other {# decisions}} so far.',
  'replay.step': '{at}/{of} (Enter: next, b: back, number: go there, q: quit)',

  'verify.fine': '{file}: everything is correct.',
  'verify.open':
    '{file}: everything so far is correct, but the record stops after decision {decisions} without an end. The match was still running, or lines are missing.',
  'verify.skipped':
    'Decisions made under other rules at the start, not checked here: {decisions} (rules {rules})',
  'verify.decisions': 'Decisions allowed by the rules: {decisions}',
  'verify.hashes': 'Positions that match their hashes: {hashes}',
  'verify.chance': 'Random outcomes whose key isn’t revealed yet: {outcomes}',
  'verify.chanceKeyed': 'Random outcomes that follow from the key fixed at the start: {outcomes}',
  'verify.over': 'The match is over, and its result follows from the decisions.',
  'verify.running': 'The match isn’t over.',

  'simulate.games': 'matches',
  'simulate.decisions': 'decisions',
  'simulate.seconds': 'seconds',
  'simulate.speed': 'decisions per second',
  'simulate.turns': 'turns, on average',
  'simulate.turnsRange': 'turns, fewest to most',
  'simulate.hash': 'hash of the final positions',
  'simulate.wins': 'wins',
  'simulate.share': 'share',
  'simulate.endings': 'endings',
  'simulate.seat': 'seat {seat}',
  'simulate.violations':
    '{count, plural, =0 {No invariant violated.} one {# invariant violated:} other {# invariants violated:}}',

  'blunders.positions': '{game}: {positions, plural, one {# position} other {# positions}}',
  'blunders.gone': '  {id}: no longer asked, because {why}',
  'blunders.found':
    '{found, plural, =0 {Nothing found.} one {# position added to {file}.} other {# positions added to {file}.}}',

  'perft.depth': 'depth',
  'perft.paths': 'paths',

  'rate.bot': 'bot',
  'rate.against': 'against',
  'rate.games': 'matches',
  'rate.rate': 'wins',
  'rate.interval': '95% interval',
  'rate.bySeat': 'wins by seat',

  'odds.input': 'Standard input',
  'odds.battle': 'Battle {number}',

  'games.seats': '{min} to {max} players',
  'games.development': 'in development',

  'error.usage': 'That is not a valid command; see “tablewright --help”.',
  'error.unknownCommand': 'There is no command “{value}”; see “tablewright --help”.',
  'error.unknownOption': 'There is no option {value}; see “tablewright --help”.',
  'error.missingArgument': 'The argument <{value}> is missing; see “tablewright --help”.',
  'error.missingValue': 'The option {value} needs a value; see “tablewright --help”.',
  'error.excessArguments': 'There are too many arguments for “{value}”; see “tablewright --help”.',
  'error.bot':
    'There is no bot “{value}”; choose a level (beginner, easy, medium, hard, master), random, greedy, search, search:500 (simulations) or search:200ms.',
  'error.defect':
    'This is a bug in the program, not your fault: {name}: {message} Please report it with the command you typed.',
  'error.game': 'There is no game “{game}”; choose one of: {games}.',
  'error.language': 'There is no language “{value}”; choose one of: {languages}.',
  'error.number': '{option} must be a whole number from {min} to {max}, not “{value}”.',
  'error.seats': '{game} is for {min} to {max} players: --seats can’t be “{value}”.',
  'error.setupPair': '--setup needs a name and a value such as patrol=true, not “{value}”.',
  'error.setupName': '{game} has no setup option “{name}”; choose one of: {options}.',
  'error.setupValue': 'The setup option “{name}” can be {values}, not “{value}”.',
  'error.setupText': 'The setup option “{name}” does not fit. {fault}',
  'error.setupSeats':
    'The setup option “{name}” has {count, plural, one {# choice} other {# choices}} for {seats, plural, one {# seat} other {# seats}}.',
  'error.setupSeat':
    'For seat {number} the setup option “{name}” can be {values} or - for nothing, not “{value}”.',
  'error.name': 'A name has 1 to {most} characters.',
  'error.checkRandom': '--check plays at random: leave out --bots, or use --bots random.',
  'error.leaveAfter': '--leave-after belongs to --check: give both.',
  'error.rateTwo':
    'To compare bots, name at least two different ones, such as --bots random,greedy.',
  'error.clause':
    'The rules of {game} have no chapter or clause “{which}”; run “tablewright rules {game}” to read them.',
  'error.resumeWith': '--resume continues the match as it is: leave out {option}.',
  'error.resumeOver': 'The match in {file} is over; run “tablewright replay {file}” to see it.',
  'error.resumeNobody':
    'The record {file} doesn’t say who sits where, so it can’t be continued; run “tablewright replay {file}” to see it.',
  'error.fileMissing': 'The file {file} doesn’t exist; check the path.',
  'error.fileIsFolder': '{file} is a folder; give the path of a file.',
  'error.fileForbidden': '{file} can’t be opened: permission denied; choose another file.',
  'error.fileExists': '{file} already exists; choose another name so that nothing is overwritten.',
  'error.folderMissing': '{file} can’t be written: its folder doesn’t exist; create it first.',
  'error.fileNoJournal': '{file} is not a match record; use a file written by “save”.',
  'error.fileContent': '{file} can’t be used: {fault}',
  'error.fileDamaged': '{file} is damaged; use an undamaged copy.',
  'error.fileNoJson': '{file} is not JSON; write one battle or a list of battles.',
  'error.battle': '{file} can’t be used: {fault}',
  'error.noOdds': '{game} has no odds of battles; choose one of: {games}.',
  'error.file': '{file} can’t be used ({fault}); choose another file.',
} as const;
