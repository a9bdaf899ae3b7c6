import type { Teller } from '@tablewright/text';
import type { Pool, BattleOdds, Spread } from '../odds.ts';
import { DICE } from '../../content/index.ts';
import { Die } from '../art/Die.tsx';
import { Sign } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import styles from './battle.module.css';

/** What a pool of dice may do, number by number, and the chance of what matters most. */
export function OddsPicture({
  odds,
  pool,
  mayReroll,
  teller,
}: {
  readonly odds: BattleOdds;
  readonly pool: Pool;
  readonly mayReroll: boolean;
  readonly teller: Teller;
}) {
  const percent = new Intl.NumberFormat(teller.locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const outcomes: readonly (readonly [SignName, string, number | null])[] = [
    ['hit', 'ui.odds.ship', odds.shipDestroyed],
    ['hit', 'ui.odds.fleet', odds.fleetDestroyed],
    ['buildingHit', 'ui.odds.building', odds.buildingDestroyed],
    ['intercept', 'ui.odds.intercept', odds.intercepted],
    ['selfHit', 'ui.odds.lost', odds.attackersLost],
  ];
  return (
    <div className={styles.picture}>
      <p className={styles.pool} aria-hidden="true">
        {DICE.map((die) =>
          pool[die] > 0 ? (
            <span key={die}>
              <Die kind={die} face={null} size={20} />×{pool[die]}
            </span>
          ) : null,
        )}
      </p>
      <div className={styles.charts}>
        <Chart
          sign="hit"
          title={teller.say('ui.odds.given')}
          spread={odds.given}
          percent={percent}
        />
        {odds.taken !== null && (
          <Chart
            sign="selfHit"
            title={teller.say('ui.odds.taken')}
            spread={odds.taken}
            percent={percent}
          />
        )}
        {pool.raid > 0 && (
          <Chart
            sign="key"
            title={teller.say('ui.odds.keys')}
            spread={odds.keys}
            percent={percent}
          />
        )}
      </div>
      <dl className={styles.outcomes}>
        {outcomes.map(([sign, id, chance]) =>
          chance === null ? null : (
            <div key={id}>
              <dt>
                <Sign name={sign} size={14} />
                {teller.say(id)}
              </dt>
              <dd>{percent.format(chance)}</dd>
            </div>
          ),
        )}
      </dl>
      {mayReroll && <p className={styles.note}>{teller.say('ui.odds.rerolls')}</p>}
    </div>
  );
}

const HIGH = 44;

/** A bar for each number, as high as it is likely. */
function Chart({
  sign,
  title,
  spread: { mean, chances },
  percent,
}: {
  readonly sign: SignName;
  readonly title: string;
  readonly spread: Spread;
  readonly percent: Intl.NumberFormat;
}) {
  const last = chances.findLastIndex((chance) => chance >= 0.001);
  const shown = chances.slice(0, Math.max(1, last + 1));
  const most = Math.max(...shown);
  const step = Math.min(18, 110 / shown.length);
  const label = shown.map((chance, count) => `${count}: ${percent.format(chance)}`).join(', ');
  return (
    <figure className={styles.chart} data-kind={sign}>
      <figcaption>
        <Sign name={sign} size={14} />
        {title}
      </figcaption>
      <svg
        viewBox={`0 0 ${step * shown.length} ${HIGH + 17}`}
        width={step * shown.length}
        height={HIGH + 17}
        role="img"
        aria-label={label}
      >
        {shown.map((chance, count) => {
          const high = Math.max(1, (chance / most) * HIGH);
          return (
            <g key={count}>
              <title>{`${count}: ${percent.format(chance)}`}</title>
              <rect
                x={step * count + 1}
                y={HIGH - high}
                width={step - 2}
                height={high}
                rx="2"
                fill="currentColor"
                data-mean={Math.round(mean) === count}
              />
              {(shown.length <= 10 || count % 2 === 0) && (
                <text
                  x={step * (count + 0.5)}
                  y={HIGH + 13}
                  textAnchor="middle"
                  fontSize="13"
                  fill="var(--ink-2)"
                >
                  {count}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
