import type { Plugin } from 'esbuild';

/** What was bundled, and of which files. */
export interface Built {
  readonly main: string;
  readonly worker: string;
  readonly host: string;
  readonly inputs: readonly string[];
}

export function buildServer(options?: {
  readonly outdir?: string;
  readonly plugins?: Plugin[];
}): Promise<Built>;
