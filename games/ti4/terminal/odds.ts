import { type OddsDesk, table } from '@tablewright/board/terminal';
import type { Teller } from '@tablewright/text';
import { SHIPS, INFANTRY, UNIT_KINDS } from '../content/index.ts';
import { damagedOf, type Fleet } from '../odds/fleet.ts';
import { battleOdds, type Odds, type Outcome, type SideOdds } from '../odds/index.ts';
import { SizeError } from '../odds/chain.ts';
import { BattleError, tooLarge } from '../odds/reading.ts';
import { answerOf } from '../odds/told.ts';
import { type FightKind, battleIn } from '../odds/written.ts';

/** Larger battles take too long, and too much memory. */
const MOST_STEPS = 20_000_000;

export const oddsDesk: OddsDesk = {
  answer(value, place) {
    try {
      const written = battleIn({ value, place });
      const odds = battleOdds(written.battle, MOST_STEPS);
      return {
        json: answerOf(written, odds),
        lines: (teller) => oddsLines(odds, written, teller),
      };
    } catch (error) {
      if (error instanceof BattleError) return { fault: error.fault };
      if (error instanceof SizeError) return { fault: tooLarge(place) };
      throw error;
    }
  },
};

/** Largest ships first, then infantry. */
const KINDS: readonly number[] = [...SHIPS.toReversed(), INFANTRY];

/** What is left of a side less often is not listed. */
const SELDOM = 0.05;
const LISTED = 3;

function oddsLines(
  { outcome, space, sides }: Odds,
  { kind, ignored }: { readonly kind: FightKind; readonly ignored: readonly string[] },
  teller: Teller,
): string[] {
  const [attacker, defender] = sides;
  return [
    ...table(outcomeRows(outcome, kind !== 'space', teller)),
    ...(kind === 'both' && space !== null
      ? [`${teller.say('ui.odds.space')}:`, ...indented(table(outcomeRows(space, false, teller)))]
      : []),
    `${teller.say('ui.calc.side.attacker')}:`,
    ...indented(sideLines(attacker, teller)),
    `${teller.say('ui.calc.side.defender')}:`,
    ...indented(sideLines(defender, teller)),
    ...(ignored.length > 0 ? [teller.say('odds.ignored', { places: ignored.join(', ') })] : []),
  ];
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

function outcomeRows(
  { attacker, draw, defender }: Outcome,
  isOnGround: boolean,
  teller: Teller,
): string[][] {
  const percent = percentIn(teller.locale);
  const say = (id: string): string => teller.say(id);
  return isOnGround
    ? [
        [say('ui.odds.takes'), percent(attacker)],
        [say('ui.odds.empty'), percent(draw)],
        [say('ui.odds.keeps'), percent(defender)],
      ]
    : [
        [say('ui.odds.attacker'), percent(attacker)],
        [say('ui.odds.draw'), percent(draw)],
        [say('ui.odds.defender'), percent(defender)],
      ];
}

function sideLines({ lost, deviation, survivors, likely }: SideOdds, teller: Teller): string[] {
  const { locale } = teller;
  const number = numberIn(locale);
  const percent = percentIn(locale);
  const spread = teller.say('ui.odds.spread', { mean: number(lost), deviation: number(deviation) });
  const left = KINDS.filter((kind) => survivors[kind] >= SELDOM).map(
    (kind) => `${teller.name(`kind.${UNIT_KINDS[kind]}`)} ${number(survivors[kind])}`,
  );
  return [
    `${teller.say('ui.odds.lost')}: ${spread}`,
    `${teller.say('ui.odds.left')}: ${left.join(', ') || teller.say('ui.odds.nothing')}`,
    `${teller.say('ui.odds.likely')}:`,
    ...indented(
      table(
        likely
          .slice(0, LISTED)
          .map(({ fleet, chance }) => [percent(chance), remainsText(fleet, teller)]),
      ),
    ),
  ];
}

/** "2 dreadnoughts (1 damaged), 3 fighters". */
function remainsText(fleet: Fleet, teller: Teller): string {
  const units = KINDS.filter((kind) => fleet[kind] > 0).map((kind) => {
    const count = teller.say('ui.units', { unit: UNIT_KINDS[kind], count: fleet[kind] });
    const damaged = damagedOf(fleet, kind);
    return damaged === 0 ? count : `${count} (${teller.say('ui.damaged', { count: damaged })})`;
  });
  return units.join(', ') || teller.say('ui.odds.nothing');
}

function percentIn(locale: string): (share: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (share) => format.format(share);
}

function numberIn(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (value) => format.format(value);
}
