// Every prompt that a game declares is asked and has a text, and every text of a prompt is of a declared one. So is every
// prompt that a bot, a board or an order book names.
import { promptsAskedBy, promptsDeclaredIn, promptsNamedBy } from './sources.mjs';

const PREFIX = 'prompt.';

export const isPrompt = (key) => key.startsWith(PREFIX);

/** Faults of the prompts of a game, by its messages in one language, the files of its rules and all others. */
export function promptFaults(id, messages, files, others = []) {
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
    ...[...promptsNamedBy([...files, ...others])]
      .filter(([prompt]) => !declared.includes(prompt))
      .map(([prompt, place]) => `${id} prompts: ${place} names ${prompt}, which nobody declares`),
  ];
}
