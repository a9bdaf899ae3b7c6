import { SeatMedal } from '@tablewright/board';
import type { MatchCard } from '@tablewright/protocol';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ago, listOf } from '../app/format.ts';
import { NameLink } from '../app/NameLink.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import css from './MatchRow.module.css';
import { posterOf } from './posters.ts';

interface MatchRowProps {
  readonly match: MatchCard;
  /** Where the match runs: on the server (`m`) or in this browser. */
  readonly at?: 'm' | 'local';
  /** Further actions. */
  readonly children?: ReactNode;
}

export function MatchRow({ match, at = 'm', children }: MatchRowProps) {
  const say = useSay();
  const locale = useLocale();
  const lit = match.myTurn && !match.over;
  return (
    <li>
      <div className={lit ? `${css.row} ${css.lit}` : css.row}>
        <img className={css.thumb} src={posterOf(match.game)} alt="" width="64" height="64" />
        <Link href={`/${at}/${match.id}`} className={css.words}>
          <b>{say('card.title', { game: say(`game.${match.game}`), turn: match.turn })}</b>
          <span>{state()}</span>
        </Link>
        <span className={css.when}>{ago(match.changed, locale)}</span>
        <span className={css.players}>
          {match.players.map((name, seat) => (
            <span key={seat} className={css.player}>
              <SeatMedal seat={seat} size={18} />
              <NameLink name={name} page={match.pages?.includes(seat) === true ? name : null} />
            </span>
          ))}
        </span>
      </div>
      {children}
    </li>
  );

  function state(): string {
    if (match.over) return say('card.over');
    if (match.myTurn) return say('card.yourTurn');
    if (match.waitingFor.length === 0) return say('card.running');
    return say('card.waitingFor', { names: listOf(match.waitingFor, locale) });
  }
}
