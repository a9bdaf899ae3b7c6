/**
 * An ICU choice by id, `{kind, select, ship {a ship} …}`, for words that a sentence puts into a case. An id with
 * a hyphen cannot be chosen by name: its form is the one for anything else.
 */
export function select(
  argument: string,
  forms: { readonly [id: string]: string },
  other = `{${argument}}`,
): string {
  const options = Object.entries(forms).map(([id, form]) => `${id} {${form}}`);
  return `{${argument}, select, ${options.join(' ')} other {${other}}}`;
}
