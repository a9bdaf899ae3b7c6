import { Icon } from '@tablewright/board';
import { type Notice, NOTICES } from '@tablewright/protocol';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/text.tsx';
import { Disc } from '../people/Disc.tsx';
import { useNoticeWords } from './words.ts';

const SHOWN_FOR = 15_000;

/** A new notice. It disappears by itself; the bell keeps it. */
export default function Toast({ notice, forget }: { notice: Notice; forget: () => void }) {
  const say = useSay();
  const { words, path } = useNoticeWords()(notice);
  useEffect(() => {
    const timer = setTimeout(forget, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice.id]);
  return (
    <div className="notices-toast" role="status">
      <Disc icon={NOTICES[notice.kind].icon} />
      <p>
        {words}
        <br />
        <Link href={path} onClick={forget}>
          {say('notices.open')}
        </Link>
      </p>
      <button type="button" className="notices-close" aria-label={say('close')} onClick={forget}>
        <Icon name="close" />
      </button>
    </div>
  );
}
