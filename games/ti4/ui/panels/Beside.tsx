import { type BoardProps, TargetArea } from '@tablewright/board';
import type { Ti4 } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { useHasRoom } from '../board/useRoom.ts';
import { Choices, isDrafting } from '../setup/Choices.tsx';
import { subjectOf } from './asked.ts';
import { Focus } from './Focus.tsx';
import styles from './panels.module.css';

/** Beside the map, where there is room: what matters now. A combat gets more of it, and a draft always has some. */
export function Beside(props: BoardProps<Ti4>) {
  const hasRoom = useHasRoom();
  const isSetup = props.state.phase === 'setup';
  if (isSetup ? !isDrafting(props.state) : !hasRoom) return null;
  return (
    <TargetArea
      className={styles.beside}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <Paints />
      {isSetup ? (
        <section
          className={`${styles.column} ${styles.draft}`}
          aria-label={props.teller.say('where.setup')}
          tabIndex={0}
        >
          <Choices {...props} />
        </section>
      ) : (
        <div className={styles.column} data-subject={subjectOf(props)}>
          <Focus {...props} />
        </div>
      )}
    </TargetArea>
  );
}
