// One table of texts in all languages: the same keys, messages that parse, the same arguments, all plurals.

/** Categories that a whole number can fall into. Czech "many" is for fractions, which nobody counts in. */
const PLURALS = {
  en: ['one', 'other'],
  cs: ['few', 'one', 'other'],
  pl: ['few', 'many', 'one', 'other'],
};

const KIND = { argument: 1, number: 2, select: 5, plural: 6 };

/** Faults of a table `{ en: { id: text }, cs: ..., pl: ... }`; `parse` turns a message into its tree. */
export function faultsOf(name, table, parse) {
  const faults = [];
  for (const [locale, texts] of Object.entries(table)) {
    for (const id of Object.keys(table.en))
      if (!Object.hasOwn(texts, id)) faults.push(`${name} in "${locale}" lacks ${id}`);
    for (const [id, text] of Object.entries(texts)) {
      if (!Object.hasOwn(table.en, id)) {
        faults.push(`${name} in "${locale}" has ${id}, which English lacks`);
      } else if (text.trim() === '') {
        faults.push(`${name} in "${locale}": ${id} is empty`);
      } else if (parse) {
        faults.push(
          ...messageFaults(locale, text, table.en[id], parse).map(
            (fault) => `${name} in "${locale}": ${id} ${fault}`,
          ),
        );
      }
    }
  }
  return faults;
}

function messageFaults(locale, text, english, parse) {
  let own;
  try {
    own = partsOf(parse(text, locale));
  } catch (error) {
    return [`does not parse (${error.message})`];
  }
  const faults = own.plurals
    .map((options) => PLURALS[locale].filter((category) => !options.includes(category)))
    .filter((missing) => missing.length > 0)
    .map((missing) => `has a plural without ${missing.join(', ')}`);
  const expected = partsOf(parse(english, 'en'));
  if (sorted(own.names) !== sorted(expected.names))
    faults.push(`takes {${sorted(own.names)}}, in English {${sorted(expected.names)}}`);
  if (sorted(own.selects) !== sorted(expected.selects))
    faults.push(`selects by ${sorted(own.selects)}, in English by ${sorted(expected.selects)}`);
  return faults;
}

/** Arguments, choices and plurals of a message, at any depth. */
function partsOf(elements, parts = { names: new Set(), selects: new Set(), plurals: [] }) {
  for (const { type, value, options } of elements) {
    if (Object.values(KIND).includes(type)) parts.names.add(value);
    if (type === KIND.plural) parts.plurals.push(Object.keys(options));
    if (type === KIND.select)
      for (const option of Object.keys(options)) parts.selects.add(`${value}=${option}`);
    for (const option of Object.values(options ?? {})) partsOf(option.value, parts);
  }
  return parts;
}

function sorted(set) {
  return [...set].sort((a, b) => (a < b ? -1 : 1)).join(', ');
}
