import { createContext } from 'react';

/** The targets and keys of the move that a bot suggests: they shine more than what else is offered. */
export const SuggestedTargets = createContext<ReadonlySet<string>>(new Set());
