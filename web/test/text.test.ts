import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NOTICE_KINDS } from '@tablewright/protocol';
import { LOCALES, type Messages, Phrases } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { ALL_TABS } from '../src/match/tabs.ts';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

/** Folders with catalogues, by the languages in them. */
const parts = filesIn('text')
  .filter((file) => file.endsWith('/en.ts'))
  .map((file) => path.posix.dirname(file));

const source = filesIn('.')
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('text/'))
  .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
  .join('\n');

describe('what the client says', () => {
  it.each(parts)(
    '%s has the same messages with the same arguments in every language',
    async (part) => {
      const english = await catalogue(part, 'en');
      for (const locale of LOCALES) {
        const other = await catalogue(part, locale);
        expect(Object.keys(other), locale).toEqual(Object.keys(english));
        for (const id of Object.keys(english))
          expect(argumentsOf(other[id]), `${locale} ${id}`).toEqual(argumentsOf(english[id]));
      }
    },
  );

  it.each(LOCALES)('every message in %s can be said', async (locale) => {
    for (const part of parts) {
      const messages = await catalogue(part, locale);
      const phrases = new Phrases(messages, locale, { strict: true });
      for (const [id, message] of Object.entries(messages)) {
        const values = Object.fromEntries(argumentsOf(message).map((name) => [name, 3]));
        expect(phrases.say(id, values), id).not.toBe('');
      }
    }
  });

  it('every panel and every kind of notice has its words', async () => {
    const messages = Object.assign(
      {},
      ...(await Promise.all(parts.map((p) => catalogue(p, 'en')))),
    );
    for (const tab of ALL_TABS) expect(messages).toHaveProperty([`match.tab.${tab}`]);
    for (const kind of NOTICE_KINDS) expect(messages).toHaveProperty([`kind.${kind}`]);
  });

  it('no message stands in two catalogues', async () => {
    const ids = (await Promise.all(parts.map((part) => catalogue(part, 'en')))).flatMap(
      Object.keys,
    );
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it('every message is said somewhere, and nothing else', async () => {
    const ids = (await Promise.all(parts.map((part) => catalogue(part, 'en')))).flatMap(
      Object.keys,
    );
    const literal = new Set(
      [...source.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)*)'/gi)].map(([, id]) => id),
    );
    const prefixes = [...source.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, prefix]) => prefix);
    const unused = ids.filter(
      (id) => !literal.has(id) && !prefixes.some((prefix) => id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);

    const said = [...source.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, id]) => id);
    expect(said.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('what the page is said to be', () => {
  it('is the same in its head and in the manifest of its language', async () => {
    const page = readFileSync(path.join(SRC, '../index.html'), 'utf8');
    const { 'page.description': english } = await catalogue('text', 'en');
    expect(page).toContain(`content="${english}"`);
    const manifests = await Promise.all(
      LOCALES.map(async (locale) => {
        const file = `../public/manifest${locale === 'en' ? '' : `.${locale}`}.webmanifest`;
        const { lang, description, ...rest } = JSON.parse(
          readFileSync(path.join(SRC, file), 'utf8'),
        ) as Record<string, unknown>;
        const { 'page.description': text } = await catalogue('text', locale);
        expect({ lang, description }).toEqual({ lang: locale, description: text });
        return rest;
      }),
    );
    for (const rest of manifests) expect(rest).toEqual(manifests[0]);
  });
});

async function catalogue(part: string, locale: string): Promise<Messages> {
  const file = path.join(SRC, part, `${locale}.ts`);
  return ((await import(/* @vite-ignore */ file)) as { messages: Messages }).messages;
}

/** Names of the arguments of an ICU message. */
function argumentsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(SRC, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.posix.join(folder, file.split(path.sep).join('/')),
  );
}
