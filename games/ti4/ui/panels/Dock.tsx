import { type BoardProps, TargetArea } from '@tablewright/board';
import type { Ti4 } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { Sheet, sheetAsked } from '../sheets/Sheet.tsx';
import sheets from '../sheets/sheets.module.css';
import { subjectOf } from './asked.ts';
import { Focus } from './Focus.tsx';
import { HandRow } from './HandRow.tsx';
import { StrategyRow } from './StrategyRow.tsx';
import styles from './dock.module.css';

/**
 * Below the prompt: the hand and the strategy cards. On a phone, the sheet that is asked about, else one system with everything in
 * it, or what is planned; the cards come first there while one of them can be taken.
 */
export function Dock(props: BoardProps<Ti4>) {
  const { state, layout, lights } = props;
  const isTall = layout === 'tall';
  const isAboutCards = [...lights].some(
    ([target, light]) => light === 'offered' && target.startsWith('strategy:'),
  );
  const isAlone = isAboutCards && subjectOf(props) === 'system' && !hasSystems(lights);
  const sheet = sheetAsked(props);
  return (
    <TargetArea
      className={styles.dock}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <Paints />
      <HandRow {...props} isFew={isTall} />
      {state.phase !== 'setup' && (!isTall || isAboutCards) && (
        <StrategyRow {...props} isFew={isTall && !isAlone} />
      )}
      {isTall && !isAlone && sheet === null && <Focus {...props} />}
      {isTall && sheet !== null && (
        <section className={sheets.sheet} data-layout={layout}>
          <Sheet {...props} sheet={sheet} />
        </section>
      )}
    </TargetArea>
  );
}

function hasSystems(lights: BoardProps<Ti4>['lights']): boolean {
  return [...lights].some(([target, light]) => light === 'offered' && target.startsWith('system:'));
}
