import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from '@tablewright/board';
import { useSay } from '../app/text.tsx';
import { PLAYABLE } from '../games.ts';
import { clausePath } from '../rules/clausePath.ts';
import css from './Facts.module.css';

/** A clause that beginners run into soon. */
const { id: GAME, exampleClause: CLAUSE = '' } =
  PLAYABLE.find(({ exampleClause }) => exampleClause !== undefined) ?? PLAYABLE[0];

export function Facts() {
  const say = useSay();
  return (
    <section className={css.facts} aria-label={say('home.facts')}>
      <Fact to="/learn" icon="leaf" title={say('home.learn.title')}>
        {say('home.learn.text')}
      </Fact>
      <Fact to={clausePath(GAME, CLAUSE)} icon="ask" title={say('home.why.title')}>
        {say('home.why.text')} <span className={css.clause}>{CLAUSE}</span>
      </Fact>
      <Fact to="/about" icon="check" title={say('home.fair.title')}>
        {say('home.fair.text')}
      </Fact>
    </section>
  );
}

interface FactProps {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}

function Fact({ to, icon, title, children }: FactProps) {
  return (
    <Link href={to} className={css.fact}>
      <Icon name={icon} size={36} />
      <span>
        <b className={css.title}>{title}</b>
        <span className={css.text}>{children}</span>
      </span>
    </Link>
  );
}
