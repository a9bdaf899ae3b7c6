import { useDeferredValue, useMemo } from 'react';
import { Splash } from '../app/Splash.tsx';
import { screenTeller } from '../app/teller.ts';
import { useLocale } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import { Explained } from '../glossary/Explained.tsx';
import type { MatchHost } from '../host/host.ts';
import { MatchScreen } from './MatchScreen.tsx';
import { MatchUnavailable } from './MatchUnavailable.tsx';
import { useAway } from './useAway.ts';
import { useConnection, useHost, useSnapshot } from './useMatch.ts';
import { useQuietPass } from './useQuietPass.ts';

/** A match, on the server or in this browser. `open` must stay the same function while the page is shown. */
export default function MatchPage({
  id,
  open,
}: {
  readonly id: string;
  readonly open: () => MatchHost;
}) {
  const host = useHost(open);
  return host === null ? <Splash /> : <OpenMatch id={id} host={host} />;
}

function OpenMatch({ id, host }: { readonly id: string; readonly host: MatchHost }) {
  const snapshot = useSnapshot(host);
  const connection = useConnection(host);
  useQuietPass(host, snapshot);
  useAway(host, id, snapshot?.info.id === id);
  const game = snapshot?.info.game ?? '';
  const ui = useGame(game, 'ui');
  const text = useGame(game, 'text');
  const locale = useLocale();
  const names = snapshot?.info.seats.map((seat) => seat.name).join('\n') ?? '';
  const teller = useMemo(
    () => (text === undefined ? undefined : screenTeller(text, locale, names.split('\n'))),
    [text, locale, names],
  );
  // A table is a lot to render: the first time it is rendered in small pieces, so that the page stays responsive.
  const isReady = snapshot !== null && ui !== undefined && teller !== undefined;
  const isDrawn = useDeferredValue(isReady, false);
  if (connection === 'refused') return <MatchUnavailable />;
  if (!isReady || !isDrawn) return <Splash />;
  return (
    <Explained game={game}>
      <MatchScreen id={id} host={host} snapshot={snapshot} ui={ui} teller={teller} />
    </Explained>
  );
}
