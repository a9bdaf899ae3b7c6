import { type BoardProps, SeatMedal, TargetArea, TargetButton } from '@tablewright/board';
import { CAUSES, type Parley } from '@tablewright/engine/parley';
import css from './parley.module.css';

/** The envoys, the causes and what lies in the middle: plain boxes. */
export function Board(props: BoardProps<Parley>) {
  const { state, teller, lights, layout, onPick, onPreview, onInspect } = props;
  const { players, causes, gifts, supply, deck, speaker, acting } = state;
  return (
    <TargetArea
      {...{ onPick, onPreview, onInspect }}
      className={layout === 'tall' ? css.tall : css.board}
    >
      <ul className={css.envoys}>
        {players.map(({ goods, favour, hand }, seat) => (
          <li key={seat} data-acting={acting === seat}>
            <TargetButton
              className={css.envoy}
              target={`seat:${seat}`}
              light={lights.get(`seat:${seat}`)}
              label={teller.say('ui.envoy', { player: seat, goods, favour, cards: hand.length })}
            >
              <SeatMedal seat={seat} size={26} />
              <b>{teller.player(seat)}</b>
              <span className={css.role}>
                {[
                  ...(speaker === seat ? [teller.say('ui.speaker')] : []),
                  ...(acting === seat ? [teller.say('ui.acting')] : []),
                ].join(', ')}
              </span>
              <span>
                {teller.say('ui.goods')} <b>{goods}</b>
              </span>
              <span>
                {teller.say('ui.favour')} <b>{favour}</b>
              </span>
              <span>
                {teller.say('ui.wiles')} <b>{hand.length}</b>
              </span>
            </TargetButton>
          </li>
        ))}
      </ul>
      <ul className={css.causes}>
        {CAUSES.map((cause, i) => {
          const given = causes[i].map((pledges, seat) => pledges + gifts[i][seat]).join(' · ');
          return (
            <li key={cause}>
              <TargetButton
                className={css.cause}
                target={`cause:${cause}`}
                light={lights.get(`cause:${cause}`)}
                label={teller.say('ui.cause', { cause, given })}
              >
                <b>{teller.name(cause)}</b>
                <span>{given}</span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
      <p className={css.middle}>
        {teller.say('ui.supply', { goods: supply })} ·{' '}
        {teller.say('ui.deck', { cards: deck.length })}
      </p>
    </TargetArea>
  );
}
