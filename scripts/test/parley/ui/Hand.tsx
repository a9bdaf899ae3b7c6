import { type BoardProps, TargetArea, TargetButton } from '@tablewright/board';
import { AIMS, CARDS, type Parley, WILES } from '@tablewright/engine/parley';
import css from './parley.module.css';

/** The viewer's wiles and aim. */
export function Hand({
  state,
  viewer,
  teller,
  lights,
  onPick,
  onPreview,
  onInspect,
}: BoardProps<Parley>) {
  const player = state.players[viewer];
  if (player === undefined) return null;
  const { hand, aim } = player;
  return (
    <TargetArea {...{ onPick, onPreview, onInspect }} className={css.hand}>
      <h2>{teller.say('ui.hand')}</h2>
      <ul>
        {WILES.map(({ id }) => ({ id, count: hand.filter((card) => CARDS[card].id === id).length }))
          .filter(({ count }) => count > 0)
          .map(({ id, count }) => (
            <li key={id}>
              <TargetButton
                className={css.wile}
                target={`wile:${id}`}
                light={lights.get(`wile:${id}`)}
                label={teller.say('ui.wile', { wile: id, count })}
              >
                {teller.name(id)} {count > 1 && `×${count}`}
              </TargetButton>
            </li>
          ))}
      </ul>
      {aim >= 0 && <p>{teller.say('ui.aim', { aim: AIMS[aim] })}</p>}
    </TargetArea>
  );
}
