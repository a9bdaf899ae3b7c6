import { conformance } from '@tablewright/conformance/suite';
import { ti4 } from '../rules/game.ts';

conformance(ti4, { every: 100 });
