import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
export const PEBBLES = fileURLToPath(new URL('../pebbles/', import.meta.url));
const NOT_COPIED = /^(data|deploy|docs)$|(^|\/)(node_modules|dist|\.git)$/;

/** A copy of the project, with the game of Pebbles below games/. */
export interface Copy {
  readonly folder: string;
  /** Runs a script of the copy; rejects where it fails. */
  node(...args: string[]): Promise<string>;
  /** The same, for one that may fail. */
  run(...args: string[]): Promise<{ readonly code: number; readonly output: string }>;
  remove(): void;
}

export async function copyProject(): Promise<Copy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablewright-house-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => !NOT_COPIED.test(path.relative(ROOT, source).split(path.sep).join('/')),
  });
  cpSync(PEBBLES, path.join(folder, 'games/pebbles'), { recursive: true });
  linkPackages(folder);
  const run: Copy['run'] = (...args) =>
    new Promise((resolve) => {
      const env = { ...process.env, LANG: 'en', NO_COLOR: '1' };
      execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), output: stdout + stderr }),
      );
    });
  return {
    folder,
    run,
    async node(...args) {
      const { code, output } = await run(...args);
      if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export function markAsInDevelopment({ folder }: Copy): void {
  const file = path.join(folder, 'games/pebbles/manifest.ts');
  const manifest = readFileSync(file, 'utf8');
  const id = "  id: 'pebbles',\n";
  writeFileSync(file, manifest.replace(id, `${id}  status: 'development',\n`));
}

/** As `npm install` would: what lies in node_modules, and links to the packages of the copy. */
function linkPackages(house: string): void {
  const ours = path.join(house, 'node_modules/@tablewright');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(path.join(ROOT, 'node_modules')))
    if (!['@tablewright', 'tablewright', '.cache', '.tablewright-installed'].includes(name))
      symlinkSync(
        path.join(ROOT, 'node_modules', name),
        path.join(house, 'node_modules', name),
        'junction',
      );
  const places = [
    ...readdirSync(house),
    ...readdirSync(path.join(house, 'games')).map((name) => `games/${name}`),
  ];
  for (const place of places)
    if (existsSync(path.join(house, place, 'package.json')))
      symlinkSync(path.join(house, place), path.join(ours, path.basename(place)), 'junction');
}
