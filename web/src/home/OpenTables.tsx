import { Icon, SeatMedal } from '@tablewright/board';
import type { TableView } from '@tablewright/protocol';
import { Link } from 'wouter';
import { controls } from '../app/controls.tsx';
import { NameLink } from '../app/NameLink.tsx';
import { useSay } from '../app/text.tsx';
import { useTermsText } from '../table/terms.ts';
import css from './OpenTables.module.css';
import { useNewTable } from './useNewTable.ts';
import { usePlayChoice } from './play-choice.ts';

interface OpenTablesProps {
  readonly tables: readonly TableView[] | undefined;
  /** What a new table is for; the game that was chosen last unless told. */
  readonly game?: string;
}

export function OpenTables({ tables, game }: OpenTablesProps) {
  const say = useSay();
  const newTable = useNewTable();
  const chosen = usePlayChoice((choice) => choice.game);
  return (
    <section aria-labelledby="tables">
      <h2 id="tables">{say('home.tables')}</h2>
      {tables?.length === 0 && <p className={css.none}>{say('home.tables.none')}</p>}
      <ul className={css.tables}>
        {tables?.map((table) => (
          <TableRow key={table.id} table={table} />
        ))}
      </ul>
      <button
        type="button"
        className={`${controls.button} ${css.new}`}
        disabled={newTable.isPending}
        onClick={() => newTable.open(game ?? chosen)}
      >
        <Icon name="table" />
        {say('home.newTable')}
      </button>
      <p role="alert" className={css.problem}>
        {newTable.problem}
      </p>
    </section>
  );
}

function TableRow({ table }: { table: TableView }) {
  const say = useSay();
  const terms = useTermsText(table.clock);
  const persons = table.seats.filter((seat) => seat.kind === 'person');
  const owner = persons.find(({ id }) => id === table.host) ?? persons[0];
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  const name = owner?.name ?? say('table.nobody');
  return (
    <li className={css.table} data-game={table.game}>
      <span className={css.words}>
        <b>
          <NameLink name={name} page={owner?.account === true ? name : null} />
        </b>
        <span>
          <span className={css.tag}>{say(`game.${table.game}`)}</span> {terms}
          {table.hints && <span className={css.tag}>{say('home.tables.hints')}</span>}
        </span>
      </span>
      <span className={css.seats}>
        <span className="visually-hidden">{say('home.tables.free', { count: free })}</span>
        {table.seats.map(({ kind }, seat) =>
          kind === 'free' ? (
            <FreeSeat key={seat} />
          ) : (
            <SeatMedal key={seat} seat={seat} size={18} />
          ),
        )}
      </span>
      <Link
        className={controls.button}
        href={`/t/${table.id}`}
        aria-label={say('home.tables.sitWith', { name })}
      >
        {say('home.tables.sit')}
      </Link>
    </li>
  );
}

function FreeSeat() {
  return (
    <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
      <circle
        cx="10"
        cy="10"
        r="8.2"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.6"
        strokeDasharray="3.5 3"
      />
    </svg>
  );
}
