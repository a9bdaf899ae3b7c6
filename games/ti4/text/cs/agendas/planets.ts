import type { messages as en } from '../../en/agendas/planets.ts';

/** Laws on planets, and directives about planets. */
export const messages: Record<keyof typeof en, string> = {
  'prompt.colonialRedistribution':
    'Přerozdělení kolonií: vyber hráče, který může osídlit planetu {planet}.',
  'prompt.settle':
    'Přerozdělení kolonií: umístíš 1 pěchotu na planetu {planet}? Získáš tím nad planetou kontrolu.',
};
