import type { Teller } from '@tablewright/text';
import type { ComponentType } from 'react';

/** A page of a game that needs no match, such as a calculator. All that it shows stands in its address. */
export type Tool = ComponentType<ToolProps>;

export interface ToolProps {
  readonly teller: Teller;
  /** The query of the address, without the question mark. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** The tools of a game, by the ids of its manifest. */
export type Tools = { readonly [id: string]: Tool };
