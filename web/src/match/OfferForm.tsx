import { Icon } from '@tablewright/board';
import type { Core, Lot, Seat, Tradable } from '@tablewright/engine';
import { type DeskView, LONGEST_WORDS } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useGame } from '../app/useGame.ts';
import type { OfferToMake, Picture } from '../host/host.ts';
import css from './panel.module.css';

/** An offer that is being put together. */
export type Draft = OfferToMake;

export const emptyDraft = (to: Seat): Draft => ({
  to,
  gives: [],
  wants: [],
  words: '',
  term: null,
  on: null,
  counters: null,
});

const HOUR = 3_600_000;
const TERMS = [null, HOUR / 6, 24 * HOUR, 72 * HOUR] as const;

interface OfferFormProps {
  readonly snapshot: Picture;
  readonly partner: DeskView['partners'][number];
  readonly game: string;
  readonly teller: Teller;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  readonly onCancel: () => void;
  readonly onOffer: (offer: OfferToMake) => void;
}

/** My things and theirs with steppers, words, a term; and why it would have to wait. */
export function OfferForm(props: OfferFormProps) {
  const { snapshot, partner, game, teller, draft, onChange, onCancel, onOffer } = props;
  const say = useSay();
  const rules = useGame(game, 'rules');
  const clauses = useGame(game, 'clauses');
  const { viewer, position } = snapshot;
  const { to, gives, wants, words, term, on } = draft;
  // A reaction is secret: no deal can be tied to it.
  const answers = position.reactions === undefined ? (position.question?.options ?? []) : [];
  // Words alone are for the chat: the room refuses them.
  const isEmpty = gives.length + wants.length === 0;
  const clause = isEmpty
    ? null
    : (rules?.deals?.forbids(position.state as Core, { from: viewer, to, gives, wants }, viewer) ??
      null);
  const things = (side: 'gives' | 'wants', label: string, all: readonly Tradable[]) => (
    <Things
      {...{ label, teller, all }}
      lots={draft[side]}
      onChange={(lots) => onChange({ ...draft, [side]: lots })}
    />
  );
  return (
    <form
      className={css.offer}
      aria-label={say('deals.offerTo', { name: teller.player(to) })}
      onSubmit={(event) => {
        event.preventDefault();
        onOffer({ ...draft, on: answers.some(({ key }) => key === on) ? on : null });
      }}
    >
      <h3>{say('deals.offerTo', { name: teller.player(to) })}</h3>
      {things('gives', say('deals.give'), partner.mine)}
      {things('wants', say('deals.want'), partner.theirs)}
      <label className={css.field}>
        {say('deals.words')}
        <input
          value={words}
          maxLength={LONGEST_WORDS}
          onChange={(event) => onChange({ ...draft, words: event.target.value })}
        />
      </label>
      <label className={css.field}>
        {say('deals.term')}
        <select
          value={String(term)}
          onChange={({ target }) =>
            onChange({ ...draft, term: target.value === 'null' ? null : Number(target.value) })
          }
        >
          {TERMS.map((one) => (
            <option key={String(one)} value={String(one)}>
              {say(`deals.term.${one === null ? 'match' : one / HOUR < 1 ? 'minutes' : 'days'}`, {
                count: one === null ? 0 : one / HOUR < 1 ? one / 60_000 : one / (24 * HOUR),
              })}
            </option>
          ))}
        </select>
      </label>
      {answers.length > 0 && (
        <label className={css.field}>
          {say('deals.tie')}
          <select
            value={on ?? ''}
            onChange={({ target }) =>
              onChange({ ...draft, on: target.value === '' ? null : target.value })
            }
          >
            <option value="">{say('deals.tie.none')}</option>
            {answers.map((option) => (
              <option key={option.key} value={option.key}>
                {teller.option(option)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={css.note}>
        {clause === null
          ? !isEmpty && say('deals.canBeNow')
          : `${say('deals.waits')} ${clauses?.[clause] ?? clause}`}
      </p>
      <div className={css.acts}>
        <button type="submit" className={controls.lit} disabled={isEmpty}>
          {say('deals.offer')}
        </button>
        <button type="button" className={controls.button} onClick={onCancel}>
          {say('match.cancel')}
        </button>
      </div>
    </form>
  );
}

function Things({
  label,
  teller,
  all,
  lots,
  onChange,
}: {
  readonly label: string;
  readonly teller: Teller;
  readonly all: readonly Tradable[];
  readonly lots: readonly Lot[];
  readonly onChange: (lots: readonly Lot[]) => void;
}) {
  const say = useSay();
  const countOf = (thing: string): number => lots.find((lot) => lot.thing === thing)?.count ?? 0;
  const step = (thing: string, count: number): void => {
    const others = lots.filter((lot) => lot.thing !== thing);
    onChange(count === 0 ? others : [...others, { thing, count }]);
  };
  return (
    <fieldset className={css.things}>
      <legend>{label}</legend>
      {all.length === 0 && <p className={css.note}>{say('deals.nothing')}</p>}
      {all.map(({ thing, most, message }) => {
        const count = countOf(thing);
        const name = teller.option({ message });
        return (
          <div key={thing} className={css.thing} data-chosen={count > 0}>
            <span>{name}</span>
            <button
              type="button"
              aria-label={say('deals.less', { thing: name })}
              disabled={count === 0}
              onClick={() => step(thing, count - 1)}
            >
              <Icon name="minus" />
            </button>
            <output aria-label={name}>{count}</output>
            <button
              type="button"
              aria-label={say('deals.more', { thing: name })}
              disabled={count >= most}
              onClick={() => step(thing, count + 1)}
            >
              <Icon name="plus" />
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}
