import { type BoardProps, TargetArea } from '@tablewright/board';
import type { Ti4 } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { SetupAside } from '../setup/SetupPanel.tsx';
import { Sheets } from '../sheets/Sheets.tsx';
import styles from '../sheets/sheets.module.css';

/** The sheets: objectives, technologies, factions, strategy cards, players. */
export function Aside(props: BoardProps<Ti4>) {
  return (
    <TargetArea
      className={styles.aside}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <Paints />
      {props.state.phase === 'setup' ? (
        <section className={styles.sheet} aria-label={props.teller.say('where.setup')} tabIndex={0}>
          <SetupAside {...props} />
        </section>
      ) : (
        <Sheets {...props} />
      )}
    </TargetArea>
  );
}
