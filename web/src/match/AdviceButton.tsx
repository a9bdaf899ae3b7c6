import { type GameUi, Icon } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { Suspense, useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import { AdvicePanel } from './later.ts';
import css from './prompt.module.css';
import type { Decision } from './useDecision.ts';

interface AdviceButtonProps {
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly take: Decision['take'];
}

/** The way to a list of what can be done now, at questions that the game explains; an icon on a phone. */
export function AdviceButton({ host, snapshot, ui, teller, take }: AdviceButtonProps) {
  const say = useSay();
  const { question, n, epoch } = snapshot.position;
  const here = `${n}.${epoch}`;
  // It closes when the match moves on.
  const [openAt, setOpenAt] = useState('');
  if (question === null || ui.advice?.isFor(question) !== true) return null;
  const close = (): void => setOpenAt('');
  return (
    <>
      <button
        type="button"
        className={`${controls.quiet} ${css.advice}`}
        aria-label={say('advice.title')}
        title={say('advice.title')}
        onClick={() => setOpenAt(here)}
      >
        <Icon name="ask" />
        <span>{say('advice.title')}</span>
      </button>
      {openAt === here && (
        <Suspense>
          <AdvicePanel
            {...{ host, snapshot, question, teller, take }}
            advice={ui.advice}
            game={ui.id}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
