// Loaded before a server of the page tests: the dice, bots and names of a test are the same in every run. `PAGES_SEED`
// gives others, to look for what only some matches show.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const { PAGES_SEED = '1', SERVER_START } = process.env;
const KEY_BYTES = 32;

let drawn = 0;
const draw = () =>
  crypto.createHash('sha256').update(`${PAGES_SEED}.${SERVER_START}.${drawn++}`).digest();

// Shorter ones are ids and tokens, which must not come again.
const { randomBytes } = crypto;
crypto.randomBytes = (size, ...rest) => (size === KEY_BYTES ? draw() : randomBytes(size, ...rest));
crypto.randomInt = (...bounds) => {
  const [from, to] = bounds.length === 1 ? [0, bounds[0]] : bounds;
  return from + (draw().readUInt32BE() % (to - from));
};
syncBuiltinESMExports();
