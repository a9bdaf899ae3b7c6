import { type Notice, NOTICES } from '@tablewright/protocol';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { countUnread } from '../api.ts';
import { ago } from '../app/format.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { Panel, PeoplePage } from '../people/PeoplePage.tsx';
import { NoticeSettingsPanel } from './Settings.tsx';
import { useNoticeWords } from './words.ts';

/** Notices and their settings. */
export function NoticesPage() {
  const say = useSay();
  const { data } = useQuery({ queryKey: ['notices'], queryFn: people.notices });
  const notices = data?.notices;
  const news = useNews(notices);
  return (
    <PeoplePage
      title={say('notices.title')}
      mark={<Disc icon="bell" size="big" />}
      lead={say('notices.lead')}
    >
      <div className="people-two">
        <Panel id="list" title={say('notices.list')}>
          {notices?.length === 0 && <p className="people-hint">{say('notices.none')}</p>}
          <ul className="notices-notices">
            {notices?.map((notice) => (
              <Row key={notice.id} notice={notice} isNew={news.has(notice.id)} />
            ))}
          </ul>
        </Panel>
        <NoticeSettingsPanel />
      </div>
    </PeoplePage>
  );
}

/** Marks notices as read, but shows what was new while the page is open. */
function useNews(notices: readonly Notice[] | undefined): ReadonlySet<string> {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const unread = notices?.filter(({ read }) => !read) ?? [];
    if (unread.length === 0) return;
    setNews((before) => new Set([...before, ...unread.map(({ id }) => id)]));
    const until = Math.max(...unread.map(({ at }) => at));
    people.readNotices(until).then(
      () => countUnread(0),
      () => undefined,
    );
  }, [notices]);
  return news;
}

function Row({ notice, isNew }: { notice: Notice; isNew: boolean }) {
  const say = useSay();
  const locale = useLocale();
  const { words, path } = useNoticeWords()(notice);
  return (
    <li>
      <Link href={path} className="notices-notice" data-new={isNew}>
        <Disc icon={NOTICES[notice.kind].icon} />
        <span className="notices-words">
          <span>{words}</span>
          <small>
            {isNew && <b>{say('notices.new')} · </b>}
            {ago(notice.at, locale)}
          </small>
        </span>
      </Link>
    </li>
  );
}
