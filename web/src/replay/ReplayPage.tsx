import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Splash } from '../app/Splash.tsx';
import { localMatch } from '../host/local.ts';
import { remoteMatch } from '../host/open.ts';
import { MatchUnavailable } from '../match/MatchUnavailable.tsx';
import { OpenJournal } from './OpenJournal.tsx';
import { ReplayScreen } from './ReplayScreen.tsx';
import type { Source } from './source.ts';

/** `/replay/m/:id`, `/replay/local/:id`, or `/replay` for a journal from a file. `?n=57` is a moment. */
export default function ReplayPage() {
  const [path] = useLocation();
  const [, , kind, id] = path.split('/');
  const n = Number(new URLSearchParams(useSearch()).get('n') ?? '0') || 0;
  const [file, setFile] = useState<Source | null>(null);
  if (kind === 'm' || kind === 'local') return <Stored key={path} kind={kind} id={id} n={n} />;
  return file === null ? (
    <OpenJournal onOpen={setFile} />
  ) : (
    <ReplayScreen source={file} first={n} />
  );
}

function Stored({
  kind,
  id,
  n,
}: {
  readonly kind: 'm' | 'local';
  readonly id: string;
  readonly n: number;
}) {
  const [source, setSource] = useState<Source | 'gone' | null>(null);
  useEffect(() => {
    const host = kind === 'm' ? remoteMatch(id) : localMatch(id);
    const stop = host.subscribe(() => {
      if (host.connection === 'refused') setSource('gone');
    });
    host.replay().then(
      (replay) => setSource({ replay, journal: () => host.journal() }),
      () => setSource('gone'),
    );
    return () => {
      stop();
      host.close();
    };
  }, [kind, id]);
  if (source === 'gone') return <MatchUnavailable />;
  return source === null ? <Splash /> : <ReplayScreen source={source} first={n} />;
}
