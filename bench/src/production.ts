import process from 'node:process';

// boardgame.io and immer check much more while developing, and look this up at every move.
// A plain object answers faster than the real environment, as in an application bundled for production.
process.env = { ...process.env, NODE_ENV: 'production' };
