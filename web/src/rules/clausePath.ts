/** Where a clause is read. Without a dot: to many servers what follows one is the ending of a file's name. */
export function clausePath(game: string, id: string): string {
  return `/rules/${game}/${id.replaceAll('.', '-')}`;
}

/** The clause that a path names, written either way. */
export function clauseOf(written: string): string {
  const [letters, ...numbers] = written.split(/[-.]/);
  return `${letters.toUpperCase()}-${numbers.join('.')}`;
}
