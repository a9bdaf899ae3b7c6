import { Icon } from '@tablewright/board';
import type { TableView } from '@tablewright/protocol';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { mySeat } from './Seats.tsx';
import css from './StartBar.module.css';
import type { Act } from './useActions.ts';

interface StartBarProps {
  readonly table: TableView;
  readonly me: string;
  readonly act: Act;
  readonly isPending: boolean;
}

/** One sentence about what is missing, and the buttons for it. */
export function StartBar({ table, me, act, isPending }: StartBarProps) {
  const say = useSay();
  const own = table.seats[mySeat(table, me)];
  const free = table.seats.filter(({ kind }) => kind === 'free').length;
  const waiting = table.seats.flatMap((seat) =>
    seat.kind === 'person' && seat.id !== me && !seat.ready ? [seat] : [],
  );
  const sits = own?.kind === 'person';
  const isOwner = table.host === me;
  const canStart = free === 0 && waiting.length === 0 && (sits || isOwner);
  const mustAct = canStart || !sits || (!isOwner && !own.ready);
  return (
    <div className={mustAct ? `${css.bar} ${css.lit}` : css.bar}>
      <p role="status">{sentence()}</p>
      <div className={css.actions}>
        {sits && !isOwner && (
          <button
            type="button"
            className={own.ready ? controls.button : controls.lit}
            aria-pressed={own.ready}
            onClick={() => act({ do: 'ready', ready: !own.ready })}
          >
            <Icon name="check" />
            {say(own.ready ? 'table.imNotReady' : 'table.imReady')}
          </button>
        )}
        {(isOwner || canStart) && (
          <button
            type="button"
            className={canStart ? controls.lit : controls.button}
            disabled={!canStart || isPending}
            onClick={() => act({ do: 'start' })}
          >
            <Icon name="play" />
            {say('table.start')}
          </button>
        )}
      </div>
    </div>
  );

  function sentence(): string {
    if (!sits && !isOwner) return say(free > 0 ? 'table.say.sit' : 'table.say.full');
    if (sits && !isOwner && !own.ready) return say('table.say.ready');
    if (free > 0) return say(isOwner ? 'table.say.freeHost' : 'table.say.free', { count: free });
    const others = waiting.filter(({ id }) => id !== table.host).map(({ name }) => name);
    if (others.length > 0) return say('table.say.waiting', { names: others.join(', ') });
    return say(canStart ? 'table.say.start' : 'table.say.hostStarts');
  }
}
