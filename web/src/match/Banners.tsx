import type { LogEntry, Proposal, Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useEffect, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost } from '../host/host.ts';
import css from './banners.module.css';
import { forgetSeen, lastSeen, see } from './seen.ts';
import type { Decision } from './useDecision.ts';
import { useConnection } from './useMatch.ts';

interface BannersProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  readonly teller: Teller;
  readonly decision: Decision;
}

/** Important facts besides the prompt; never over the middle of the board. */
export function Banners(props: BannersProps) {
  const { host, snapshot } = props;
  const connection = useConnection(host);
  const say = useSay();
  return (
    <div className={css.banners}>
      <div role="status">
        {connection !== 'open' && <p className={css.lost}>{say('match.lost')}</p>}
      </div>
      <Updated snapshot={snapshot} />
      {snapshot.proposal && <Consent {...props} proposal={snapshot.proposal} />}
      <Recap {...props} />
    </div>
  );
}

/** The rules have changed during the match; shown until the next decision. */
function Updated({ snapshot }: Pick<BannersProps, 'snapshot'>) {
  const say = useSay();
  const [read, setRead] = useState<number | null>(null);
  const { position, info } = snapshot;
  const { update } = info;
  const isTold = update?.n === position.n && read !== position.epoch && position.ending === null;
  return (
    <div role="status">
      {isTold && (
        <section className={css.banner}>
          <p>{say('match.updated', { dropped: update.dropped })}</p>
          <div className={css.acts}>
            <button
              type="button"
              className={controls.button}
              onClick={() => setRead(position.epoch)}
            >
              {say('match.gotIt')}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

/** A proposal that needs everybody's consent. */
function Consent({
  host,
  snapshot,
  teller,
  decision,
  proposal,
}: BannersProps & { readonly proposal: Proposal }) {
  const say = useSay();
  const { mine, viewer } = snapshot;
  const asked = say(`match.proposal.${meaningOf(proposal, snapshot)}`, {
    name: teller.player(proposal.by),
  });
  const mayAnswer =
    mine.includes(viewer) && proposal.by !== viewer && !proposal.agreed.includes(viewer);
  return (
    <section className={css.banner} role="alertdialog" aria-label={asked}>
      <p>{asked}</p>
      {mayAnswer ? (
        <div className={css.acts}>
          <button
            type="button"
            className={controls.lit}
            onClick={() => decision.send(() => host.consent(viewer, true))}
          >
            {say('match.agree')}
          </button>
          <button
            type="button"
            className={controls.button}
            onClick={() => decision.send(() => host.consent(viewer, false))}
          >
            {say('match.disagree')}
          </button>
        </div>
      ) : (
        <p className={css.quiet}>{say('match.waitingConsent')}</p>
      )}
    </section>
  );
}

/** The end of a rated match by agreement counts. */
function meaningOf({ what }: Proposal, { info }: Snapshot): string {
  if (what === 'undo' || !info.rated) return what;
  const hasBots = info.seats.some(
    ({ player, standIn, conceded }) => player === 'bot' && !standIn && !conceded,
  );
  return hasBots ? 'drawBehindBots' : 'draw';
}

/** How many lines to show on return; nobody reads more. */
const LINES = 8;

/** What happened since my last visit. */
function Recap({ id, snapshot, teller }: BannersProps) {
  const say = useSay();
  const [missed, setMissed] = useState<readonly LogEntry[]>(() => missedBy(id, snapshot));
  const { n, ending } = snapshot.position;
  useEffect(() => {
    if (ending !== null) forgetSeen(id);
    else if (document.visibilityState === 'visible') see(id, n);
  }, [id, n, ending]);
  if (missed.length === 0) return null;
  return (
    <section className={css.banner} aria-label={say('match.recap')}>
      <h2>{say('match.recap')}</h2>
      <ul>
        {missed.slice(-LINES).map((entry, i) => (
          <li key={i}>{teller.event(entry)}</li>
        ))}
      </ul>
      <button type="button" className={controls.button} onClick={() => setMissed([])}>
        {say('match.gotIt')}
      </button>
    </section>
  );
}

function missedBy(id: string, { log, mine, position }: Snapshot): readonly LogEntry[] {
  const seen = lastSeen(id);
  if (mine.length === 0 || position.ending !== null || seen === null || seen >= position.n)
    return [];
  return log.filter((entry) => entry.n >= seen);
}
