// What a game in development still lacks is told by the stages of the check and does not fail them.
const LINE = /^in development: (.+)$/gm;

export function gap(game, text) {
  console.log(`in development: ${game}: ${text}`);
}

/** The gaps that a stage has told. */
export function gapsIn(output) {
  return [...output.matchAll(LINE)].map(([, text]) => text);
}
