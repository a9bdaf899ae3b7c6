// Finds Chromium for tests in real pages; installs Debian's package if that is allowed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const HOW =
  'Tests of the pages need Chromium. Install it ("apt-get install chromium"), or set CHROMIUM to the path of an installed one.';

export function chromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`There is no Chromium at "${named}", where CHROMIUM points. ${HOW}`);
  }
  return found() ?? installed();
}

function found() {
  return PLACES.find((place) => existsSync(place));
}

function installed() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error(HOW);
  process.stderr.write('Installing Chromium, which takes about half a minute once...\n');
  apt('update');
  const output = apt('install', '--yes', '--no-install-recommends', 'chromium');
  const place = found();
  if (place === undefined) throw new Error(`${HOW}\n${output}`);
  return place;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { stdout, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
