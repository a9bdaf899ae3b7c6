import type { Ability, Prompt } from '@tablewright/engine';

/** A question whose options are words: `vote:for`. */
export function worded<T>(id: string, word: (option: T) => string | number = String): Prompt<T> {
  const key = (option: T): string => `${id}:${word(option)}`;
  return {
    id,
    key,
    target: key,
    message: (option) => ({ id: `option.${id}`, about: { choice: word(option) } }),
  };
}

/** A question whose options are things to do. */
export function doing(id: string): Prompt<Ability> {
  return {
    id,
    key: (ability) => ability.key,
    target: (ability) => ability.target,
    message: (ability) => ability.message,
  };
}

/** Something to do that is no card. */
export function deed(key: string, use: Ability['use']): Ability {
  return { key, target: `button:${key}`, message: { id: `option.${key}` }, use };
}
