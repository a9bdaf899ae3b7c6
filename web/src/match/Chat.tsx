import { Icon, SeatMedal } from '@tablewright/board';
import type { ChatLine, Snapshot } from '@tablewright/protocol';
import { type FormEvent, Suspense, useState } from 'react';
import { isOnServer, useBlocks, useKnownMe, useSeatsWithPages } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { HostError } from '../host/client.ts';
import type { MatchHost } from '../host/host.ts';
import { ChatLineMenu } from './lazy.ts';
import css from './chat.module.css';

const LONGEST = 500;

export function Chat({
  host,
  snapshot,
}: {
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
}) {
  const say = useSay();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const blocked = useBlocks().map(({ name }) => name);
  const { info, mine, chat } = snapshot;
  const pages = useSeatsWithPages(info);
  const me = useKnownMe()?.name;
  const isMine = ({ seat, name }: ChatLine): boolean =>
    seat === null ? name === me : mine.includes(seat);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    host.chat(text).then(
      () => {
        setText('');
        setRefused(false);
      },
      (error: unknown) => setRefused(error instanceof HostError),
    );
  };

  return (
    <section className={css.chat}>
      <div role="log" aria-label={say('match.tab.chat')} className={css.lines}>
        <ol>
          {chat.length === 0 && <li className={css.empty}>{say('match.noChat')}</li>}
          {chat.map((line) => (
            <li key={line.id}>
              {line.seat === null ? <span /> : <SeatMedal seat={line.seat} size={18} />}
              <p>
                <b>{line.name}</b>{' '}
                {blocked.includes(line.name) ? <i>{say('match.hidden')}</i> : line.text}
              </p>
              {isOnServer(info.id) && !isMine(line) && (
                <Suspense>
                  <ChatLineMenu
                    line={line}
                    match={info.id}
                    hasPage={line.seat !== null && pages.has(line.seat)}
                  />
                </Suspense>
              )}
            </li>
          ))}
        </ol>
      </div>
      <form onSubmit={send}>
        <input
          className={css.input}
          aria-label={say('match.message')}
          aria-invalid={refused}
          value={text}
          maxLength={LONGEST}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className={controls.button} aria-label={say('match.send')}>
          <Icon name="send" />
        </button>
      </form>
      {refused && <p role="alert">{say('match.notSent')}</p>}
    </section>
  );
}
