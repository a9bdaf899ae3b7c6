import type { messages as en } from '../../en/agendas/planets.ts';

/** Laws on planets, and directives about planets. */
export const messages: Record<keyof typeof en, string> = {
  'prompt.colonialRedistribution':
    'Redystrybucja kolonii: wybierz gracza, który może zasiedlić planetę {planet}.',
  'prompt.settle':
    'Redystrybucja kolonii: umieszczasz 1 oddział piechoty na planecie {planet}? Przejmiesz nad nią kontrolę.',
};
