import { conformance } from '@tablewright/conformance/suite';
import { roam } from '../index.ts';

conformance(roam);
