import { readFileSync } from 'node:fs';
import { isRefused, pack, parseToRoom, unpack } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { describe, expect, it } from 'vitest';

const PAGE = readFileSync(new URL('../../docs/websocket.md', import.meta.url), 'utf8');
const EXAMPLES = [...PAGE.matchAll(/```json\n(.*?)```/gs)].flatMap(([, block]) =>
  block.trim().split('\n'),
);

const isFromClient = (example: string): boolean => example.startsWith('{"id"');

describe('the page on the live line', () => {
  it('shows messages of clients that are let in', () => {
    const examples = EXAMPLES.filter(isFromClient);
    expect(examples.length).toBeGreaterThan(4);
    for (const example of examples) {
      const parsed = parseToRoom(example);
      expect(isRefused(parsed)).toBe(false);
      expect(parsed).toEqual(JSON.parse(example));
    }
  });

  it('shows messages of hosts as they are written and read', () => {
    const examples = EXAMPLES.filter((example) => !isFromClient(example));
    expect(examples.length).toBeGreaterThan(10);
    for (const example of examples) {
      const message = unpack(example);
      expect(JSON.parse(pack(message))).toEqual(JSON.parse(example));
      if (message.t !== 'move' || message.question === null) continue;
      for (const option of message.question.options)
        expect(roam.options!.spell(String(option))).not.toBeNull();
    }
  });

  it('names every kind of message, code and member of a packed move', () => {
    const source = (name: string): string =>
      readFileSync(new URL(`../../protocol/src/${name}`, import.meta.url), 'utf8');
    const found = (text: string, pattern: RegExp): string[] =>
      [...text.matchAll(pattern)].map(([, name]) => name);
    const protocol = source('messages.ts');
    const kinds = [
      ...found(protocol, /readonly t: '(\w+)'/g),
      ...found(source('parse.ts'), /^ {2}(\w+): \{/gm),
    ];
    const codes = found(protocol, /^ {4}\| '([\w-]+)'/gm);
    expect([kinds.length, codes.length]).toEqual([35, 13]);
    const missing = [...kinds, ...codes].filter((name) => !PAGE.includes(name));
    expect(missing).toEqual([]);
  });
});
