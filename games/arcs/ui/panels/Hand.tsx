import { type BoardProps, type Light, TargetButton } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { ACTION_CARDS, type ActionCard as Card } from '../../content/index.ts';
import type { Arcs } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import { optionLabel } from '../board/words.ts';
import { ActionCard } from '../cards/ActionCard.tsx';
import { ambitionWord, capital, cardLabel } from './words.ts';
import styles from './panels.module.css';

/** Ways to play a card that stand on it, so that one click is enough. */
const WAYS = ['surpass', 'pivot', 'copy', 'seize'] as const;

/** The viewer's action cards, by suit and number. */
export function Hand({ state, viewer, teller, lights, layout }: BoardProps<Arcs>) {
  const cards = [...state.players[viewer].hand].filter((card) => card >= 0).sort((a, b) => a - b);
  if (cards.length === 0) return <p className={styles.noCards}>{teller.say('ui.hand.empty')}</p>;
  return (
    <ul className={styles.hand} aria-label={teller.say('ui.hand')} data-layout={layout}>
      {cards.map((card) => (
        <HandCard key={card} card={ACTION_CARDS[card]} teller={teller} lights={lights} />
      ))}
    </ul>
  );
}

function HandCard({
  card,
  teller,
  lights,
}: {
  readonly card: Card;
  readonly teller: Teller;
  readonly lights: ReadonlyMap<string, Light>;
}) {
  const target = `card:${card.id}`;
  const ways = WAYS.filter((way) => lights.has(`${way}:${card.id}`));
  return (
    <li className={styles.inHand} data-piece={target}>
      <TargetButton
        target={target}
        light={ways.length > 0 ? undefined : lights.get(target)}
        label={cardLabel(card, teller)}
        inspect={target}
        className={styles.card}
      >
        <ActionCard
          suit={card.suit}
          number={card.number}
          pips={card.pips}
          ambition={card.ambition}
          words={{
            suit: capital(teller.name(card.suit), teller),
            ambition: ambitionWord(card, teller),
          }}
        />
      </TargetButton>
      {ways.length > 0 && (
        <div className={styles.ways}>
          {ways.map((way) => {
            const key = `${way}:${card.id}`;
            return (
              <TargetButton
                key={way}
                target={key}
                light={lights.get(key)}
                label={optionLabel(key, teller)}
                inspect={target}
                inspectOn="hold"
                className={styles.way}
              >
                <Sign name={way === 'seize' ? 'initiative' : way} size={13} />
                <span>{teller.say(`ui.way.${way}`)}</span>
              </TargetButton>
            );
          })}
        </div>
      )}
    </li>
  );
}
