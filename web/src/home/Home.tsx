import { useTitle } from '../app/title.ts';
import { useScrollToHash } from '../app/useScrollToHash.ts';
import { Facts } from './Facts.tsx';
import { FirstVisit } from './FirstVisit.tsx';
import { Hero } from './Hero.tsx';
import css from './Home.module.css';
import { Posters } from './Posters.tsx';
import { Side } from './Side.tsx';

export default function Home() {
  useTitle(null);
  useScrollToHash();
  return (
    <div className={css.home}>
      <div className={css.felt}>
        <Hero />
        <FirstVisit />
        <Posters />
        <Facts />
      </div>
      <Side />
    </div>
  );
}
