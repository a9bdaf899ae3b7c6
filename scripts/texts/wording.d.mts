export function wordingFaults(
  name: string,
  locale: 'en' | 'cs' | 'pl',
  area: 'shell' | 'game',
  texts: { readonly [id: string]: string },
): string[];
