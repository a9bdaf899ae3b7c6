import type { Plugin } from 'esbuild';

export function withParley(): Promise<Plugin>;
