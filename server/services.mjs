// PostgreSQL and Redis for the tests: finds the installed programs, starts them on free ports in folders of their own.
// Forked, it keeps what it has started for as long as its parent process lives.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const DEBIAN = '/usr/lib/postgresql';
const PACKAGES = ['postgresql', 'redis-server'];
/** How long and how often a killed PostgreSQL is waited for. */
const HANDOVER_MS = 100;
const HANDOVER_TRIES = 600;

/** The programs, or what is missing and how to get it. */
export function findServices() {
  const postgres = findPostgres();
  const redis = inPath('redis-server');
  const missing = [!postgres && 'PostgreSQL', !redis && 'Redis'].filter(Boolean);
  const how = `Install them ("apt-get install ${PACKAGES.join(' ')}"): no configuration is needed, the tests start their own.`;
  return { postgres, redis, missing: missing.length > 0 ? { names: missing, how } : null };
}

/** Debian's packages, where that is allowed. */
export function installServices() {
  if (findServices().missing === null) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write('Installing PostgreSQL and Redis, which takes about a minute once...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', ...PACKAGES]])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const folders = versions
    .toSorted((a, b) => b - a)
    .map((version) => path.join(DEBIAN, String(version), 'bin'));
  const inPlace = inPath('initdb');
  if (inPlace) folders.push(path.dirname(inPlace));
  return folders.find((folder) =>
    ['postgres', 'initdb'].every((program) => existsSync(path.join(folder, program))),
  );
}

function inPath(program) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find((file) => existsSync(file));
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number.parseInt(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout, 10),
    );
    if (uid > 0) return { uid, gid };
  }
  throw new Error('There is no user "postgres" to run PostgreSQL as.');
}

class Service {
  folder = mkdtempSync(path.join(tmpdir(), 'tablewright-service-'));
  child = null;

  async start() {
    if (this.isRunning) return;
    this.port ??= await freePort();
    const { program, args, isReady, options } = this.command();
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    this.child = child;
    let said = '';
    await new Promise((resolve, reject) => {
      const hear = (chunk) => {
        said += chunk;
        if (isReady.test(said)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${said}`)));
    });
  }

  get isRunning() {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  async stop(signal = this.gently) {
    const { child } = this;
    if (!this.isRunning) return;
    this.child = null;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  async end() {
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}

class Postgres extends Service {
  // Fast shutdown: does not wait until everybody has gone.
  gently = 'SIGINT';

  constructor({ durable = false } = {}) {
    super();
    this.isDurable = durable;
    this.owner = unprivileged();
    if (this.owner.uid) chownSync(this.folder, this.owner.uid, this.owner.gid);
    const { status, stderr } = spawnSync(
      path.join(findPostgres(), 'initdb'),
      ['-D', this.data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      { ...this.owner, encoding: 'utf8', cwd: this.folder },
    );
    if (status !== 0) throw new Error(`initdb: ${stderr}`);
  }

  get data() {
    return path.join(this.folder, 'data');
  }

  get url() {
    return `postgres://postgres@127.0.0.1:${this.port}`;
  }

  command() {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: '',
      max_connections: 200,
      shared_buffers: '32MB',
      // What has been acknowledged survives a killed PostgreSQL either way, but not a machine without power.
      fsync: this.isDurable ? 'on' : 'off',
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return {
      program: path.join(findPostgres(), 'postgres'),
      args: ['-D', this.data, ...args],
      isReady: /ready to accept connections/,
      options: { ...this.owner, cwd: this.folder },
    };
  }

  /** For a moment the processes of a killed PostgreSQL still hold its shared memory: it is tried again until they are gone. */
  async start() {
    for (let tries = 1; ; tries++) {
      try {
        await super.start();
        if (tries > 1) console.log(`unsteady: PostgreSQL came back at try ${tries}`);
        return;
      } catch (error) {
        if (tries === HANDOVER_TRIES || !/shared memory block/.test(error.message)) throw error;
        await setTimeout(HANDOVER_MS);
      }
    }
  }

  async stop(signal) {
    await super.stop(signal);
    // After a kill its pid file stays, and keeps it from starting if another process has that pid by now.
    rmSync(path.join(this.data, 'postmaster.pid'), { force: true });
  }
}

class Redis extends Service {
  gently = 'SIGTERM';

  get url() {
    return `redis://127.0.0.1:${this.port}`;
  }

  command() {
    const settings = {
      port: this.port,
      bind: '127.0.0.1',
      dir: this.folder,
      save: '',
      appendonly: 'no',
      'protected-mode': 'no',
    };
    return {
      program: inPath('redis-server'),
      args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      isReady: /Ready to accept connections/i,
      options: {},
    };
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const KINDS = { postgres: Postgres, redis: Redis };

/** Obeys the parent process: start, stop, restart, end. */
function keep() {
  const services = new Map();
  const acts = {
    async start({ service, kind, options }) {
      const made = new KINDS[kind](options);
      services.set(service, made);
      await made.start();
      return made.url;
    },
    async stop({ service, signal }) {
      await services.get(service).stop(signal);
    },
    async again({ service }) {
      await services.get(service).start();
    },
    async end({ service }) {
      await services.get(service).end();
      services.delete(service);
    },
  };
  process.on('message', (message) => {
    acts[message.act](message).then(
      (value) => process.send?.({ id: message.id, value }),
      (error) => process.send?.({ id: message.id, error: String(error?.message ?? error) }),
    );
  });
  // A key pressed to end the tests reaches this process too; it has to clear away first.
  process.on('SIGINT', () => undefined);
  process.once('disconnect', () => {
    void Promise.all([...services.values()].map((service) => service.end())).then(() =>
      process.exit(),
    );
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--install')) installServices();
  else keep();
}
