import type { GameUi } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { Suspense, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { RenewalNote } from '../app/RenewalNote.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import css from './banners.module.css';
import { Consent } from './later.ts';
import { Recap } from './Recap.tsx';
import type { Decision } from './useDecision.ts';
import { useConnection } from './useMatch.ts';
import type { Panels } from './usePanels.ts';
import type { Peek } from './usePeek.ts';

export interface BannersProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly decision: Decision;
  readonly panels: Panels;
  readonly peek: Peek;
}

/** Important facts besides the prompt, in a place of their own: above the log, on a phone above the board. */
export function Banners(props: BannersProps) {
  const { host, snapshot } = props;
  const connection = useConnection(host);
  const say = useSay();
  return (
    <div className={css.banners}>
      <div role="status">
        {connection !== 'open' && <p className={css.lost}>{say('match.lost')}</p>}
      </div>
      <RenewalNote className={css.banner} />
      <Updated snapshot={snapshot} />
      <Suspense>
        {snapshot.proposal && <Consent {...props} proposal={snapshot.proposal} />}
      </Suspense>
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
