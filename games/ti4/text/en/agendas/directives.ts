import { goods } from '../words.ts';

/** Directives. */
export const messages = {
  'prompt.armsReduction': 'Arms Reduction: choose a ship to destroy ({count} left).',
  'prompt.ixthianArtifact':
    'Ixthian Artifact: choose one of your units in {system} to destroy ({count} left).',
  'prompt.returnToken': 'Wormhole Research: choose the pool that you return a command token from.',

  'log.votedAgain': 'The council votes on {agenda} again.',
  'log.banished': '{player} cannot vote any more in this agenda phase.',
  'log.returnedGoods': `{player} returns ${goods()} to the supply.`,
  'log.ixthianRoll': '{player} rolls {die} for the Ixthian Artifact.',
};
