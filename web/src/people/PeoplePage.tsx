import type { ReactNode } from 'react';
import { useTitle } from '../app/title.ts';

interface PeoplePageProps {
  readonly title: string;
  /** Beside the title. */
  readonly mark?: ReactNode;
  readonly lead?: ReactNode;
  /** Actions for the whole page. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** A page about people: its subject on the cloth, the rest below. */
export function PeoplePage({ title, mark, lead, acts, children }: PeoplePageProps) {
  useTitle(title);
  return (
    <div className="people-page">
      <header className="people-felt">
        <div className="people-head">
          {mark}
          <div className="people-title">
            <h1>{title}</h1>
            {lead !== undefined && <p>{lead}</p>}
          </div>
          {acts !== undefined && <div className="people-acts">{acts}</div>}
        </div>
      </header>
      <div className="people-body">{children}</div>
    </div>
  );
}

interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

export function Panel({ id, title, hint, children }: PanelProps) {
  return (
    <section id={id} className="people-panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {hint !== undefined && <p className="people-hint">{hint}</p>}
      {children}
    </section>
  );
}
