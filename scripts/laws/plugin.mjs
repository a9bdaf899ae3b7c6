// The project's laws that oxlint's own rules cannot express.
import { idleTests } from './idle-tests.mjs';
import { imports } from './imports.mjs';
import { moduleState } from './module-state.mjs';
import { steadyTests } from './steady-tests.mjs';

export default {
  meta: { name: 'tablewright' },
  rules: {
    imports,
    'module-state': moduleState,
    'idle-tests': idleTests,
    'steady-tests': steadyTests,
  },
};
