import type { Core } from '@tablewright/engine';
import type { DeskView, OfferView } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useState } from 'react';
import { useBlocks } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import type { MatchHost, Picture } from '../host/host.ts';
import { type Draft, emptyDraft, OfferForm } from './OfferForm.tsx';
import css from './panel.module.css';
import type { Decision } from './useDecision.ts';

interface DealDeskProps {
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly desk: DeskView;
  readonly game: string;
  readonly teller: Teller;
  readonly send: Decision['send'];
}

/** Offers to and from the viewer, and a form for another. Nothing here keeps the match from going on. */
export function DealDesk({ host, snapshot, desk, game, teller, send }: DealDeskProps) {
  const say = useSay();
  const { viewer } = snapshot;
  const partners = usePartners(snapshot, desk, game);
  const [draft, setDraft] = useState<Draft | null>(null);
  const partner = partners.find(({ seat }) => seat === draft?.to);
  const isAlive = ({ state }: OfferView): boolean => state === 'open' || state === 'signed';
  const past = desk.offers.filter((offer) => !isAlive(offer));
  const act = (what: 'sign' | 'refuse' | 'withdraw', { id }: OfferView): void =>
    send(() => host[what](viewer, id));
  return (
    <section className={css.panel} aria-label={say('deals.title')}>
      <h2>{say('deals.title')}</h2>
      {desk.offers.filter(isAlive).map((offer) => (
        <Offer key={offer.id} {...{ offer, snapshot, desk, game, teller }}>
          {offer.state === 'open' && offer.to === viewer ? (
            <>
              <button type="button" className={controls.lit} onClick={() => act('sign', offer)}>
                {say('deals.sign')}
              </button>
              <button
                type="button"
                className={controls.button}
                onClick={() => act('refuse', offer)}
              >
                {say('deals.refuse')}
              </button>
              <button
                type="button"
                className={controls.button}
                onClick={() => setDraft(counterTo(offer))}
              >
                {say('deals.counter')}
              </button>
            </>
          ) : (
            <button
              type="button"
              className={controls.button}
              onClick={() => act('withdraw', offer)}
            >
              {say('deals.withdraw')}
            </button>
          )}
        </Offer>
      ))}
      {draft === null || partner === undefined ? (
        <div className={css.partners} role="group" aria-label={say('deals.with')}>
          {partners.map(({ seat }) => (
            <button
              key={seat}
              type="button"
              className={controls.button}
              onClick={() => setDraft(emptyDraft(seat))}
            >
              {say('deals.offerTo', { name: teller.player(seat) })}
            </button>
          ))}
        </div>
      ) : (
        <OfferForm
          {...{ snapshot, partner, game, teller, draft }}
          onChange={setDraft}
          onCancel={() => setDraft(null)}
          onOffer={(offer) => {
            send(async () => {
              await host.offer(viewer, offer);
              // What is refused can be mended, and another draft begun meanwhile stays.
              setDraft((now) => (now === draft ? null : now));
            });
          }}
        />
      )}
      {past.length > 0 && (
        <details>
          <summary>{say('deals.history')}</summary>
          {past.toReversed().map((offer) => (
            <Offer key={offer.id} {...{ offer, snapshot, desk, game, teller }} />
          ))}
        </details>
      )}
    </section>
  );
}

/** What could be exchanged changes with every move: the book of the rules knows it as of now. */
function usePartners(
  { viewer, position }: Picture,
  { partners }: DeskView,
  game: string,
): DeskView['partners'] {
  const deals = useGame(game, 'rules')?.deals;
  if (deals === undefined) return partners;
  const view = position.state as Core;
  return partners.map(({ seat }) => ({
    seat,
    mine: deals.tradable(view, viewer, seat),
    theirs: deals.tradable(view, seat, viewer),
  }));
}

/** The same things the other way round, as a start. */
function counterTo({ id, from, gives, wants }: OfferView): Draft {
  return { ...emptyDraft(from), gives: wants, wants: gives, counters: id };
}

function Offer({
  offer,
  snapshot,
  desk,
  game,
  teller,
  children,
}: Pick<DealDeskProps, 'snapshot' | 'desk' | 'game' | 'teller'> & {
  readonly offer: OfferView;
  readonly children?: React.ReactNode;
}) {
  const say = useSay();
  const clauses = useGame(game, 'clauses');
  const { viewer, info } = snapshot;
  const { from, to, gives, wants, words, state, waits, on } = offer;
  const isBlocked = useBlocks().some(({ name }) => name === info.seats[from].name);
  const tied = useGame(game, 'rules')?.options?.spell(on ?? '') ?? null;
  const partner = from === viewer ? to : from;
  const { mine = [], theirs = [] } = desk.partners.find(({ seat }) => seat === partner) ?? {};
  const known = [...mine, ...theirs];
  const list = (lots: OfferView['gives']): string =>
    lots.length === 0
      ? say('deals.nothing')
      : teller.list(
          lots.map(({ thing, count }) => {
            const one = known.find((each) => each.thing === thing);
            const name = one ? teller.option(one) : teller.name(thing);
            // A single card goes by its name alone.
            return count === 1 && one?.target !== undefined ? name : `${count} × ${name}`;
          }),
        );
  return (
    <article className={css.offer} data-state={state}>
      <h3>
        {from === viewer
          ? say('deals.youOffer', { name: teller.player(to) })
          : say('deals.offersYou', { name: teller.player(from) })}
      </h3>
      <p>{say('deals.terms', { gives: list(gives), wants: list(wants) })}</p>
      {tied !== null && (
        <p>{say('deals.on', { name: teller.player(from), what: teller.option(tied) })}</p>
      )}
      {words !== '' && (
        <p className={css.words}>
          {isBlocked ? (
            <i>{say('match.hidden')}</i>
          ) : (
            <>
              <q>{words}</q> <small>{say('deals.notBinding')}</small>
            </>
          )}
        </p>
      )}
      <p className={css.note}>
        {say(`deals.state.${state}`)}
        {(state === 'open' || state === 'signed') &&
          waits !== null &&
          ` ${say('deals.waits')} ${waits === 'not-now' ? say('deals.notNow') : (clauses?.[waits] ?? waits)}`}
      </p>
      {children !== undefined && <div className={css.acts}>{children}</div>}
    </article>
  );
}
