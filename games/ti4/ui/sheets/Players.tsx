import type { Seat } from '@tablewright/engine';
import { type BoardProps, SeatMedal } from '@tablewright/board';
import { FACTIONS, STRATEGY_CARDS } from '../../content/index.ts';
import { areNeighbours } from '../../rules/galaxy.ts';
import { initiativeOrder } from '../../rules/order.ts';
import { planetsOf, tokensOnBoard } from '../../rules/pieces.ts';
import { purse, valueOf, worthOfGoods } from '../../rules/spending.ts';
import type { Ti4 } from '../../rules/state.ts';
import { technologyCards } from '../../rules/technology.ts';
import { Sign } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { MapString } from '../setup/MapString.tsx';
import styles from './sheets.module.css';

/** Everybody in initiative order, with what all may know of them; and the galaxy as a text. */
export default function Players(props: BoardProps<Ti4>) {
  const order = initiativeOrder(props.state);
  const out = props.state.players.map((_, seat) => seat).filter((seat) => !order.includes(seat));
  return (
    <>
      <ol className={styles.players}>
        {[...order, ...out].map((seat) => (
          <li key={seat} data-seat={seat + 1}>
            <PlayerCard {...props} seat={seat} />
          </li>
        ))}
      </ol>
      <MapString {...props} />
    </>
  );
}

function PlayerCard({ state, viewer, teller, seat }: BoardProps<Ti4> & { readonly seat: Seat }) {
  const player = state.players[seat];
  const cards = STRATEGY_CARDS.filter((_, card) => state.strategy[card].owner === seat);
  const initiative = [...(state.zero === seat ? [0] : []), ...cards.map(({ number }) => number)];
  const planets = planetsOf(state, seat);
  const all = (value: 'resources' | 'influence'): number =>
    planets.reduce((sum, planet) => sum + valueOf(state, planet, value), 0);
  const facts: readonly (readonly [SignName, string, number | string])[] = [
    ['custodians', 'ui.fact.points', player.points],
    ['tactic', 'ui.fact.tactic', player.tactic],
    ['fleet', 'ui.fact.fleet', player.fleet],
    ['strategy', 'ui.fact.strategy', player.strategy],
    ['token', 'ui.fact.tokens', tokensOnBoard(state, seat)],
    ['hexagon', 'ui.fact.planets', planets.length],
    [
      'resources',
      'ui.fact.resources',
      `${purse(state, seat, 'resources') - worthOfGoods(state, seat)}/${all('resources')}`,
    ],
    [
      'influence',
      'ui.fact.influence',
      `${purse(state, seat, 'influence') - worthOfGoods(state, seat)}/${all('influence')}`,
    ],
    ['goods', 'ui.fact.goods', player.goods],
    [
      'commodities',
      'ui.fact.commodities',
      `${player.commodities}/${FACTIONS[player.faction].commodities}`,
    ],
    ['technology', 'ui.fact.technologies', technologyCards(state, seat)],
    ['secret', 'ui.fact.secrets', player.secrets.length],
    ...(state.variant.council ? [['card', 'ui.fact.cards', player.hand.length] as const] : []),
    ['law', 'ui.fact.notes', player.notes.length],
  ];
  const isNear = viewer >= 0 && viewer !== seat && areNeighbours(state, viewer, seat);
  return (
    <>
      <h3>
        <SeatMedal seat={seat} size={22} />
        {teller.player(seat)}
        <small>
          {initiative.join(' + ')}
          {initiative.length > 0 && ' · '}
          {teller.name(`faction.${FACTIONS[player.faction].id}`)}
        </small>
      </h3>
      <ul className={styles.facts}>
        {facts.map(([sign, id, value]) => (
          <li key={id} title={teller.say(id)}>
            <Sign name={sign} size={16} />
            <span className={styles.unseen}>{teller.say(id)}</span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
      {(isNear || player.passed) && (
        <p className={styles.note}>
          {[
            ...(isNear ? [teller.say('ui.neighbour')] : []),
            ...(player.passed ? [teller.say('ui.passed')] : []),
          ].join(' · ')}
        </p>
      )}
    </>
  );
}
