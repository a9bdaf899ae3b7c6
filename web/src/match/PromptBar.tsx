import { Glossed, Icon } from '@tablewright/board';
import type { OfferedOption } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import type { ReactNode } from 'react';
import { controls } from '../app/controls.tsx';
import { listOf } from '../app/format.ts';
import { useLocale, useSay } from '../app/text.tsx';
import type { MatchHost } from '../host/host.ts';
import css from './prompt.module.css';
import type { Decision } from './useDecision.ts';
import { WarningActs, WarningText } from './Warned.tsx';

interface PromptBarProps {
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  readonly teller: Teller;
  readonly decision: Decision;
  /** Replaces the sentence for the moment: on a phone nothing else covers the board. */
  readonly strip?: ReactNode;
  /** The pieces of a plan. */
  readonly pieces?: ReactNode;
  /** Buttons after the answers. */
  readonly children?: ReactNode;
  /** Beside undo. */
  readonly advice?: ReactNode;
}

/** One sentence under the board, with the options. */
export function PromptBar(props: PromptBarProps) {
  const { snapshot, teller, decision, strip, pieces, children, advice } = props;
  const say = useSay();
  const { chosen, warnings, dismiss, take } = decision;
  const { position, mine } = snapshot;
  const isMine = position.question !== null && position.ending === null;
  const answers = decision.chosen
    ? [decision.chosen]
    : decision.choices.length > 0
      ? decision.choices
      : decision.buttons;
  const mayUndo = mine.length > 0 && position.undo !== 'nothing';
  return (
    <section
      className={css.prompt}
      data-mine={isMine}
      data-choosing={decision.chosen !== null || decision.choices.length > 0}
      data-sending={decision.sent !== null}
      data-keep-clear
      aria-label={say('match.prompt')}
    >
      <div className={css.say} tabIndex={-1} data-prompt>
        {warnings.length > 0 ? (
          <WarningText {...{ warnings, teller }} game={snapshot.info.game} />
        ) : (
          <>
            {strip ?? (
              <Sentence {...{ snapshot, teller, decision }} isPlanning={pieces !== undefined} />
            )}
            {pieces}
          </>
        )}
      </div>
      <div className={css.side}>
        <div className={css.acts}>
          {chosen !== null && warnings.length > 0 && (
            <WarningActs answer={chosen.key} onBack={dismiss} onGo={() => take(chosen)} />
          )}
          {isMine &&
            warnings.length === 0 &&
            answers.map((option) => (
              <Answer
                key={option.key}
                lit={isNext(option, decision)}
                {...{ option, teller, decision }}
              />
            ))}
          {(decision.chosen !== null || decision.choices.length > 0) && warnings.length === 0 && (
            <button type="button" className={controls.button} onClick={dismiss}>
              {say('match.cancel')}
            </button>
          )}
          {children}
        </div>
        {advice}
        {mayUndo && <Undo right={position.undo} onUndo={decision.undo} />}
      </div>
    </section>
  );
}

/** Only the way on shines: a confirmation, or the one answer there is. What lies beside the board's options does not. */
function isNext(option: OfferedOption, { chosen, options }: Decision): boolean {
  return chosen === option || options.length === 1;
}

/** Always last; an icon on a phone, so that the options have room. */
function Undo({
  right,
  onUndo,
}: {
  readonly right: Snapshot['position']['undo'];
  readonly onUndo: () => void;
}) {
  const say = useSay();
  const label = right === 'free' ? say('match.undo') : say('match.askUndo');
  return (
    <button
      type="button"
      className={`${controls.quiet} ${css.undo}`}
      aria-label={label}
      title={label}
      onClick={onUndo}
    >
      <Icon name="undo" />
      <span>{label}</span>
    </button>
  );
}

function Answer({
  option,
  lit,
  teller,
  decision,
}: {
  readonly option: OfferedOption;
  readonly lit: boolean;
  readonly teller: Teller;
  readonly decision: Decision;
}) {
  const say = useSay();
  const text = teller.option(option);
  return (
    <button
      type="button"
      className={lit ? controls.lit : controls.button}
      data-answer={option.key}
      data-primary={lit}
      data-suggested={decision.suggested.has(option.key) || undefined}
      aria-disabled={decision.sent !== null}
      onClick={() => decision.take(option)}
      // Not during a press: the preview text would move the button from under the finger.
      onFocus={({ target }) => target.matches(':focus-visible') && decision.preview(option.key)}
      onBlur={() => decision.preview(null)}
    >
      {decision.chosen === option ? say('match.confirm', { what: text }) : text}
    </button>
  );
}

interface SentenceProps extends Pick<PromptBarProps, 'snapshot' | 'teller' | 'decision'> {
  readonly isPlanning: boolean;
}

function Sentence({ snapshot, teller, decision, isPlanning }: SentenceProps) {
  const say = useSay();
  const locale = useLocale();
  const { position } = snapshot;
  if (position.ending !== null) return <p className={css.ask}>{say('match.over')}</p>;
  if (position.question === null) {
    const names = position.asked.map(({ seat }) => teller.player(seat));
    if (names.length === 0) return null;
    return <p className={css.wait}>{say('match.waitingFor', { names: listOf(names, locale) })}</p>;
  }
  return (
    <>
      <p className={css.ask}>
        <Glossed text={teller.prompt(position.question)} />
      </p>
      {!(isPlanning && isUsual(decision)) && (
        <p className={css.note} data-usual={isUsual(decision)}>
          {noteOf(decision, teller, say)}
        </p>
      )}
    </>
  );
}

/** Only the reminder to follow the light. */
const isUsual = ({ problem, thinking, hint, chosen, previewed }: Decision): boolean =>
  problem === null && !thinking && hint === null && chosen === null && previewed === null;

/** The consequence, not a repetition: a refusal, a suggestion, or where to press. */
function noteOf(decision: Decision, teller: Teller, say: ReturnType<typeof useSay>): string {
  if (decision.problem !== null) return say(`match.refused.${decision.problem.code}`);
  if (decision.thinking) return say('match.thinking');
  if (decision.hint !== null) {
    const { key, options } = decision.hint;
    const best = options.find((option) => option.key === key);
    const offered = decision.options.find((option) => option.key === key);
    if (best !== undefined && offered !== undefined) {
      const share = Math.round(best.value * 100);
      return say('match.suggestion', {
        what: teller.option(offered),
        share,
        playouts: best.visits,
      });
    }
  }
  if (decision.chosen !== null) return say('match.confirmNote');
  if (decision.previewed !== null) return teller.option(decision.previewed);
  return decision.buttons.length < decision.options.length ? say('match.followTheLight') : '';
}
