import { type BoardProps, Icon, TargetArea, TargetButton, useMotion } from '@tablewright/board';
import { useId, useRef } from 'react';
import { ARTIFACTS } from '../../content/index.ts';
import type { Roam } from '../../rules/state.ts';
import { ArtifactBadge } from '../cards/ArtifactBadge.tsx';
import styles from './panels.module.css';

/** Artifacts for sale: what each does, its points and its price. */
export function Aside(props: BoardProps<Roam>) {
  const { state, teller, lights } = props;
  const root = useRef<HTMLDivElement>(null);
  const heading = useId();
  useMotion(root, state);
  if (!state.variant.artifacts) return null;
  return (
    <TargetArea
      ref={root}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <section className={styles.sale} aria-labelledby={heading}>
        <h2 id={heading}>
          {teller.say('ui.artifacts')}
          <small>{teller.say('ui.artifacts.stock', { count: state.stack.length })}</small>
        </h2>
        {state.display.length + state.stack.length === 0 && (
          <p className={styles.none}>{teller.say('ui.artifacts.soldOut')}</p>
        )}
        <ul>
          {state.display.map((artifact) => {
            const { id, ability, points, cost } = ARTIFACTS[artifact];
            return (
              <li key={id} data-piece={`sale:${id}`}>
                <TargetButton
                  target={`artifact:${id}`}
                  light={lights.get(`artifact:${id}`)}
                  label={teller.say('ui.artifact.sale', { artifact: id, ability, points, cost })}
                  inspect={`artifact:${id}`}
                  className={styles.forSale}
                >
                  <ArtifactBadge artifact={artifact} />
                  <span>
                    <b>{teller.name(id)}</b>
                    <small>{teller.name(ability)}</small>
                  </span>
                  <span className={styles.points}>
                    <Icon name="star" />
                    {points}
                  </span>
                  <span className={styles.price}>
                    <Icon name="coin" />
                    {cost}
                  </span>
                </TargetButton>
              </li>
            );
          })}
        </ul>
      </section>
    </TargetArea>
  );
}
