import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { type BoardProps, Icon, type IconName } from '@tablewright/board';
import { memo } from 'react';
import { ARTIFACTS, CARDS, CARDS_TO_END, EDGES } from '../../content/index.ts';
import { turned } from '../../rules/map.ts';
import { NONE, type Player, type Roam } from '../../rules/state.ts';
import { PatternPicture } from '../art/Pattern.tsx';
import { quartersOf } from '../board/facing.ts';
import { ArtifactBadge } from '../cards/ArtifactBadge.tsx';
import styles from './panels.module.css';

/** What everybody may know of a player. */
export function SeatFacts({ state, teller, seat }: BoardProps<Roam> & { readonly seat: Seat }) {
  return (
    <Facts
      player={state.players[seat]}
      seat={seat}
      quarters={quartersOf(state, seat)}
      isPatrol={state.patrol === seat}
      teller={teller}
    />
  );
}

/** Most moves change one player. */
const Facts = memo(function Facts({
  player,
  seat,
  quarters,
  isPatrol,
  teller,
}: {
  readonly player: Player;
  readonly seat: Seat;
  readonly quarters: number;
  readonly isPatrol: boolean;
  readonly teller: Teller;
}) {
  const { faceUp, faceDown, ready, spent } = player;
  const count = faceUp.length + faceDown.length;
  const artifacts = [...ready, ...spent].sort((a, b) => a - b);
  const named = (ids: readonly string[]): { cards: readonly string[] } => ({ cards: ids });
  return (
    <div className={styles.facts} data-seat={seat + 1}>
      {player.edge !== NONE && (
        <p className={styles.edge}>
          {teller.say(`ui.edge.${EDGES[player.edge]}`)}
          {isPatrol && (
            <span className={styles.holds}>
              <Icon name="patrol" />
              {teller.name('patrol')}
            </span>
          )}
        </p>
      )}
      <div
        className={styles.progress}
        role="img"
        aria-label={teller.say('ui.progress', { count, ready: faceUp.length })}
      >
        {Array.from({ length: Math.max(CARDS_TO_END, count) }, (_, i) => (
          <i key={i} data-state={stateOf(i, faceUp.length, count)} />
        ))}
      </div>
      <ul className={styles.stats}>
        <Fact
          icon="coin"
          value={player.coins}
          label={teller.say('ui.coins', { coins: player.coins })}
        />
        <Fact
          icon="token"
          value={player.tokens}
          label={teller.say('ui.tokens', { tokens: player.tokens })}
        />
        <Fact
          icon="cards"
          value={`${count}/${CARDS_TO_END}`}
          label={teller.say('ui.progress', { count, ready: faceUp.length })}
        />
      </ul>
      <div
        className={styles.patterns}
        role="img"
        aria-label={
          faceUp.length === 0
            ? teller.say('ui.patterns.none')
            : teller.say('ui.patterns', named(faceUp.map((card) => CARDS[card].id)))
        }
      >
        {faceUp.map((card) => (
          <PatternPicture key={card} rows={turned(CARDS[card].pattern, quarters)} cell={6} />
        ))}
      </div>
      {artifacts.length > 0 && (
        <div
          className={styles.badges}
          role="img"
          aria-label={teller.say(
            'ui.owned.artifacts',
            named(artifacts.map((artifact) => ARTIFACTS[artifact].id)),
          )}
        >
          {artifacts.map((artifact) => (
            <ArtifactBadge
              key={artifact}
              artifact={artifact}
              size={24}
              isSpent={spent.includes(artifact)}
            />
          ))}
        </div>
      )}
    </div>
  );
});

function Fact({
  icon,
  value,
  label,
}: {
  readonly icon: IconName;
  readonly value: number | string;
  readonly label: string;
}) {
  return (
    <li title={label}>
      <Icon name={icon} />
      <span aria-hidden="true">{value}</span>
      <span className="visually-hidden">{label}</span>
    </li>
  );
}

function stateOf(place: number, ready: number, count: number): 'ready' | 'asleep' | undefined {
  if (place < ready) return 'ready';
  return place < count ? 'asleep' : undefined;
}
