import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import type { ReactNode } from 'react';
import { INFANTRY, SHIPS, UNIT_KINDS } from '../../content/index.ts';
import type { Fleet, Odds, Outcome, SideOdds } from '../../odds/index.ts';
import { damagedOf } from '../../odds/fleet.ts';
import { UnitPicture } from '../art/Unit.tsx';
import styles from './odds.module.css';

const OUTCOMES = ['attacker', 'draw', 'defender'] as const;

/** What the outcomes are called: of a fight in space, and of an invasion. */
const IN_SPACE = {
  attacker: 'ui.odds.attacker',
  draw: 'ui.odds.draw',
  defender: 'ui.odds.defender',
} as const;
const ON_PLANET = {
  attacker: 'ui.odds.takes',
  draw: 'ui.odds.empty',
  defender: 'ui.odds.keeps',
} as const;

/** Largest ships first, then infantry. */
const KINDS: readonly number[] = [...SHIPS.toReversed(), INFANTRY];

interface Side {
  readonly name: string;
  /** Whose colours its units have. */
  readonly seat: Seat;
}

/** The odds of a battle: who wins, what is lost, what is left. Numbers say everything that the bar shows. */
export function OddsView({
  odds,
  isInvasion,
  sides,
  teller,
  isOpen,
  children,
}: {
  readonly odds: Odds;
  readonly isInvasion: boolean;
  readonly sides: readonly [Side, Side];
  readonly teller: Teller;
  /** Are losses and survivors shown from the start? */
  readonly isOpen: boolean;
  readonly children?: ReactNode;
}) {
  const words = wordsOf(teller);
  return (
    <div className={styles.odds}>
      {isInvasion && odds.space !== null && (
        <OutcomeBar
          title={teller.say('ui.odds.space')}
          outcome={odds.space}
          labels={IN_SPACE}
          words={words}
        />
      )}
      <OutcomeBar outcome={odds.outcome} labels={isInvasion ? ON_PLANET : IN_SPACE} words={words} />
      <details className={styles.details} open={isOpen}>
        <summary>{teller.say('ui.odds.details')}</summary>
        <div className={styles.sides}>
          {odds.sides.map((side, at) => (
            <SideView key={at} side={side} who={at === 0 ? sides[0] : sides[1]} words={words} />
          ))}
        </div>
        <p className={styles.policy}>{teller.say('ui.odds.policy')}</p>
      </details>
      {children}
    </div>
  );
}

interface Words {
  readonly teller: Teller;
  readonly percent: (chance: number) => string;
  readonly number: (value: number) => string;
}

function wordsOf(teller: Teller): Words {
  const percent = new Intl.NumberFormat(teller.locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const number = new Intl.NumberFormat(teller.locale, { maximumFractionDigits: 1 });
  return {
    teller,
    percent: (chance) => percent.format(chance),
    number: (value) => number.format(value),
  };
}

/** Three parts, each with a pattern of its own, and the same as a list. */
function OutcomeBar({
  title,
  outcome,
  labels,
  words: { teller, percent },
}: {
  readonly title?: string;
  readonly outcome: Outcome;
  readonly labels: { readonly [O in keyof Outcome]: string };
  readonly words: Words;
}) {
  return (
    <div className={styles.outcome}>
      {title !== undefined && <p className={styles.heading}>{title}</p>}
      <div className={styles.bar} aria-hidden="true">
        {OUTCOMES.map((which) => (
          <i key={which} data-outcome={which} style={{ flexGrow: outcome[which] }} />
        ))}
      </div>
      <dl className={styles.chances}>
        {OUTCOMES.map((which) => (
          <div key={which} data-outcome={which}>
            <dt>
              <i data-outcome={which} aria-hidden="true" />
              {teller.say(labels[which])}
            </dt>
            <dd>{percent(outcome[which])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function SideView({
  side,
  who: { name, seat },
  words,
}: {
  readonly side: SideOdds;
  readonly who: Side;
  readonly words: Words;
}) {
  const { teller, percent, number } = words;
  const left = KINDS.filter((kind) => side.survivors[kind] >= 0.05);
  return (
    <section className={styles.side}>
      <p className={styles.heading}>{name}</p>
      <dl>
        <div>
          <dt>{teller.say('ui.odds.lost')}</dt>
          <dd>
            {teller.say('ui.odds.spread', {
              mean: number(side.lost),
              deviation: number(side.deviation),
            })}
          </dd>
        </div>
        {side.retreats > 0 && (
          <div>
            <dt>{teller.say('ui.odds.retreats')}</dt>
            <dd>{percent(side.retreats)}</dd>
          </div>
        )}
        <div>
          <dt>{teller.say('ui.odds.left')}</dt>
          <dd>
            {left.length === 0 ? (
              teller.say('ui.odds.nothing')
            ) : (
              <ul className={styles.units}>
                {left.map((kind) => (
                  <li key={kind}>
                    <UnitPicture kind={kind} seat={seat} size={20} />
                    <span className={styles.kind}>
                      {teller.name(`kind.${UNIT_KINDS[kind]}`)}
                    </span>{' '}
                    {number(side.survivors[kind])}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.heading}>{teller.say('ui.odds.likely')}</p>
      <ol className={styles.likely}>
        {side.likely.slice(0, 3).map(({ fleet, chance }) => (
          <li key={fleet.join()}>
            <b>{percent(chance)}</b> {remainsWords(fleet, teller)}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** "2 dreadnoughts (1 damaged), 3 fighters". */
function remainsWords(fleet: Fleet, teller: Teller): string {
  const words = KINDS.filter((kind) => fleet[kind] > 0).map((kind) => {
    const units = teller.say('ui.units', { unit: UNIT_KINDS[kind], count: fleet[kind] });
    const damaged = damagedOf(fleet, kind);
    return damaged === 0 ? units : `${units} (${teller.say('ui.damaged', { count: damaged })})`;
  });
  return words.length === 0 ? teller.say('ui.odds.nothing') : words.join(', ');
}
