import type { messages as en } from './en.ts';

export const messages: Record<keyof typeof en, string> = {
  'learn.lesson': 'Lekcja',
  'learn.you': 'Nowicjusz',
  'learn.stepOf': 'Krok {step} z {of}',
  'learn.next': 'Dalej',
  'learn.skip': 'Pomiń',
  'learn.again': 'Jeszcze raz',
  'learn.back': 'Wstecz',
  'learn.title': 'Naucz się, grając',
  'learn.minutes': '{minutes} min',
  'learn.finish': 'Zagraj rozgrywkę',
  'learn.finished': 'ukończona',
};
