import { type BoardProps, TargetArea, TargetButton, useMotion } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { useId, useRef } from 'react';
import { ARTIFACTS, CARDS } from '../../content/index.ts';
import type { Player, Roam } from '../../rules/state.ts';
import { PaintBox } from '../art/Paper.tsx';
import { CardClips } from '../board/CardClips.tsx';
import { quartersOf } from '../board/facing.ts';
import { AdventurerCard } from '../cards/AdventurerCard.tsx';
import { ArtifactBadge } from '../cards/ArtifactBadge.tsx';
import styles from './panels.module.css';

/** What lies before the viewer: adventurers in the order of their numbers, so that none jumps when it is used. */
export function Dock(props: BoardProps<Roam>) {
  const { state, viewer, teller, lights, layout, about } = props;
  const root = useRef<HTMLDivElement>(null);
  const heading = useId();
  useMotion(root, state, viewer);
  const player = state.players[viewer];
  if (player === undefined) return null;
  const cards = [...player.faceUp, ...player.faceDown].sort((a, b) => a - b);
  return (
    <TargetArea
      ref={root}
      className={styles.dock}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <PaintBox />
      <CardClips />
      <ul className={styles.hand} aria-label={teller.say('ui.hand')} data-layout={layout}>
        {cards.map((card) => {
          const { id, points } = CARDS[card];
          // The card that is just being used is turned down already, but should not look asleep.
          const isInUse = about['card'] === id;
          const isAsleep = player.faceDown.includes(card) && !isInUse;
          return (
            <li key={id} className={styles.inHand} data-piece={`card:${id}`}>
              <TargetButton
                target={`card:${id}`}
                light={lights.get(`card:${id}`) ?? (isInUse ? 'selected' : undefined)}
                label={teller.say(isAsleep ? 'ui.card.asleep' : 'ui.card.ready', {
                  card: id,
                  points,
                })}
                inspect={`card:${id}`}
                className={styles.card}
              >
                <AdventurerCard
                  card={card}
                  name={teller.name(id)}
                  quarters={quartersOf(state, viewer)}
                  isAsleep={isAsleep}
                />
              </TargetButton>
            </li>
          );
        })}
      </ul>
      {state.variant.artifacts && (
        <section className={styles.mine} aria-labelledby={heading} data-layout={layout}>
          <h3 id={heading}>{teller.say('ui.artifacts.mine')}</h3>
          <OwnArtifacts player={player} teller={teller} lights={lights} />
        </section>
      )}
    </TargetArea>
  );
}

/** An artifact is used by what it can do: two of the same ability are alike. */
function OwnArtifacts({
  player,
  teller,
  lights,
}: {
  readonly player: Player;
  readonly teller: Teller;
  readonly lights: BoardProps<Roam>['lights'];
}) {
  const all = [...player.ready, ...player.spent].sort((a, b) => a - b);
  if (all.length === 0) return <p className={styles.none}>{teller.say('ui.artifacts.none')}</p>;
  return (
    <ul className={styles.owned}>
      {all.map((artifact) => {
        const { id, ability } = ARTIFACTS[artifact];
        const isSpent = player.spent.includes(artifact);
        const light = lights.get(`ability:${ability}`);
        const label = teller.say(isSpent ? 'ui.artifact.spent' : 'ui.artifact.ready', {
          artifact: id,
          ability,
        });
        return (
          <li key={id} data-piece={`artifact:${id}`}>
            <TargetButton
              target={`ability:${ability}`}
              light={isSpent && light === 'offered' ? undefined : light}
              label={label}
              inspect={`artifact:${id}`}
              className={styles.artifact}
            >
              <ArtifactBadge artifact={artifact} isSpent={isSpent} />
              <span>
                <b>{teller.name(id)}</b>
                <small>{isSpent ? teller.say('ui.artifact.asleep') : teller.name(ability)}</small>
              </span>
            </TargetButton>
          </li>
        );
      })}
    </ul>
  );
}
