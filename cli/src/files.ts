import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { type Journal, JournalError, parseJournal } from '@tablewright/engine';
import { UsageError } from './failure.ts';
import type { ShellId } from './text/index.ts';

/** No match is this long; a larger file is not a journal. */
const MOST_BYTES = 200_000_000;

/** Reads a journal; any problem with the file becomes one sentence. */
export function readJournal(file: string): { journal: Journal; source: string } {
  const source = readText(file);
  return { journal: withFile(file, () => parseJournal(source)), source };
}

/** Runs something on the content of a file, and blames any failure on the file. */
export function withFile<T>(file: string, go: () => T): T {
  try {
    return go();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (error instanceof JournalError)
      throw new UsageError('error.fileContent', { file }, { cause: error });
    throw new UsageError('error.fileDamaged', { file });
  }
}

/** Reads a text file, or says in one sentence why that fails; `unfit` is for what is no such file at all. */
export function readText(file: string, unfit: ShellId = 'error.fileNoJournal'): string {
  let bytes: Buffer;
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) throw new UsageError('error.fileIsFolder', { file });
    if (stat.isCharacterDevice() || stat.size > MOST_BYTES) throw new UsageError(unfit, { file });
    bytes = readFileSync(file);
  } catch (error) {
    throw fileError(error, file);
  }
  return decoded(bytes, file, unfit);
}

/** Reads standard input to its end; `name` is what it is called. */
export async function readInput(name: string): Promise<string> {
  return decoded(await buffer(process.stdin), name, 'error.fileNoJson');
}

function decoded(bytes: Buffer, file: string, unfit: ShellId): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError(unfit, { file });
  }
}

/** Writes a file, or says in one sentence why that fails. */
export function writeText(file: string, text: string, flag: 'w' | 'a' = 'w'): void {
  try {
    writeFileSync(file, text, { flag });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError('error.folderMissing', { file });
    throw fileError(error, file);
  }
}

function fileError(error: unknown, file: string): unknown {
  if (error instanceof UsageError) return error;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return new UsageError('error.fileMissing', { file });
    case 'EISDIR':
      return new UsageError('error.fileIsFolder', { file });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new UsageError('error.fileForbidden', { file });
    default:
      return new UsageError('error.file', { file, fault: String((error as Error).message) });
  }
}

/** The folder for matches without a file: the user's data folder, or at worst the temporary folder. */
export function keepMatch(name: string, text: string): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  const data = XDG_DATA_HOME || LOCALAPPDATA || path.join(homedir(), '.local', 'share');
  const folders = [path.join(data, 'tablewright'), path.join(tmpdir(), 'tablewright'), '.'];
  let failure: unknown;
  for (const folder of folders) {
    const file = path.join(folder, name);
    try {
      mkdirSync(folder, { recursive: true });
      writeText(file, text);
      return file;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** A path as a person types it. */
export function userPath(typed: string): string {
  return typed.replace(/^~(?=\/|$)/, homedir());
}
