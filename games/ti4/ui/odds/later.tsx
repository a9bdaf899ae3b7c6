import { type BoardProps, lazyPart } from '@tablewright/board';
import { type ComponentProps, type ComponentType, Suspense } from 'react';
import type { Ti4 } from '../../rules/state.ts';

// The table is drawn and can be played before the calculator has come.
const load = () => import('./MatchOdds.tsx');

const Plan = lazyPart(() => load().then((odds) => ({ default: odds.PlanOdds })));
const Reach = lazyPart(() => load().then((odds) => ({ default: odds.ReachOdds })));
const Fight = lazyPart(() => load().then((odds) => ({ default: odds.FightOdds })));

export const PlanOdds = later<BoardProps<Ti4>>(Plan);
export const ReachOdds = later<ComponentProps<typeof Reach>>(Reach);
export const FightOdds = later<BoardProps<Ti4>>(Fight);

function later<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function Later(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
