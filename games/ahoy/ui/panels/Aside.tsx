import { type BoardProps, TargetArea, TargetButton, useMotion } from '@tablewright/board';
import { useId, useRef } from 'react';
import { MARKET } from '../../content/index.ts';
import type { Ahoy } from '../../rules/state.ts';
import { BONE, DiePicture } from '../art/Dice.tsx';
import { Glyph } from '../art/Glyph.tsx';
import { Emblem } from '../cards/Emblem.tsx';
import { SuitSign } from '../cards/SuitSign.tsx';
import { BattlePanel } from './Battle.tsx';
import { Scoring } from './Scoring.tsx';
import styles from './panels.module.css';

/**
 * What lies beside the chart for all: the battle now fought, how the last round was scored, the market. On a phone
 * a battle is shown with one's own board instead.
 */
export function Aside(props: BoardProps<Ahoy>) {
  const { state, layout, viewer } = props;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, state);
  return (
    <TargetArea
      ref={root}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      {(layout === 'wide' || viewer < 0) && <BattlePanel {...props} />}
      {state.battle.length === 0 && <Scoring {...props} />}
      <Market {...props} />
    </TargetArea>
  );
}

function Market({ state, teller, lights }: BoardProps<Ahoy>) {
  const heading = useId();
  return (
    <section className={styles.market} aria-labelledby={heading}>
      <h2 id={heading}>
        {teller.say('ui.market')}
        <small>
          {teller.say('ui.market.deck', { count: state.deck.length })}
          {' · '}
          {teller.say('ui.tiles', { count: state.stack.length })}
        </small>
      </h2>
      {state.market.length === 0 && <p className={styles.none}>{teller.say('ui.market.empty')}</p>}
      <ul>
        {state.market.map((card) => {
          const { id, suit, cost, destination } = MARKET[card];
          return (
            <li key={id} data-piece={`market:${id}`}>
              <TargetButton
                target={`card:${id}`}
                light={lights.get(`card:${id}`)}
                label={teller.say('ui.market.card', {
                  card: id,
                  suit,
                  goods: teller.say(`cargo.${id}`),
                  destination: teller.name(destination),
                  cost: cost === 'die' ? 0 : cost,
                })}
                inspect={`card:${id}`}
                className={styles.forSale}
              >
                <Emblem id={id} suit={suit} size={36} />
                <span>
                  <b>{teller.name(id)}</b>
                  <small className={styles.freight}>
                    <Glyph name="cargo" /> {teller.say(`cargo.${id}`)}
                    <Glyph name="fwd" size={9} />
                    <SuitSign suit={destination} size={18} />
                  </small>
                </span>
                <span className={styles.price}>
                  {cost === 'die' ? (
                    <DiePicture value={0} size={22} colours={BONE} />
                  ) : (
                    <>
                      {cost} <Glyph name="gold" />
                    </>
                  )}
                </span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
