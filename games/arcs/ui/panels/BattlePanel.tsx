import type { Plain } from '@tablewright/engine';
import { type BoardProps, type Light, SeatMedal, TargetButton } from '@tablewright/board';
import { type SyntheticEvent, useId, useMemo, useState } from 'react';
import { DICE, DICE_EACH, type Die as DieKind } from '../../content/index.ts';
import { systemNumber } from '../../rules/map.ts';
import { powers } from '../../rules/powers.ts';
import type { Arcs } from '../../rules/state.ts';
import { Die } from '../art/Die.tsx';
import { Sign } from '../art/Sign.tsx';
import { optionLabel } from '../board/words.ts';
import { battleOdds, type BattleOdds, type Pool, sidesOf } from '../odds.ts';
import { OddsPicture } from './OddsPicture.tsx';
import { capital } from './words.ts';
import styles from './battle.module.css';

/** Which dice the question is about; null where it is about something else. */
export function dieAsked(lights: ReadonlyMap<string, Light>): DieKind | null {
  return DICE.find((die) => countsOf(lights, die).length > 0) ?? null;
}

function countsOf(lights: ReadonlyMap<string, Light>, die: DieKind): number[] {
  const start = `${die}Dice:`;
  return [...lights.keys()]
    .filter((key) => key.startsWith(start))
    .map((key) => Number(key.slice(start.length)))
    .sort((a, b) => a - b);
}

/** How many dice of a kind to take: every number with what it leads one to expect, and the whole picture of one. */
export function BattlePanel({
  state,
  viewer,
  teller,
  lights,
  about,
  layout,
  asked,
}: BoardProps<Arcs> & { readonly asked: DieKind }) {
  const heading = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const [rest, setRest] = useState<'skirmish' | 'assault'>('skirmish');
  const counts = countsOf(lights, asked);
  const wanted = counts.join();
  const rival = Number(about['rival'] ?? 0);
  const odds = useMemo(() => {
    const sides = sidesOf(state, viewer, rival, systemNumber(String(about['system'])));
    const each = wanted.split(',').map(Number);
    return new Map(each.map((n) => [n, battleOdds(poolOf(about, asked, n, rest), sides)]));
  }, [state, viewer, rival, about, asked, rest, wanted]);
  const shown = pointed !== null && odds.has(pointed) ? pointed : counts[counts.length - 1];
  const picture = odds.get(shown);
  const point = (event: SyntheticEvent): void => {
    const target = (event.target as Element).closest('[data-count]');
    if (target !== null) setPointed(Number(target.getAttribute('data-count')));
  };
  const one = new Intl.NumberFormat(teller.locale, { maximumFractionDigits: 1 });
  return (
    <section className={styles.battle} aria-labelledby={heading} data-layout={layout}>
      <div className={styles.choice}>
        <h3 id={heading}>
          <Die kind={asked} face={null} size={26} />
          {capital(teller.name(asked), teller)}
          <small>
            <SeatMedal seat={rival} size={18} /> {teller.player(rival)}
          </small>
        </h3>
        <ul className={styles.counts} onPointerOver={point} onFocus={point}>
          {counts.map((count) => {
            const key = `${asked}Dice:${count}`;
            const { given, taken } = odds.get(count) as BattleOdds;
            return (
              <li key={count} data-count={count} data-shown={count === shown}>
                <TargetButton
                  target={`count:${count}`}
                  light={lights.get(key)}
                  label={`${optionLabel(key, teller)}. ${teller.say('ui.odds.expected', {
                    given: one.format(given.mean),
                    taken: one.format(taken?.mean ?? 0),
                  })}`}
                  className={styles.count}
                >
                  <b>{count}</b>
                  <span>
                    <Sign name="hit" size={13} />
                    {one.format(given.mean)}
                  </span>
                  {taken !== null && (
                    <span>
                      <Sign name="selfHit" size={13} />
                      {one.format(taken.mean)}
                    </span>
                  )}
                </TargetButton>
              </li>
            );
          })}
        </ul>
        {asked === 'raid' && (
          <div className={styles.rest}>
            {teller.say('ui.odds.rest')}
            {(['skirmish', 'assault'] as const).map((die) => (
              <button
                key={die}
                type="button"
                aria-pressed={rest === die}
                onClick={() => setRest(die)}
              >
                <Die kind={die} face={null} size={18} />
                {capital(teller.name(die), teller)}
              </button>
            ))}
          </div>
        )}
      </div>
      {picture !== undefined && (
        <OddsPicture
          odds={picture}
          pool={poolOf(about, asked, shown, rest)}
          mayReroll={powers.has(state, viewer, 'reroll') && picture.taken !== null}
          teller={teller}
        />
      )}
    </section>
  );
}

/** The dice taken so far, those thought of, and what is left as the safest or the hardest that there is. */
function poolOf(
  about: { readonly [name: string]: Plain },
  asked: DieKind,
  count: number,
  rest: 'skirmish' | 'assault',
): Pool {
  const number = (name: string): number => Number(about[name] ?? 0);
  if (asked === 'skirmish')
    return { raid: number('raid'), assault: number('assault'), skirmish: count };
  const free = Math.max(0, number('left') - count);
  if (asked === 'assault')
    return { raid: number('raid'), assault: count, skirmish: Math.min(free, DICE_EACH) };
  const first = Math.min(free, DICE_EACH);
  const other = Math.min(free - first, DICE_EACH);
  return rest === 'assault'
    ? { raid: count, assault: first, skirmish: other }
    : { raid: count, assault: other, skirmish: first };
}
