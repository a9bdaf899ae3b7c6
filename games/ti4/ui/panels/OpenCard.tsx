import { type BoardProps, Glossed, SeatMedal } from '@tablewright/board';
import { ACTION_CARDS, PLANETS, TILES } from '../../content/index.ts';
import { optionOfOutcome } from '../../rules/ballots.ts';
import { options } from '../../rules/options.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { optionLabel } from '../board/words.ts';
import styles from './council.module.css';

/** The action card that lies open and can still be cancelled. TI-19.3 */
export function OpenCard({ state, teller }: BoardProps<Ti4>) {
  const play = state.plays.at(-1);
  if (play === undefined) return null;
  const { id } = ACTION_CARDS[play.card];
  const aim = aimOf(play, teller);
  const prediction =
    play.outcome === NONE
      ? null
      : optionLabel(options.key(optionOfOutcome(state, play.outcome)), teller);
  return (
    <section className={styles.open} data-card="open" aria-label={teller.say('ui.openCard')}>
      <SeatMedal seat={play.seat} size={22} />
      <b>{teller.name(`action.${id}`)}</b>
      <p>
        <Glossed text={teller.ability(`action.${id}`)} />
      </p>
      <small>
        {[
          teller.say('ui.playedBy', { player: play.seat }),
          ...(aim === null ? [] : [teller.say('ui.aimedAt', { what: aim })]),
          ...(prediction === null ? [] : [teller.say('ui.predicts', { what: prediction })]),
          teller.say(play.cancelled ? 'ui.openCard.cancelled' : 'ui.openCard.waiting'),
        ].join(' · ')}
      </small>
    </section>
  );
}

/** What the card is aimed at. */
function aimOf(play: Ti4['plays'][number], teller: BoardProps<Ti4>['teller']): string | null {
  if (play.planet !== NONE) return teller.name(`planet.${PLANETS[play.planet].id}`);
  if (play.system !== NONE) return teller.name(`system.${TILES[play.system].id}`);
  return play.player === NONE ? null : teller.player(play.player);
}
