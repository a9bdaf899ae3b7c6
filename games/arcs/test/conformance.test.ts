import { conformance } from '@tablewright/conformance/suite';
import { arcs } from '../index.ts';

conformance(arcs);
