import type { Core, Order } from '@tablewright/engine';
import type { OrderScope, OrdersView } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useState } from 'react';
import { Choice, controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import type { MatchHost, Picture } from '../host/host.ts';
import css from './panel.module.css';
import type { Decision } from './useDecision.ts';

interface OrdersPanelProps {
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly orders: OrdersView;
  readonly game: string;
  readonly teller: Teller;
  readonly send: Decision['send'];
}

/** What the viewer wants done while away. */
export function OrdersPanel({ host, snapshot, orders, game, teller, send }: OrdersPanelProps) {
  const say = useSay();
  const clauses = useGame(game, 'clauses');
  const { given, fitting, scopes } = orders;
  const { viewer, position } = snapshot;
  // What the room has sent is as of then; the book of the rules knows what can be ordered now.
  const book = useGame(game, 'rules')?.orders;
  const offered = book?.offered(position.state as Core, viewer) ?? orders.offered;
  const [wished, setScope] = useState<OrderScope>('match');
  const scope = scopes.includes(wished) ? wished : scopes[0];
  const isGiven = ({ key }: Order): boolean => given.some((order) => order.key === key);
  const change = (key: string, lasting: OrderScope | null): void =>
    send(() => host.order(viewer, key, lasting));
  const isFitting = ({ key }: Order): boolean => fitting.some((order) => order.key === key);
  const list = (label: string, those: readonly Order[]) => (
    <ul className={css.list} aria-label={label}>
      {those.map((order) => (
        <li key={order.key}>
          <p>
            {teller.option(order)}
            {order.clause !== undefined && <small>{clauses?.[order.clause] ?? order.clause}</small>}
          </p>
          <button
            type="button"
            className={controls.button}
            disabled={order.clause !== undefined}
            aria-label={say('orders.give', { what: teller.option(order) })}
            onClick={() => change(order.key, scope)}
          >
            {say('orders.order')}
          </button>
        </li>
      ))}
    </ul>
  );
  const usual = offered.filter((order) => order.usual === true && !isGiven(order));
  const others = offered.filter((order) => !isGiven(order) && !isFitting(order));
  return (
    <section className={css.panel} aria-label={say('orders.title')}>
      <h2>{say('orders.title')}</h2>
      <p className={css.note}>{answerNow(orders, snapshot, teller, say)}</p>
      {given.length === 0 && <p className={css.note}>{say('orders.none')}</p>}
      <ul className={css.list}>
        {given.map((order) => (
          <li key={order.key}>
            <p>
              <b>{teller.option(order)}</b>
              <small>
                {say(`orders.scope.${order.scope}`)} · {say('orders.used', { count: order.used })}
              </small>
            </p>
            <button
              type="button"
              className={controls.button}
              aria-label={say('orders.takeBack', { what: teller.option(order) })}
              onClick={() => change(order.key, null)}
            >
              {say('orders.remove')}
            </button>
          </li>
        ))}
      </ul>
      {usual.length > 0 && (
        <button
          type="button"
          className={controls.button}
          onClick={() =>
            send(async () => {
              for (const { key } of usual) await host.order(viewer, key, scope);
            })
          }
        >
          {say('orders.usual', { count: usual.length })}
        </button>
      )}
      {scopes.length > 1 && (
        <Choice
          label={say('orders.scope')}
          values={scopes}
          value={scope}
          say={(one) => say(`orders.scope.${one}`)}
          onChange={setScope}
        />
      )}
      {fitting.length > 0 && (
        <>
          <h3>{say('orders.fitting')}</h3>
          {list(
            say('orders.fitting'),
            fitting.filter((order) => !isGiven(order)),
          )}
        </>
      )}
      <h3>{say('orders.offered')}</h3>
      {list(say('orders.offered'), others)}
    </section>
  );
}

/** What the orders would do now. */
function answerNow(
  { answer }: OrdersView,
  { position: { question } }: Picture,
  teller: Teller,
  say: ReturnType<typeof useSay>,
): string {
  const option = question?.options.find(({ key }) => key === answer);
  if (option !== undefined) return say('orders.answersNow', { what: teller.option(option) });
  return question === null ? say('orders.about') : say('orders.asksYou');
}
