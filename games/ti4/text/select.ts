/**
 * An ICU choice by id, `{kind, select, carrier {a carrier} …}`, for words that a sentence puts into a case. An id with
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

/** Kinds of units, largest ships first, as the `first` of an event's counts expects. */
const KINDS = [
  'warsun',
  'flagship',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'infantry',
  'pds',
  'dock',
] as const;

/** What is moved or produced; of structures only docks that float. A list names them first. */
const MOBILE = ['dock', ...KINDS.slice(0, -2)] as const;

/** What a number of units of each kind is called, by the plural categories of the language. */
export type Counted = {
  readonly [K in (typeof KINDS)[number]]: { readonly [category: string]: string };
};

/** A number of units of one kind. */
export function unitsOfKind(forms: Counted): string {
  return select(
    'kind',
    Object.fromEntries(
      KINDS.map((kind) => {
        const cases = Object.entries(forms[kind]).map(
          ([category, form]) => `${category} {${form}}`,
        );
        return [kind, `{count, plural, ${cases.join(' ')}}`];
      }),
    ),
  );
}

/** Units of several kinds as a list, from one argument a kind: «2 carriers, 1 cruiser». */
export function unitList(forms: Counted): string {
  return MOBILE.map((kind) => {
    const comma = `{first, select, ${kind} {} other {, }}`;
    const cases = Object.entries(forms[kind]).map(
      ([category, form]) => `${category} {${comma}${form}}`,
    );
    return `{${kind}, plural, =0 {} ${cases.join(' ')}}`;
  }).join('');
}

/** Things of several kinds as a list, from one argument a kind: «2 trade goods, 1 promissory note». */
export function lotList(
  side: string,
  forms: { readonly [kind: string]: { readonly [category: string]: string } },
): string {
  return Object.entries(forms)
    .map(([kind, counted]) => {
      const comma = `{${side}First, select, ${kind.toLowerCase()} {} other {, }}`;
      const cases = Object.entries(counted).map(
        ([category, form]) => `${category} {${comma}${form}}`,
      );
      return `{${side}${kind}, plural, =0 {} ${cases.join(' ')}}`;
    })
    .join('');
}
