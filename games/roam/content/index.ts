export * from './artifacts.ts';
export * from './box.ts';
export * from './cards.ts';
