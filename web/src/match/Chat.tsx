import { Icon, SeatMedal } from '@tablewright/board';
import type { Seat } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import { type FormEvent, Suspense, useState } from 'react';
import { isOnServer, useBlocks, useSeatsWithPages } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { listOf } from '../app/format.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { HostError } from '../host/client.ts';
import type { MatchHost } from '../host/host.ts';
import { ChatLineMenu } from './lazy.ts';
import { Receivers } from './Receivers.tsx';
import css from './chat.module.css';
import { useIsMine } from './useUnread.ts';

const LONGEST = 500;

export function Chat({
  host,
  snapshot,
}: {
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
}) {
  const say = useSay();
  const locale = useLocale();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const [to, setTo] = useState<readonly Seat[]>([]);
  const blocked = useBlocks().map(({ name }) => name);
  const { info, chat } = snapshot;
  const pages = useSeatsWithPages(info);
  const isMine = useIsMine(snapshot);

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    const sent = to.length === 0 ? host.chat(text) : host.whisper(text, to);
    sent.then(
      () => {
        // What was typed meanwhile stays.
        setText((now) => (now.startsWith(text) ? now.slice(text.length) : now));
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
                {line.to && (
                  <span className={css.to}>
                    {say('chat.onlyTo', {
                      names: listOf(
                        line.to.map((seat) => info.seats[seat].name),
                        locale,
                      ),
                    })}{' '}
                  </span>
                )}
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
      {info.whispers && snapshot.mine.length > 0 && (
        <Receivers {...{ snapshot, to }} onChange={setTo} />
      )}
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
