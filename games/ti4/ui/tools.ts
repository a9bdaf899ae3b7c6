import type { Tools } from '@tablewright/board';
import { lazy } from 'react';
import { Calculator } from './calculator/Calculator.tsx';
import { GalaxyEditor } from './galaxy-editor/GalaxyEditor.tsx';

/** What Twilight Imperium offers outside of a match. */
export const ti4Tools: Tools = {
  battle: Calculator,
  galaxy: GalaxyEditor,
  reference: lazy(() => import('./reference/Reference.tsx')),
};
