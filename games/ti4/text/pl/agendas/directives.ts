import type { messages as en } from '../../en/agendas/directives.ts';
import { goods } from '../words.ts';

/** Directives. */
export const messages: Record<keyof typeof en, string> = {
  'prompt.armsReduction':
    'Redukcja zbrojeń: wybierz okręt, który zostanie zniszczony (zostało: {count}).',
  'prompt.ixthianArtifact':
    'Artefakt Ixth: wybierz swoją jednostkę w systemie {system}, która zostanie zniszczona (zostało: {count}).',
  'prompt.returnToken': 'Badania nad tunelami: wybierz pulę, z której zwrócisz żeton rozkazu.',

  'log.votedAgain': 'Rada głosuje ponownie: {agenda}.',
  'log.banished': '{player} nie może już głosować w tej fazie agendy.',
  'log.returnedGoods': `{player} zwraca do zasobów ${goods()}.`,
  'log.ixthianRoll': '{player} rzuca za Artefakt Ixth: {die}.',
};
