import type { messages as english } from './en.ts';

export const messages: { readonly [id in keyof typeof english]: string } = {
  'renewal.loading': 'Wczytuje się nowsza wersja strony…',
  'renewal.loaded': 'Serwis został zaktualizowany, a ta strona działa już w nowej wersji.',
  'renewal.stuck':
    'Brakuje części strony albo jest ona nieaktualna: sprawdź połączenie i za chwilę spróbuj ponownie.',
  'renewal.tryAgain': 'Spróbuj ponownie',
  'renewal.gotIt': 'Rozumiem',
};
