import { battleOdds, battleOf } from '@tablewright/ti4/odds';
import { fromSearch } from '@tablewright/ti4/odds/link';
import { below, figure, type Section } from './report.ts';
import { type Contender, contest, median, type Pace, roundByRound } from './rounds.ts';

/** Battles of 20 ships, as links of the calculator. */
const BATTLES = [
  ['in space', 'a=sol&au=4.2.2.1.1&d=hacan&du=4.2.2.1.1'],
  [
    'with cannons, bombardment and landing',
    'a=sardakk-norr&au=4.1.2.1.1.1.0.6&d=xxcha&du=5.2.1.1.0.1.0.4.2&on=planet',
  ],
  [
    'with repairs on both sides',
    'a=letnev&au=3.1.1.1.3.1&at=duranium-armor&d=sol&du=3.2.1.1.3&dt=duranium-armor',
  ],
] as const;

/** Milliseconds that a battle may take while somebody moves ships about. */
const MOST = 20;

/** The exact odds of Twilight Imperium's battles, worked out from nothing each time. */
export async function odds(pace: Pace): Promise<Section> {
  const contenders = BATTLES.map(([name, link]): Contender => {
    const battle = battleOf(fromSearch(link))!;
    return {
      name: `20 ships ${name}`,
      work() {
        battleOdds(battle);
        return 1;
      },
    };
  });
  const speeds = await contest(contenders, pace);
  const times = speeds.map((each) => roundByRound((speed) => 1000 / speed, each));
  return {
    title: 'Odds of battles (Twilight Imperium)',
    figures: contenders.map(({ name }, i) => figure(name, 'ms', times[i])),
    targets: contenders.map(({ name }, i) => below(`${name}, ms`, median(times[i]), MOST)),
  };
}
