import { Glossed, type Warning } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { useEffect, useRef } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import { useSettings } from '../settings/store.ts';
import css from './prompt.module.css';
import { mutedKind } from './useWarnings.ts';

/** What would go wrong, in place of the question; a player can switch off these kinds of warnings here. */
export function WarningText({
  warnings,
  game,
  teller,
}: {
  readonly warnings: readonly Warning[];
  readonly game: string;
  readonly teller: Teller;
}) {
  const say = useSay();
  const muted = useSettings((settings) => settings.muted);
  const change = useSettings((settings) => settings.change);
  const kinds = [...new Set(warnings.map(({ kind }) => mutedKind(game, kind)))];
  const isMuted = kinds.every((kind) => muted.includes(kind));
  const mute = (): void =>
    change({
      muted: isMuted
        ? muted.filter((kind) => !kinds.includes(kind))
        : [...new Set([...muted, ...kinds])],
    });
  return (
    <div role="alert" className={css.warning}>
      <p className={css.ask}>{say('warn.title')}</p>
      {warnings.map(({ kind, message }) => (
        <p key={`${kind} ${JSON.stringify(message)}`} className={css.warned}>
          <Glossed text={teller.say(message.id, message.about)} />
        </p>
      ))}
      <button type="button" className={css.mute} aria-pressed={isMuted} onClick={mute}>
        {say(isMuted ? 'warn.muted' : 'warn.mute')}
      </button>
    </div>
  );
}

/** Back, or on all the same. Back has the focus: a key that is still held does no harm. */
export function WarningActs({
  onBack,
  onGo,
  answer,
}: {
  readonly onBack: () => void;
  readonly onGo: () => void;
  /** The answer that is held back; none for a plan. */
  readonly answer?: string;
}) {
  const say = useSay();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <button ref={back} type="button" className={controls.lit} onClick={onBack}>
        {say('warn.back')}
      </button>
      <button
        type="button"
        className={controls.button}
        data-answer={answer}
        data-plan={answer === undefined ? 'confirm' : undefined}
        onClick={onGo}
      >
        {say('warn.anyway')}
      </button>
    </>
  );
}
