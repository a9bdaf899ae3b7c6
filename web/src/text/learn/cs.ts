import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  'learn.lesson': 'Lekce',
  'learn.you': 'Nováček',
  'learn.stepOf': 'Krok {step} z {of}',
  'learn.next': 'Dál',
  'learn.skip': 'Přeskočit',
  'learn.again': 'Znovu',
  'learn.back': 'Zpět',
  'learn.title': 'Uč se hrou',
  'learn.minutes': '{minutes} min',
  'learn.finish': 'Zahrát si partii',
  'learn.finished': 'hotovo',
};
