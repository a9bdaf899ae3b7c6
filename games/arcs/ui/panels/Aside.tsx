import { type BoardProps, TargetArea, useMotion } from '@tablewright/board';
import { useRef } from 'react';
import type { Arcs } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { Ambitions } from './Ambitions.tsx';
import { Court } from './Court.tsx';
import { Status } from './Status.tsx';
import { Supply } from './Supply.tsx';
import styles from './panels.module.css';

/** What lies beside the map for all: ambitions and who leads in each, the Court with its agents, resources in supply. */
export function Aside(props: BoardProps<Arcs>) {
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, props.state);
  return (
    <TargetArea
      ref={root}
      className={styles.aside}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <Paints />
      <Status {...props} />
      <Ambitions {...props} />
      <Court {...props} />
      <Supply {...props} />
    </TargetArea>
  );
}
