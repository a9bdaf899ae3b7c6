import type { BoardProps } from '@tablewright/board';
import type { Ti4 } from '../../rules/state.ts';
import { useSystemInFocus } from '../board/focus.ts';
import { SetupPanel } from '../setup/SetupPanel.tsx';
import { subjectOf } from './asked.ts';
import { CombatPanel } from './CombatPanel.tsx';
import { CouncilPanel } from './CouncilPanel.tsx';
import { LandPanel } from './LandPanel.tsx';
import { LawStrip } from './LawStrip.tsx';
import { Loose } from './Loose.tsx';
import { MovePanel } from './MovePanel.tsx';
import { OpenCard } from './OpenCard.tsx';
import { PayPanel } from './PayPanel.tsx';
import { ProducePanel } from './ProducePanel.tsx';
import { SystemPanel } from './SystemPanel.tsx';
import { TokensPanel } from './TokensPanel.tsx';
import styles from './panels.module.css';

/** What matters now: the plan that is being made, the combat that is fought, else the system that is looked at. */
export function Focus(props: BoardProps<Ti4>) {
  const subject = subjectOf(props);
  const system = useSystemInFocus(props);
  if (props.state.phase === 'setup') return <SetupPanel {...props} />;
  return (
    <section className={styles.focus} data-subject={subject} data-layout={props.layout}>
      <OpenCard {...props} />
      <Loose {...props} />
      {subject === 'move' && <MovePanel {...props} />}
      {subject === 'land' && <LandPanel {...props} />}
      {subject === 'produce' && <ProducePanel {...props} />}
      {subject === 'pay' && <PayPanel {...props} />}
      {subject === 'tokens' && <TokensPanel {...props} />}
      {subject === 'combat' && <CombatPanel {...props} />}
      {subject === 'council' && <CouncilPanel {...props} />}
      {subject === 'system' && <SystemPanel {...props} system={system} />}
      <LawStrip {...props} />
    </section>
  );
}
