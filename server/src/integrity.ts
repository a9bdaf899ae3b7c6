import process from 'node:process';
import { damageOf } from './storage/integrity.ts';

// A process of its own: a thread could not be ended in the middle of a long check.
process.stdout.write(damageOf(process.argv[2]) ?? '');
