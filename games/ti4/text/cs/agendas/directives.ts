import type { messages as en } from '../../en/agendas/directives.ts';
import { goods } from '../words.ts';

/** Directives. */
export const messages: Record<keyof typeof en, string> = {
  'prompt.armsReduction': 'Omezení zbrojení: vyber loď, která bude zničena (zbývá: {count}).',
  'prompt.ixthianArtifact':
    'Ixthský artefakt: vyber svou jednotku v systému {system}, která bude zničena (zbývá: {count}).',
  'prompt.returnToken': 'Výzkum červích děr: vyber úsek, ze kterého vrátíš žeton rozkazu.',

  'log.votedAgain': 'O kartě {agenda} se hlasuje znovu.',
  'log.banished': '{player} už v této fázi agendy nemůže hlasovat.',
  'log.returnedGoods': `{player} vrací do zásoby ${goods()}.`,
  'log.ixthianRoll': '{player} hází za Ixthský artefakt: {die}.',
};
