import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import { STRATEGY_CARDS } from '../../content/index.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { STRATEGIES } from '../art/palette.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './dock.module.css';

/** The eight strategy cards: who holds each, whether it is spent, the goods on it. */
export function StrategyRow({
  state,
  teller,
  lights,
  isFew = false,
}: BoardProps<Ti4> & {
  /** Only those that can be chosen: on a phone there is no room for the others. */
  readonly isFew?: boolean;
}) {
  const isShown = (id: string): boolean => !isFew || lights.get(`strategy:${id}`) === 'offered';
  return (
    <ul className={styles.cards} aria-label={teller.say('ui.strategies')} data-few={isFew}>
      {STRATEGY_CARDS.map(({ id, number }, card) => {
        if (!isShown(id)) return null;
        const { owner, exhausted, goods } = state.strategy[card];
        const target = `strategy:${id}`;
        return (
          <li key={id}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={teller.say('ui.strategy', {
                number,
                card: id,
                state: owner === NONE ? 'free' : exhausted ? 'exhausted' : 'ready',
                player: Math.max(0, owner),
                goods,
              })}
              inspect={target}
              className={styles.card}
            >
              <span
                className={styles.face}
                style={{ '--tone': STRATEGIES[card] } as React.CSSProperties}
                data-state={owner === NONE ? 'free' : exhausted ? 'exhausted' : 'ready'}
              >
                <b>{number}</b>
                {owner !== NONE && <SeatMedal seat={owner} size={24} className={styles.medal} />}
                {owner === NONE && goods > 0 && (
                  <em>
                    +{goods} <Sign name="goods" size={13} />
                  </em>
                )}
                <span>{teller.name(`strategy.${id}`)}</span>
              </span>
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
