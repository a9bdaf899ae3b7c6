import fc from 'fast-check';

/** Property tests run the same in every quick check. `npm run test:all` takes a fresh seed and prints it. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });
