import type { Seat } from '@tablewright/engine';
import { type BoardProps, TargetArea, TargetButton } from '@tablewright/board';
import { FACTIONS, STRATEGY_CARDS } from '../../content/index.ts';
import { POOLS } from '../../rules/options.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { STRATEGIES, ZERO } from '../art/palette.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './seats.module.css';

/** What everybody knows of a player: faction, command tokens, goods, strategy cards, secrets in hand. */
export function SeatFacts(props: BoardProps<Ti4> & { readonly seat: Seat }) {
  const { state, teller, lights, seat, viewer } = props;
  const player = state.players[seat];
  const { faction, goods, commodities, secrets, hand, passed, eliminated } = player;
  const cards = STRATEGY_CARDS.filter((_, card) => state.strategy[card].owner === seat);
  const self = `player:${seat}`;
  if (faction === NONE) return null;
  return (
    <TargetArea
      className={styles.facts}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <div className={styles.faction}>
        <TargetButton
          target={self}
          light={lights.get(self)}
          label={teller.say('ui.plays', { player: seat, faction: FACTIONS[faction].id })}
          inspect={`faction:${FACTIONS[faction].id}`}
          className={styles.name}
        >
          {teller.name(`faction.${FACTIONS[faction].id}`)}
        </TargetButton>
        {state.speaker === seat && (
          <span className={styles.speaker} title={teller.say('ui.speaker')}>
            <Sign name="speaker" size={16} />
            <span className={styles.unseen}>{teller.say('ui.speaker')}</span>
          </span>
        )}
        <span className={styles.cards}>
          {state.zero === seat && (
            <span style={{ '--tone': ZERO } as React.CSSProperties} title={teller.say('ui.zero')}>
              <span aria-hidden="true">0</span>
              <span className={styles.unseen}>{teller.say('ui.zero')}</span>
            </span>
          )}
          {cards.map(({ id, number }) => (
            <span
              key={id}
              style={{ '--tone': STRATEGIES[number - 1] } as React.CSSProperties}
              data-spent={state.strategy[number - 1].exhausted}
              title={teller.name(`strategy.${id}`)}
            >
              {number}
              <span className={styles.unseen}>{teller.name(`strategy.${id}`)}</span>
            </span>
          ))}
        </span>
        {(eliminated || passed) && (
          <span className={styles.out}>
            {teller.say(eliminated ? 'ui.eliminated' : 'ui.passed')}
          </span>
        )}
      </div>
      <div className={styles.stocks}>
        {POOLS.map((pool) => {
          const target = `pool:${pool}`;
          const label = teller.say('ui.pool', {
            what: teller.name(`pool.${pool}`),
            count: player[pool],
          });
          return (
            <TargetButton
              key={pool}
              target={seat === viewer ? target : `pool:${pool}:${seat}`}
              light={seat === viewer ? lights.get(target) : undefined}
              label={label}
              inspect={target}
              className={styles.stock}
            >
              <Sign name={pool} size={13} />
              {player[pool]}
            </TargetButton>
          );
        })}
        <Stock sign="goods" count={goods} label={teller.say('ui.goods.count', { count: goods })} />
        <Stock
          sign="commodities"
          count={commodities}
          limit={FACTIONS[faction].commodities}
          label={teller.say('ui.commodities.count', {
            count: commodities,
            limit: FACTIONS[faction].commodities,
          })}
        />
        <Stock
          sign="secret"
          count={secrets.length}
          label={teller.say('ui.secrets.count', { count: secrets.length })}
        />
        {state.variant.council && (
          <Stock
            sign="card"
            count={hand.length}
            label={teller.say('ui.hand.count', { count: hand.length })}
          />
        )}
      </div>
    </TargetArea>
  );
}

function Stock({
  sign,
  count,
  limit,
  label,
}: {
  readonly sign: 'goods' | 'commodities' | 'secret' | 'card';
  readonly count: number;
  readonly limit?: number;
  readonly label: string;
}) {
  return (
    <span className={styles.stock} title={label}>
      <Sign name={sign} size={13} />
      <span aria-hidden="true">{limit === undefined ? count : `${count}/${limit}`}</span>
      <span className={styles.unseen}>{label}</span>
    </span>
  );
}
