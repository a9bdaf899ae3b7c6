import { Icon } from '@tablewright/board';
import type { ChatLine, Snapshot } from '@tablewright/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useBlocks, useMe, useSeatsWithPages } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { listOf } from '../app/format.ts';
import { Menu, menuStyles } from '../app/Menu.tsx';
import { pageOf } from '../app/PersonMenu.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { signed } from '../player/signed.ts';
import { people } from './api.ts';
import { Outcome } from './Outcome.tsx';
import { ReportDialog } from './ReportDialog.tsx';
import { useAct } from './useAct.ts';

/** Menu items of a match: mute its notices, report a player. */
export function MatchItems({ id, snapshot }: { id: string; snapshot: Snapshot }) {
  const say = useSay();
  const client = useQueryClient();
  const [reporting, setReporting] = useState(false);
  const plays = snapshot.mine.length > 0;
  const pages = useSeatsWithPages(snapshot.info);
  const { data: mute } = useQuery({
    queryKey: ['mute', id],
    queryFn: () => people.muted(id),
    enabled: plays,
    retry: false,
  });
  const others = snapshot.info.seats
    .filter((_, seat) => pages.has(seat) && !snapshot.mine.includes(seat))
    .map(({ name }) => name);
  const toggle = async (): Promise<void> => {
    const muted = mute?.muted !== true;
    client.setQueryData(['mute', id], { muted });
    await people.mute(id, muted).catch(() => client.invalidateQueries({ queryKey: ['mute', id] }));
  };
  return (
    <>
      {mute !== undefined && (
        <button
          type="button"
          role="menuitem"
          className={menuStyles.item}
          onClick={() => void toggle()}
        >
          <Icon name={mute.muted ? 'bell' : 'mute'} />
          {say(mute.muted ? 'mute.end' : 'mute.do')}
        </button>
      )}
      {others.length > 0 && (
        <button
          type="button"
          role="menuitem"
          className={menuStyles.item}
          onClick={() => setReporting(true)}
        >
          <Icon name="flag" />
          {say('report.open')}
        </button>
      )}
      {reporting && <ReportDialog about={others} match={id} onClose={() => setReporting(false)} />}
    </>
  );
}

interface ChatLineMenuProps {
  readonly line: ChatLine;
  readonly match: string;
  /** Has an account, and so a page; can be blocked. */
  readonly hasPage: boolean;
}

/** Actions about the author of a chat line. */
export function ChatLineMenu({ line, match, hasPage }: ChatLineMenuProps) {
  const say = useSay();
  const client = useQueryClient();
  const [reporting, setReporting] = useState(false);
  const { name } = line;
  const blocked = useBlocks().some((one) => one.name === name);
  const block = async (): Promise<void> => {
    await (blocked ? people.unblock(name) : people.block(name)).catch(() => undefined);
    await client.invalidateQueries({ queryKey: ['blocks'] });
  };
  return (
    <>
      <Menu
        label={say('chat.menu', { name })}
        className="people-more"
        button={<Icon name="more" />}
      >
        {hasPage && (
          <>
            <a
              href={pageOf(name)}
              target="_blank"
              rel="noopener"
              role="menuitem"
              className={menuStyles.item}
            >
              {say('player.open', { name })}
            </a>
            <button
              type="button"
              role="menuitem"
              className={menuStyles.item}
              onClick={() => void block()}
            >
              {say(blocked ? 'block.end' : 'block.do')}
            </button>
          </>
        )}
        <button
          type="button"
          role="menuitem"
          className={menuStyles.item}
          onClick={() => setReporting(true)}
        >
          {say('report.open')}
        </button>
      </Menu>
      {reporting && (
        <ReportDialog
          about={[name]}
          match={match}
          line={line.id}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}

const LOOK_EVERY = 3000;

/** At the end of a match: players may ask for a rematch, and all see that somebody has. */
export function Rematch({ id, snapshot }: { id: string; snapshot: Snapshot }) {
  const say = useSay();
  const locale = useLocale();
  const [, go] = useLocation();
  const { data: me } = useMe();
  const act = useAct();
  const plays = snapshot.mine.length > 0;
  const { data } = useQuery({
    queryKey: ['rematch', id],
    queryFn: () => people.rematchOf(id),
    enabled: plays,
    refetchInterval: LOOK_EVERY,
    retry: false,
  });
  if (!plays) return null;
  const table = data?.table ?? null;
  const others = (table?.seats ?? []).flatMap((seat) =>
    seat.kind === 'person' && seat.id !== me?.id && (seat.here || seat.ready) ? [seat.name] : [],
  );
  const join = async (): Promise<void> => {
    const { id: to } = table ?? (await people.rematch(id));
    go(`/t/${to}`);
  };
  return (
    <div className="people-rematch" data-wanted={table !== null}>
      {table !== null && (
        <p role="status">
          {others.length > 0
            ? say('rematch.wanted', { names: listOf(others, locale), count: others.length })
            : say('rematch.set')}
        </p>
      )}
      <button
        type="button"
        className={controls.lit}
        disabled={act.isPending}
        onClick={() => void act.run(join)}
      >
        <Icon name="rotate" />
        {say(table === null ? 'rematch.same' : 'rematch.join')}
      </button>
      {table === null && <small>{say('rematch.note')}</small>}
      <Outcome act={act} />
      {me?.guest === true && <Link href="/account">{say('rematch.keep')}</Link>}
    </div>
  );
}

/** The rating change of a seat; nothing for an unrated match. */
export function RatingChange({ id, seat }: { id: string; seat: number }) {
  const say = useSay();
  const { data } = useQuery({
    queryKey: ['results', id],
    queryFn: () => people.results(id),
    retry: 3,
    retryDelay: 1000,
    staleTime: Infinity,
  });
  const result = data?.results.find((one) => one.seat === seat);
  if (result === undefined || result.rating === null || result.change === null) return null;
  return (
    <small className="people-change">
      {say('rating.changed', {
        rating: Math.round(result.rating),
        change: signed(result.change),
      })}
    </small>
  );
}
