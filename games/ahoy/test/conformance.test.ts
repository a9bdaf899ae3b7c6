import { conformance } from '@tablewright/conformance/suite';
import { ahoy } from '../index.ts';

conformance(ahoy);
