import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from '../prepare.mjs';

/** Runs a Node script and collects what it prints. */
export function capture(args, { cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve) => {
    const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...colour, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/** The script behind a command of node_modules/.bin, so that Node runs it on every system. */
export function tool(name, command = name) {
  const home = path.join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(home, typeof bin === 'string' ? bin : bin[command]);
}
