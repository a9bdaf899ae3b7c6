import type { Teller } from '@tablewright/text';
import { SeatMedal } from '@tablewright/board';
import { ACTION_CARDS, COURT, LEADERS, SUIT_ACTIONS } from '../../content/index.ts';
import type { Arcs, Play } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { actionsOf, playLabel } from '../board/RoundCards.tsx';
import { ActionCard } from '../cards/ActionCard.tsx';
import { CourtCard } from '../cards/CourtCard.tsx';
import { LeaderCard } from '../cards/LeaderCard.tsx';
import { ambitionWord, capital, cardLabel } from '../panels/words.ts';
import { Shown } from './Shown.tsx';
import styles from './inspect.module.css';

export function ActionInFull({
  card,
  state,
  teller,
}: {
  readonly card: number;
  readonly state: Arcs;
  readonly teller: Teller;
}) {
  if (card < 0) return null;
  const play = state.played.find((one) => one.card === card && one.use !== 'seize');
  if (play !== undefined) return <PlayInFull {...{ play, state, teller }} />;
  const { id, suit, number, pips, ambition } = ACTION_CARDS[card];
  return (
    <Shown
      title={teller.name(id)}
      picture={
        <ActionCard
          {...{ suit, number, pips, ambition }}
          words={{
            suit: capital(teller.name(suit), teller),
            ambition: ambitionWord(ACTION_CARDS[card], teller),
          }}
        />
      }
    >
      <p className={styles.facts}>{cardLabel(ACTION_CARDS[card], teller)}</p>
      <Actions actions={SUIT_ACTIONS[suit]} teller={teller} />
    </Shown>
  );
}

/** Actions with what they do. */
function Actions({
  actions,
  teller,
}: {
  readonly actions: readonly SignName[];
  readonly teller: Teller;
}) {
  return (
    <dl className={styles.actions}>
      {actions.map((action) => (
        <div key={action}>
          <dt>
            <Sign name={action} /> {capital(teller.name(action), teller)}
          </dt>
          <dd>{teller.ability(action)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A card of the round: who played it, how, and what it gave. */
export function PlayInFull({
  play,
  state,
  teller,
}: {
  readonly play: Play | undefined;
  readonly state: Arcs;
  readonly teller: Teller;
}) {
  if (play === undefined) return null;
  return (
    <article className={styles.card}>
      <div className={styles.text}>
        <h3>
          <SeatMedal seat={play.seat} size={22} />
          {play.card >= 0 ? teller.name(ACTION_CARDS[play.card].id) : teller.name('hidden')}
        </h3>
        <p className={styles.facts}>{playLabel(state, play, teller)}</p>
        <p>{teller.ability(play.use)}</p>
        <Actions actions={actionsOf(state, play)} teller={teller} />
      </div>
    </article>
  );
}

export function CourtInFull({
  card,
  state,
  teller,
}: {
  readonly card: number;
  readonly state: Arcs;
  readonly teller: Teller;
}) {
  if (card < 0) return null;
  const { id, suit, raidCost } = COURT[card];
  const owner = state.players.findIndex(({ guild }) => guild.includes(card));
  const agents = state.court.find((spot) => spot.card === card)?.agents ?? [];
  return (
    <Shown title={teller.name(id)} picture={<CourtCard card={card} name={teller.name(id)} />}>
      <p className={styles.facts}>
        <span>
          <Sign name={suit ?? 'vox'} />
          {suit === null ? teller.say('ui.vox') : capital(teller.name(suit), teller)}
        </span>
        {raidCost > 0 && (
          <span>
            <Sign name="key" /> {teller.say('ui.raidCost', { cost: raidCost })}
          </span>
        )}
        {owner >= 0 && (
          <span>
            <SeatMedal seat={owner} size={18} /> {teller.player(owner)}
          </span>
        )}
      </p>
      <p>{teller.ability(id)}</p>
      {agents.some((count) => count > 0) && (
        <p className={styles.facts}>
          {agents.map((count, seat) =>
            count > 0 ? (
              <span key={seat}>
                <SeatMedal seat={seat} size={18} />
                {teller.say('ui.court.agents', { player: seat, count })}
              </span>
            ) : null,
          )}
        </p>
      )}
    </Shown>
  );
}

export function LeaderInFull({
  leader,
  teller,
}: {
  readonly leader: number;
  readonly teller: Teller;
}) {
  if (leader < 0) return null;
  const { id, resources, boxes } = LEADERS[leader];
  return (
    <Shown title={teller.name(id)} picture={<LeaderCard leader={leader} name={teller.name(id)} />}>
      <p className={styles.facts}>
        {teller.list(resources.map((resource) => teller.name(resource)))}
      </p>
      <p>{teller.ability(id)}</p>
      <p className={styles.facts}>
        {(['A', 'B', 'C'] as const).map((box) => (
          <span key={box}>
            <b>{box}</b>
            {boxes[box].building !== null && <Sign name={boxes[box].building} />}
            <Sign name="ship" /> {boxes[box].ships}
          </span>
        ))}
      </p>
    </Shown>
  );
}
