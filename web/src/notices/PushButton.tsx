import { useEffect, useState } from 'react';
import { Icon } from '@tablewright/board';
import { controls } from '../app/controls.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { useAct } from '../people/useAct.ts';
import { pushState, type PushState, startPush, stopPush } from './push.ts';

/** Asks the browser for permission only when somebody presses it. */
export function PushButton({ pushKey }: { pushKey: string }) {
  const say = useSay();
  const locale = useLocale();
  const [state, setState] = useState<PushState | null>(null);
  const act = useAct();
  useEffect(() => {
    pushState().then(setState, () => setState('impossible'));
  }, []);
  if (state === null) return null;
  const change = (): void => {
    void act.run(async () =>
      setState(await (state === 'on' ? stopPush() : startPush(pushKey, locale))),
    );
  };
  return (
    <div className="people-form">
      {(state === 'on' || state === 'off') && (
        <div className="people-buttons">
          <button
            type="button"
            className={controls.button}
            aria-pressed={state === 'on'}
            disabled={act.isPending}
            onClick={change}
          >
            <Icon name={state === 'on' ? 'check' : 'bell'} />
            {say(state === 'on' ? 'push.stop' : 'push.start')}
          </button>
        </div>
      )}
      <p className="people-hint" role="status">
        {say(`push.${state}`)}
      </p>
      <Outcome act={act} />
    </div>
  );
}
