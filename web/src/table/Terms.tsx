import type { TableView } from '@tablewright/protocol';
import { Suspense } from 'react';
import { Choice, Switch } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { gameOf } from '../games.ts';
import { RatedSwitch } from './lazy.ts';
import { ClockFields } from './ClockFields.tsx';
import { SetupFields } from './SetupFields.tsx';
import css from './Terms.module.css';
import type { Act } from './useActions.ts';

interface TermsProps {
  readonly table: TableView;
  readonly isOwner: boolean;
  readonly act: Act;
}

/** The terms of the match. Everybody sees them, the table owner changes them. */
export function Terms({ table, isOwner, act }: TermsProps) {
  const say = useSay();
  const { min, max } = gameOf(table.game)?.players ?? { min: 2, max: 2 };
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <section className={css.terms} aria-labelledby="terms">
      <h2 id="terms">{say('terms.title')}</h2>
      {!isOwner && <p className={css.note}>{say('terms.hostOnly')}</p>}
      <Switch
        label={say('terms.open')}
        hint={say(table.open ? 'terms.open.hint' : 'terms.private.hint')}
        on={table.open}
        disabled={!isOwner}
        onChange={(open) => act({ do: 'change', open })}
      />
      <Choice
        label={say('wish.seats')}
        values={counts.filter((count) => count >= people)}
        value={table.seats.length}
        disabled={!isOwner}
        say={String}
        onChange={(seats) => act({ do: 'change', seats })}
      />
      <ClockFields
        clock={table.clock}
        rated={table.rated}
        disabled={!isOwner}
        onChange={(clock) => act({ do: 'change', clock })}
      />
      <Suspense>
        <RatedSwitch {...{ table, isOwner, act }} />
      </Suspense>
      <Switch
        label={say('terms.hints')}
        hint={say(
          table.rated ? 'terms.hints.rated' : table.hints ? 'terms.hints.on' : 'terms.hints.off',
        )}
        on={table.hints}
        disabled={!isOwner || table.rated}
        onChange={(hints) => act({ do: 'change', hints })}
      />
      <h3>{say('terms.variants')}</h3>
      <SetupFields
        game={table.game}
        seats={table.seats.length}
        setup={table.setup}
        disabled={!isOwner}
        onChange={(setup) => act({ do: 'change', setup })}
      />
    </section>
  );
}
