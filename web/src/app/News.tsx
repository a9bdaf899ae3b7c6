import { Suspense } from 'react';
import { lazyPeople } from './lazyPeople.ts';
import { useNews } from './useNews.ts';

const Toast = lazyPeople(() => import('../notices/Toast.tsx'));

/** Shows a notice that comes while any page is open. */
export default function News() {
  const { latest, forget } = useNews();
  return (
    <Suspense>
      {latest !== null && <Toast key={latest.id} notice={latest} forget={forget} />}
    </Suspense>
  );
}
