import { type BoardProps, SeatMedal, TargetButton, type Told } from '@tablewright/board';
import { STRATEGY_CARDS } from '../../content/index.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { STRATEGIES } from '../art/palette.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './sheets.module.css';

/** The strategy cards: who holds each, what it does, and who has done what with it in this round. */
export default function Strategies({ state, teller, lights, told }: BoardProps<Ti4>) {
  const round = thisRound(told);
  return (
    <ul className={styles.strategies}>
      {STRATEGY_CARDS.map(({ id, number }, card) => {
        const { owner, exhausted, goods } = state.strategy[card];
        const target = `strategy:${id}`;
        const done = round.filter(
          ({ type, args }) =>
            args['card'] === id && (type === 'secondary' || type === 'declinedSecondary'),
        );
        return (
          <li key={id} style={{ '--tone': STRATEGIES[card] } as React.CSSProperties}>
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
              className={styles.strategy}
            >
              <span className={styles.strategyHead}>
                <b>{number}</b>
                <strong>{teller.name(`strategy.${id}`)}</strong>
                {owner !== NONE && (
                  <span className={styles.holder}>
                    <SeatMedal seat={owner} size={20} />
                    {teller.player(owner)}
                  </span>
                )}
                {goods > 0 && (
                  <span className={styles.holder}>
                    <Sign name="goods" size={15} /> {goods}
                  </span>
                )}
              </span>
              <small>
                {owner === NONE
                  ? teller.say('ui.strategy.free')
                  : teller.say(exhausted ? 'ui.strategy.done' : 'ui.strategy.waiting')}
              </small>
              {done.length > 0 && (
                <span className={styles.done}>
                  {teller.say('ui.secondary')}
                  {done.map(({ type, args }, i) => (
                    <span key={i} data-done={type === 'secondary'}>
                      <SeatMedal seat={Number(args['player'])} size={18} />
                    </span>
                  ))}
                </span>
              )}
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}

function thisRound(told: readonly Told[] = []): readonly Told[] {
  return told.slice(told.findLastIndex(({ type }) => type === 'round') + 1);
}
