import { action, ambition, piece, resource, ships, type } from './words.ts';

/** What has happened. */
export const log = {
  'log.setup': 'Setup: {setup}. The initiative is with {player}.',
  'log.pickedLeader': '{player} picks a leader: {leader}.',
  'log.pickedLore': '{player} picks a lore card: {lore}.',
  'log.chapter': 'Chapter {chapter} begins.',
  'log.mulligan': '{player} draws a new hand.',

  'log.led': '{player} leads {card}.',
  'log.surpassed': '{player} surpasses with {card}.',
  'log.copied': '{player} copies: {card}.',
  'log.pivoted': '{player} pivots with {card}.',
  'log.passed': '{player} passes the initiative. It goes to {rival}.',
  'log.passedToNobody': '{player} passes but keeps the initiative: nobody else has cards.',
  'log.allPassed': 'Everyone has passed: all hands are discarded.',
  'log.skipped': '{player} has no cards and skips the turn.',
  'log.declared': `{player} declares ${ambition()} ({first} for first, {second} for second place).`,
  'log.seized': '{player} seizes the initiative.',
  'log.seizeCard': '{player} adds a card: {card}.',
  'log.initiative': '{player} has the initiative.',
  'log.unionReturns': '{court} gives {card} to {player}.',

  'log.spent': `{player} spends ${resource()}{as, select, material { to build or repair} fuel { to move} weapon { to allow battles} relic { to secure} psionic { to act like the lead card} other {}}.`,
  'log.wasted': `{player} spends ${resource()} for nothing.`,
  'log.usedCard': '{player} uses {court}.',
  'log.gained': `{player} gains ${resource()}.`,
  'log.missed': `{player} gains nothing: there is no ${type()} in supply.`,
  'log.discardedToken': `{player} discards ${resource()}.`,
  'log.discardedGuild': '{player} discards {court}.',
  'log.buried': '{court} is buried under the Court deck.',
  'log.stoleToken': `{player} steals ${resource()} from {rival}.`,
  'log.stoleCard': '{player} steals {court} from {rival}.',
  'log.unionLaid': '{player} lays {court} beside {card}.',
  'log.discardedHand': '{player} discards {count, plural, one {# card} other {# cards}} from hand.',
  'log.drew': '{player} draws {count, plural, one {# card} other {# cards}}.',
  'log.looked': '{player} looks at the hand of {rival}.',
  'log.swapped': '{player} swaps cards with {rival}. Taken: {took}. Given: {gave}.',
  'log.gave': '{player} gives {court} to {rival}.',
  'log.traded': '{player} trades with {rival}. Taken: {took}. Given: {gave}.',

  'log.acted': `{player} takes an action: ${action()}.`,
  'log.taxed': '{player} taxes a city at {system} (owner: {owner}).',
  'log.captured': '{player} captures {count, plural, one {an agent} other {# agents}} of {owner}.',
  'log.built': `{player} builds ${piece()} at {system}{damaged, select, true {, damaged} other {}}.`,
  'log.builtNothing': `{player} builds ${piece()} at {system}, but the supply is empty.`,
  'log.moved': `{player} moves ${ships()} from {from} to {to}.`,
  'log.repaired': `{player} repairs ${piece()} at {system}.`,
  'log.influenced': '{player} puts an agent on {court}.',
  'log.secured': '{player} secures {court}.',
  'log.ransacked':
    '{player} ransacks {court}{count, plural, =0 {} one { and takes # agent as a Trophy} other { and takes # agents as Trophies}}.',
  'log.revealed': 'New at the Court: {court}.',
  'log.courtEmpty': 'The Court deck is empty: the spot stays empty.',
  'log.placed': `{player} places ${ships()} at {system}.`,
  'log.freed': '{player} returns a city from {system} (owner: {owner}).',
  'log.pruned': `{player} replaces a building at {system}; it is now ${piece()}.`,
  'log.executed':
    '{player} turns {count, plural, one {# Captive into a Trophy} other {# Captives into Trophies}}.',
  'log.abducted':
    '{player} abducts {count, plural, =0 {nobody} one {# agent} other {# agents}} from {court}.',
  'log.returnedCaptive': '{player} returns an agent to {owner}.',

  'log.battle':
    '{player} attacks {rival} at {system}. Dice: raid {raid}, assault {assault}, skirmish {skirmish}.',
  'log.fired':
    '{player} fires rifles from {from} at {rival} at {system} with {count, plural, one {# die} other {# dice}}.',
  'log.rolled':
    '{player} rolls: {hits, plural, one {# hit} other {# hits}}, {buildings, plural, one {# building hit} other {# building hits}}, {keys, plural, one {# key} other {# keys}}, {self, plural, one {# self-hit} other {# self-hits}}{intercept, plural, =0 {} one {, intercept} other {, intercept}}.',
  'log.rerolled':
    '{player} rerolls {count, plural, one {# die} other {# dice}} ({die, select, skirmish {skirmish} assault {assault} raid {raid} other {{die}}}).',
  'log.hit':
    '{player}: {kind, select, ship {a ship} starport {a starport} city {a city} agent {an agent} other {{kind}}} at {system} is damaged.',
  'log.destroyed': `{player} destroys ${piece()} of {owner} at {system}.`,
  'log.intercepted':
    '{player} intercepts with {count, plural, one {# fresh ship} other {# fresh ships}}.',
  'log.outrage': `{player} provokes Outrage of ${type()}.`,
  'log.toll': '{player} takes a toll at the gate: an agent of {owner} is captured.',

  'log.scored': `{player} scores ${ambition()}: {step, select, first {first place} second {second place} other {tied for first}}, {power} Power.`,
  'log.unscored': `Nobody scores ${ambition()}.`,
  'log.flipped': 'An ambition marker turns gold: {first} and {second}.',
  'log.cityReturned': 'A city returns to the board of {player}.',
  'log.rescued': `{player} has neither ships nor starports; ${ships()} appear at {system}.`,
  'log.ended': 'The game is over. Victory: {winners}.',
} as const;
