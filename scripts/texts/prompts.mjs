// Every prompt that a game declares is asked and has a text, and every text of a prompt is of a declared one.
import { promptsAskedBy, promptsDeclaredIn } from './sources.mjs';

const PREFIX = 'prompt.';

export const isPrompt = (key) => key.startsWith(PREFIX);

/** Faults of the prompts of a game, by its messages in one language and the files of its rules. */
export function promptFaults(id, messages, files) {
  const declared = [...promptsDeclaredIn(files)];
  const asked = promptsAskedBy(files);
  const texts = Object.keys(messages).filter(isPrompt);
  return [
    ...declared
      .filter((prompt) => !asked.has(prompt))
      .map((prompt) => `${id} prompts: nobody asks ${prompt}`),
    ...declared
      .filter((prompt) => !texts.includes(PREFIX + prompt))
      .map((prompt) => `${id} messages lack ${PREFIX}${prompt}, which the rules declare`),
    ...texts
      .filter((key) => !declared.includes(key.slice(PREFIX.length)))
      .map((key) => `${id} messages: no prompt is declared for ${key}`),
  ];
}
