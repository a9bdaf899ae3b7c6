/** Laws on planets, and directives about planets. */
export const messages = {
  'prompt.colonialRedistribution':
    'Colonial Redistribution: choose the player who may settle on {planet}.',
  'prompt.settle':
    'Colonial Redistribution: place 1 infantry on {planet}? You gain control of the planet.',
};
