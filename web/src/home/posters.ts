/** A game brings its own picture, 234 × 420; those that are only announced have one here. */
const PICTURES = import.meta.glob<string>(['../../../games/*/ui/poster.svg', './posters/*.svg'], {
  eager: true,
  import: 'default',
  query: '?url',
});

export function posterOf(game: string): string {
  return (
    PICTURES[`../../../games/${game}/ui/poster.svg`] ?? PICTURES[`./posters/${game}.svg`] ?? ''
  );
}
