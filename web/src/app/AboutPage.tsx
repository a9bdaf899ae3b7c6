import { Suspense } from 'react';
import css from './AboutPage.module.css';
import { GAMES } from '../games.ts';
import { lazyPeople } from './lazyPeople.ts';
import { useSay } from './text.tsx';
import { useTitle } from './title.ts';

const ApiSection = lazyPeople(() => import('../account/ApiSection.tsx'));

export default function AboutPage() {
  const say = useSay();
  useTitle(say('about.title'));
  return (
    <article className={css.about}>
      <h1>{say('about.title')}</h1>
      <p>{say('about.what')}</p>
      <h2>{say('about.fan.title')}</h2>
      <p>{say('about.fan.text')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('about.game')}</th>
            <th scope="col">{say('about.designer')}</th>
            <th scope="col">{say('about.publisher')}</th>
          </tr>
        </thead>
        <tbody>
          {GAMES.map(({ id, credits: { designers, publishers, box } }) => (
            <tr key={id}>
              <th scope="row">{say(`game.${id}`)}</th>
              <td>{designers.join(', ')}</td>
              <td>
                <a href={box}>{publishers.join(', ')}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <strong>{say('about.buy')}</strong>
      </p>
      <h2>{say('about.fair.title')}</h2>
      <p>{say('about.fair.text')}</p>
      <Suspense>
        <ApiSection />
      </Suspense>
      <h2>{say('about.licence.title')}</h2>
      <p>{say('about.licence.text')}</p>
    </article>
  );
}
