/** The address of a clause. Without a dot: many servers take what follows one for a file extension. */
export function clausePath(game: string, id: string): string {
  return `/rules/${game}/${id.replaceAll('.', '-')}`;
}

/** The clause of a path, in either form. */
export function clauseOf(written: string): string {
  const [letters, ...numbers] = written.split(/[-.]/);
  return `${letters.toUpperCase()}-${numbers.join('.')}`;
}
