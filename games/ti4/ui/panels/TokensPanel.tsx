import { type BoardProps, type Light, TargetButton } from '@tablewright/board';
import { options, POOLS } from '../../rules/options.ts';
import { tokensLeft } from '../../rules/pieces.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { optionLabel } from '../board/words.ts';
import styles from './panels.module.css';

/** The three pools of command tokens: where one comes or goes, or how many each is to hold. */
export function TokensPanel({ state, viewer, teller, lights, plan }: BoardProps<Ti4>) {
  const player = state.players[viewer];
  const keys = plan?.keys ?? [];
  const counts = [...lights].flatMap(([key, light]) => {
    const option = options.read(key);
    const isCount =
      option?.do === 'setTactic' || option?.do === 'setFleet' || option?.do === 'buyTokens';
    return isCount ? [{ key, light, count: option.count, verb: option.do }] : [];
  });
  const asked = counts[0]?.verb;
  return (
    <>
      <header className={styles.title}>
        <h3>{teller.say('ui.command')}</h3>
        <small>{teller.say('ui.inReserve', { count: tokensLeft(state, viewer) })}</small>
      </header>
      <ul className={styles.pools}>
        {POOLS.map((pool) => {
          const target = `pool:${pool}`;
          const gained = keys.filter((key) => key === `gainToken:${pool}`).length;
          const light = lights.get(target);
          const isAsked =
            (asked === 'setTactic' && pool === 'tactic') ||
            (asked === 'setFleet' && pool === 'fleet');
          return (
            <li key={pool} data-asked={isAsked}>
              <TargetButton
                target={target}
                light={light}
                label={teller.say('ui.pool', {
                  what: teller.name(`pool.${pool}`),
                  count: player[pool] + gained,
                })}
                className={styles.pool}
              >
                <Sign name={pool} size={24} />
                <b>{player[pool] + gained}</b>
                <span>{teller.name(`pool.${pool}`)}</span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
      {counts.length > 0 && <Counts counts={counts} teller={teller} />}
    </>
  );
}

function Counts({
  counts,
  teller,
}: {
  readonly counts: readonly {
    readonly key: string;
    readonly light: Light;
    readonly count: number;
  }[];
  readonly teller: BoardProps<Ti4>['teller'];
}) {
  return (
    <ul className={styles.counts}>
      {counts.map(({ key, light, count }) => (
        <li key={key}>
          <TargetButton
            target={key}
            light={light}
            label={optionLabel(key, teller)}
            className={styles.plus}
          >
            {count}
          </TargetButton>
        </li>
      ))}
    </ul>
  );
}
