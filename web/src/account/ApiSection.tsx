import { Link } from 'wouter';
import { useSay } from '../app/text.tsx';
import { useScrollToHash } from '../app/useScrollToHash.ts';

/** For people who write programs that play. */
export default function ApiSection() {
  const say = useSay();
  useScrollToHash();
  return (
    <>
      <h2 id="api">{say('api.title')}</h2>
      <p>{say('api.text')}</p>
      <p>
        <a href="/api/openapi.json">{say('api.routes')}</a>
        {' · '}
        <a href="/api/open-data">{say('api.data')}</a>
        {' · '}
        <Link href="/account#tokens">{say('api.tokens')}</Link>
      </p>
    </>
  );
}
