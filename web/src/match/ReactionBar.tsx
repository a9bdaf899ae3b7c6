import { type BoardProps, Glossed } from '@tablewright/board';
import type { Order, Seat } from '@tablewright/engine';
import type { ReactionsView } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import { minutes, useNow } from './Clock.tsx';
import css from './strip.module.css';
import type { Decision } from './useDecision.ts';
import type { Panels } from './usePanels.ts';

interface ReactionBarProps {
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly reactions: ReactionsView;
  readonly teller: Teller;
  readonly send: Decision['send'];
  readonly panels: Panels;
  readonly layout: BoardProps<unknown>['layout'];
}

/** More orders than these do not fit beside the words, or below them on a phone. */
const MOST_BUTTONS = { wide: 2, tall: 1 };

/**
 * Reactions are open. Everybody sees the same bar with the same time; only the viewer's own answer is added to it, so that
 * nobody can tell who is asked. Where several orders could answer from now on, their panel lists them; a phone
 * has it one press away.
 */
export function ReactionBar(props: ReactionBarProps) {
  const { host, snapshot, reactions, teller, send, panels, layout } = props;
  const say = useSay();
  const { viewer, mine, position, orders, info } = snapshot;
  const { question } = position;
  const { sealed } = reactions.mine;
  const answer = question?.options.find(({ key }) => key === sealed);
  const most = MOST_BUTTONS[layout];
  const fitting = question === null || sealed !== null ? [] : (orders?.fitting ?? []);
  return (
    <section
      className={css.bar}
      data-reactions
      data-sealed={sealed !== null || undefined}
      aria-label={say('reactions.title')}
    >
      <Ring reactions={reactions} at={snapshot.reactionsAt} />
      <div className={css.words} role="status">
        <h2>{say('reactions.title')}</h2>
        <p>
          <Glossed
            text={
              answer === undefined
                ? question === null
                  ? teller.prompt(reactions)
                  : say('reactions.yours')
                : say('reactions.sealed', { what: teller.option(answer) })
            }
          />
        </p>
      </div>
      {mine.includes(viewer) && (
        <div className={css.acts}>
          {fitting.length <= most &&
            fitting.map((order) => (
              <Always key={order.key} {...{ host, order, teller, send }} seat={viewer} />
            ))}
          {fitting.length > most && layout === 'wide' && (
            <button type="button" className={controls.quiet} onClick={() => panels.show('orders')}>
              {say('orders.here')}
            </button>
          )}
          {/* Where players have hours, nobody needs more time. */}
          {reactions.most !== null && info.clock.kind !== 'days' && (
            <Hold {...{ host, reactions, send }} seat={viewer} />
          )}
        </div>
      )}
    </section>
  );
}

/** Gives the order that answers this question now and from now on. */
function Always({
  host,
  order,
  teller,
  send,
  seat,
}: Pick<ReactionBarProps, 'host' | 'teller' | 'send'> & {
  readonly order: Order;
  readonly seat: Seat;
}) {
  const say = useSay();
  return (
    <button
      type="button"
      className={controls.quiet}
      onClick={() => send(() => host.order(seat, order.key, 'match'))}
    >
      {say('orders.always', { what: teller.option(order) })}
    </button>
  );
}

function Hold({
  host,
  reactions: { held, mine },
  send,
  seat,
}: Pick<ReactionBarProps, 'host' | 'reactions' | 'send'> & { readonly seat: Seat }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={controls.button}
      aria-pressed={mine.holding}
      disabled={held && !mine.holding}
      onClick={() => send(() => host.hold(seat, !mine.holding))}
    >
      {mine.holding ? say('reactions.letGo') : held ? say('reactions.held') : say('reactions.hold')}
    </button>
  );
}

const AROUND = 2 * Math.PI * 18;

/** The time that is left at most, as a ring and in figures. Before the least time is over the ring is dashed. */
function Ring({ reactions, at }: { readonly reactions: ReactionsView; readonly at?: number }) {
  const say = useSay();
  const { passed, least, most } = reactions;
  const now = useNow(most !== null || passed < least);
  const gone = passed + Math.max(0, now - (at ?? now));
  const left = most === null ? null : Math.max(0, most - gone);
  return (
    <div className={css.ring} role="timer" aria-label={say('reactions.time')}>
      <svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
        <circle cx="22" cy="22" r="18" className={css.track} data-early={gone < least} />
        {left !== null && (
          <circle
            cx="22"
            cy="22"
            r="18"
            className={css.left}
            strokeDasharray={AROUND}
            strokeDashoffset={AROUND * (1 - left / Math.max(1, most!))}
          />
        )}
      </svg>
      {left !== null && <time>{minutes(left)}</time>}
    </div>
  );
}
