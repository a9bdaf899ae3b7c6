import type { Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useEffect, useRef, useState } from 'react';

/** Announces to screen readers what has just happened and what is asked. */
export function Announcer({
  snapshot,
  teller,
}: {
  readonly snapshot: Snapshot;
  readonly teller: Teller;
}) {
  const [spoken, setSpoken] = useState('');
  const heard = useRef(snapshot.position.n);
  const { log, position } = snapshot;
  useEffect(() => {
    const fresh = log.filter((entry) => entry.n >= heard.current);
    heard.current = position.n;
    const asked = position.question === null ? [] : [teller.prompt(position.question)];
    setSpoken([...fresh.map((entry) => teller.event(entry)), ...asked].join(' '));
  }, [log, position, teller]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {spoken}
    </div>
  );
}
