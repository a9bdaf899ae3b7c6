/** Every game brings its own picture, 234 × 420. */
const PICTURES = import.meta.glob<string>('../../../games/*/ui/poster.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

export function posterOf(game: string): string {
  return PICTURES[`../../../games/${game}/ui/poster.svg`] ?? '';
}
