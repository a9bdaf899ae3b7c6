import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import css from './prompt.module.css';
import type { Decision } from './useDecision.ts';
import { WarningActs } from './Warned.tsx';
import type { Plan } from './usePlan.ts';

/** Sends a plan, or drops it. */
export function PlanActs({ plan, decision }: { readonly plan: Plan; readonly decision: Decision }) {
  const say = useSay();
  const { warnings, dismiss, confirm } = decision;
  if (warnings.length > 0) return <WarningActs onBack={dismiss} onGo={() => confirm(plan)} />;
  return (
    <>
      <button type="button" className={controls.button} onClick={plan.cancel}>
        {say('match.cancel')}
      </button>
      <button
        type="button"
        className={controls.lit}
        data-plan="confirm"
        disabled={!plan.isWhole}
        onClick={() => confirm(plan)}
      >
        {say('plan.confirm')}
      </button>
    </>
  );
}

/** The question is answered, but nothing has been sent. */
export function PlanReady() {
  return <p className={css.ask}>{useSay()('plan.ready')}</p>;
}
