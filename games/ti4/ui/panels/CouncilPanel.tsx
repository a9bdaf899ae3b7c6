import { type BoardProps, Glossed, SeatMedal, TargetButton, type Told } from '@tablewright/board';
import type { Seat } from '@tablewright/engine';
import { useEffect, useRef } from 'react';
import { ACTION_CARDS, AGENDAS, PLANETS } from '../../content/index.ts';
import { optionOfOutcome, outcomesOf, tally } from '../../rules/ballots.ts';
import { speakerOrder } from '../../rules/order.ts';
import { options, POWER_NAMES } from '../../rules/options.ts';
import { influenceOf } from '../../rules/spending.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { votesOf, votingPlanets } from '../../rules/votes.ts';
import { PlanetPicture } from '../art/PlanetPicture.tsx';
import { Sign } from '../art/Sign.tsx';
import { optionLabel, planetLabel } from '../board/words.ts';
import styles from './council.module.css';
import panels from './panels.module.css';

/** The agenda before the council: its text, what it can come to, votes and predictions as they fall. */
export function CouncilPanel(props: BoardProps<Ti4>) {
  const { state, teller, lights } = props;
  const { agenda: number, number: place } = state.council;
  const { id, isLaw } = AGENDAS[number];
  const isCasting = lights.has('voteAll');
  const panel = useRef<HTMLDivElement>(null);
  // Another agenda, and planets to exhaust, begin at the top: who has scrolled down to an outcome must see them.
  useEffect(() => {
    panel.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [number, isCasting]);
  return (
    <div className={styles.council} ref={panel}>
      {isCasting && <Ballot {...props} />}
      <header className={panels.title}>
        <h3>{teller.name(`agenda.${id}`)}</h3>
        <small>{teller.say(isLaw ? 'ui.agenda.law' : 'ui.agenda.directive')}</small>
        <small>{teller.say('ui.agenda.number', { number: place })}</small>
      </header>
      <p className={styles.text}>
        <Glossed text={teller.ability(`agenda.${id}`)} />
      </p>
      <Outcomes {...props} />
      {!isCasting && <VotingOrder {...props} />}
    </div>
  );
}

/** Each outcome with its votes, who cast them, and the cards that predict it. */
function Outcomes(props: BoardProps<Ti4>) {
  const { state, teller, lights } = props;
  const { council } = state;
  const votes = tally(state);
  const most = Math.max(1, ...votes.map(({ count }) => count));
  const all = outcomesOf(state);
  // Of many planets those with votes come first.
  const ordered = all.toSorted((one, other) => weightOf(other) - weightOf(one));
  return (
    <ul className={styles.outcomes} aria-label={teller.say('ui.outcomes')}>
      {ordered.map((outcome) => {
        const option = optionOfOutcome(state, outcome);
        const target = options.target(option);
        const name = optionLabel(options.key(option), teller);
        const count = votes.find((vote) => vote.outcome === outcome)?.count ?? 0;
        const voters = [...new Set(votersOf(outcome))];
        const riders = council.predictions.filter((each) => each.outcome === outcome);
        return (
          <li key={outcome} data-settled={council.outcome === outcome}>
            <TargetButton
              target={target}
              light={lights.get(target)}
              label={teller.say('ui.outcome', {
                what: name,
                count,
                voters: teller.list(voters.map((seat) => teller.player(seat))),
                riders: riders.length,
              })}
              className={styles.outcome}
            >
              <b>{name}</b>
              <span className={styles.votes}>
                {voters.map((seat) => (
                  <SeatMedal key={seat} seat={seat} size={16} />
                ))}
                <em>{count}</em>
              </span>
              <i aria-hidden="true" style={{ width: `${Math.round((count / most) * 100)}%` }} />
            </TargetButton>
            {riders.map(({ seat, card, ability }) => (
              <p key={`${seat} ${card}`} className={styles.rider}>
                <SeatMedal seat={seat} size={14} />
                {teller.name(
                  card === NONE ? POWER_NAMES[ability] : `action.${ACTION_CARDS[card].id}`,
                )}
              </p>
            ))}
          </li>
        );
      })}
    </ul>
  );

  function votersOf(outcome: number): Seat[] {
    return council.votes.filter((vote) => vote.outcome === outcome).map(({ seat }) => seat);
  }

  function weightOf(outcome: number): number {
    const count = votes.find((vote) => vote.outcome === outcome)?.count ?? 0;
    return count + council.predictions.filter((each) => each.outcome === outcome).length / 10;
  }
}

/** The viewer's planets with the votes they give. */
function Ballot(props: BoardProps<Ti4>) {
  const { state, viewer, teller, lights, about } = props;
  return (
    <>
      <header className={panels.title}>
        <h3>{teller.say('ui.votes.mine', { count: Number(about['votes'] ?? 0) })}</h3>
        <small>{teller.say('ui.votes.left', { count: votesOf(state, viewer) })}</small>
      </header>
      <div className={panels.shortcuts}>
        <TargetButton
          target="button:voteAll"
          light={lights.get('voteAll')}
          label={optionLabel('voteAll', teller)}
          className={panels.shortcut}
        >
          {optionLabel('voteAll', teller)}
        </TargetButton>
      </div>
      <ul className={panels.purse}>
        {votingPlanets(state, viewer).map((planet) => {
          const { id } = PLANETS[planet];
          const target = `planet:${id}`;
          return (
            <li key={id}>
              <TargetButton
                target={target}
                light={lights.get(target)}
                label={planetLabel(state, planet, teller)}
                className={panels.coin}
              >
                <PlanetPicture planet={planet} size={26} />
                <b>{teller.name(`planet.${id}`)}</b>
                <span className={panels.price}>
                  <Sign name="influence" size={15} />
                  {influenceOf(state, planet)}
                </span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who votes when, who has abstained, and who cannot vote. */
function VotingOrder({ state, teller, told }: BoardProps<Ti4>) {
  const [speaker, ...others] = speakerOrder(state);
  const abstained = abstainersIn(told);
  return (
    <ol className={styles.order} aria-label={teller.say('ui.votingOrder')}>
      {[...others, speaker].map((seat) => {
        const { standing, count } = standingOf(state, seat, abstained.includes(seat));
        return (
          <li key={seat} data-standing={standing}>
            <SeatMedal seat={seat} size={18} />
            <span>{teller.player(seat)}</span>
            {seat === state.speaker && <Sign name="speaker" size={13} />}
            <em>{teller.say(`ui.votes.${standing}`, { count })}</em>
          </li>
        );
      })}
    </ol>
  );
}

interface Standing {
  readonly standing: 'cast' | 'barred' | 'none' | 'most';
  readonly count: number;
}

function standingOf(g: Ti4, seat: Seat, hasAbstained: boolean): Standing {
  const cast = g.council.votes.filter((vote) => vote.seat === seat);
  const count = cast.reduce((sum, vote) => sum + vote.count, 0);
  if (count > 0) return { standing: 'cast', count };
  const most = votesOf(g, seat);
  if (most === 0) return { standing: 'barred', count };
  return hasAbstained ? { standing: 'none', count } : { standing: 'most', count: most };
}

/** Who has not voted on this agenda though it was their turn. */
function abstainersIn(told: readonly Told[] = []): readonly unknown[] {
  const start = told.findLastIndex(({ type }) => VOTES_BEGIN.has(type));
  return told
    .slice(start + 1)
    .filter(({ type }) => type === 'abstained')
    .map(({ args }) => args['player']);
}

const VOTES_BEGIN: ReadonlySet<string> = new Set(['agenda', 'votedAgain']);
