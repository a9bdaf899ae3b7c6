import type { messages as english } from './en.ts';

export const messages: { readonly [id in keyof typeof english]: string } = {
  'renewal.loading': 'Načítá se novější verze stránky…',
  'renewal.loaded': 'Web se aktualizoval a tahle stránka už běží v nové verzi.',
  'renewal.stuck':
    'Část stránky chybí nebo je zastaralá: zkontroluj připojení a za chvíli to zkus znovu.',
  'renewal.tryAgain': 'Zkusit znovu',
  'renewal.gotIt': 'Rozumím',
};
