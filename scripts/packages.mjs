// Every package declares exactly what its sources import, and no packages import each other in a circle.
// Checks this repository, or another one: `node scripts/packages.mjs <folder>`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { circleIn, faultsOf, packagesIn } from './packages/graph.mjs';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const packages = packagesIn(root);
const circle = circleIn(packages);
const faults = [
  ...packages.flatMap((each) => faultsOf(each, Object.keys(devDependencies))),
  ...(circle === null ? [] : [`These packages import in a circle: ${circle.join(' → ')}`]),
];
if (faults.length > 0) console.log(faults.join('\n'));
else console.log(`${packages.length} packages declare what they import, none in a circle`);
process.exitCode = faults.length > 0 ? 1 : 0;
