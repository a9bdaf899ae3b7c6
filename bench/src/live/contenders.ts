import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Load } from './load.ts';
import { MeasuredServer } from './measured-server.ts';
import { LOAD_GAMES, type LoadGame, openTables } from './ours.ts';
import { openBoardgameTables } from './peers/boardgame.ts';
import { openColyseusTables } from './peers/colyseus.ts';

/** A server with its tables full. */
export interface Contender {
  readonly name: Name;
  readonly server: MeasuredServer;
  readonly load: Load;
  close(): Promise<void>;
}

export const NAMES = ['ours', 'before', 'boardgame.io', 'Colyseus'] as const;
export type Name = (typeof NAMES)[number];

/** `data` is the server's data folder, `before` an earlier build of ours. */
export async function contender(
  name: Name,
  rooms: number,
  {
    data = '',
    before = '',
    game = LOAD_GAMES[0],
  }: { readonly data?: string; readonly before?: string; readonly game?: LoadGame } = {},
): Promise<Contender> {
  const folder = mkdtempSync(path.join(data || os.tmpdir(), 'tablewright-bench-'));
  const scripts = {
    ours: './server/main.mjs',
    before: pathToFileURL(path.resolve(before)).href,
    'boardgame.io': './boardgame-server.mjs',
    Colyseus: './colyseus-server.mjs',
  };
  const server = await MeasuredServer.start({ script: scripts[name], env: { DATA_DIR: folder } });
  const isOurs = name === 'ours' || name === 'before';
  const load = new Load(isOurs ? game.clients : undefined);
  const { port } = server;
  if (name === 'Colyseus') await openColyseusTables(port, rooms, load);
  else if (name === 'boardgame.io') await openBoardgameTables(port, rooms, load);
  else await openTables([port], rooms, load, { game });
  return {
    name,
    server,
    load,
    async close() {
      load.close();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
