import type { Proposal, Snapshot } from '@tablewright/protocol';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { BannersProps } from './Banners.tsx';
import css from './banners.module.css';

/** A proposal that needs everybody's consent. */
export function Consent({
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
