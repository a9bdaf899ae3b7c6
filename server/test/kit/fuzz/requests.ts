import type { FastChance } from '@tablewright/engine';
import { garble, pick } from './chance.ts';
import { foreignSeat, type Role } from './messages.ts';

/** As much of JSON Schema as the server's description of itself uses. */
export interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly pattern?: string;
}

/** A request that takes a body. */
export interface Door {
  readonly method: string;
  readonly path: string;
  readonly body: Schema;
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { requestBody?: { content: Readonly<Record<string, { readonly schema: Schema }>> } }
        >
      >
    >
  >;
}

/** Every door that the server's own description names. */
export function doorsOf(description: unknown): Door[] {
  return Object.entries((description as Description).paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema;
      return body === undefined ? [] : [{ method: method.toUpperCase(), path, body }];
    }),
  );
}

export interface ForgedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const NOBODY = '1111111111111111111111';

/** What there is, and belongs to others. */
export interface Targets {
  readonly table: string;
  /** Of a spectator. */
  readonly role: Role;
}

/** A request that must be refused to every stranger. */
export function forgeRequest(
  doors: readonly Door[],
  targets: Targets,
  chance: FastChance,
): ForgedRequest {
  if (chance.below(6) === 0) return trespass(targets, chance);
  const door = pick(chance, doors);
  const { method } = door;
  const path = door.path.replaceAll(/\{(\w+)\}/g, () => NOBODY);
  const whole = example(door.body, chance);
  const written = JSON.stringify(whole) ?? '{}';
  const sent = (body: string, headers: Record<string, string> = JSON_TYPE): ForgedRequest => ({
    method,
    path,
    headers,
    body,
  });
  switch (chance.below(8)) {
    case 0:
      return sent(`${garble(written, chance)}${pick(chance, ['{', '"', ']', '\u0000', ','])}`);
    case 1:
    case 2:
    case 3:
      return sent(JSON.stringify(spoil(whole, door.body, chance)));
    case 4:
      return sent(JSON.stringify({ filler: 'x'.repeat(16_384 + chance.below(20_000)) }));
    case 5:
      return sent(written, {
        ...JSON_TYPE,
        ...pick<Record<string, string>>(chance, [
          { origin: 'https://evil.example' },
          { origin: 'null' },
          { 'sec-fetch-site': 'cross-site' },
        ]),
      });
    case 6:
      return sent(written, {
        'content-type': pick(chance, [
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
        ]),
      });
    default:
      return sent(
        pick(chance, ['[]', 'null', '5', '"x"', '[{}]', '{"__proto__":{"isModerator":true}}', ' ']),
      );
  }
}

/** Well-formed, at a real table or in a real match, but not for strangers to do. */
function trespass({ table, role }: Targets, chance: FastChance): ForgedRequest {
  const asked = { method: 'POST', headers: JSON_TYPE };
  if (chance.below(2) === 0) {
    const { data } = foreignSeat(role, chance);
    return { ...asked, path: `/api/matches/${role.match}/messages`, body: String(data) };
  }
  const action = pick<object>(chance, [
    { do: 'start' },
    { do: 'ready', ready: true },
    { do: 'swap', seat: 0, with: 1 },
    { do: 'bot', seat: 1, level: 'easy' },
    { do: 'change', open: true },
    { do: 'change', seats: 4 },
    { do: 'sit', seat: 0 },
    { do: 'sit', seat: 11 },
  ]);
  return { ...asked, path: `/api/tables/${table}/actions`, body: JSON.stringify(action) };
}

/** Something the schema allows. */
function example(schema: Schema, chance: FastChance): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return pick(chance, schema.enum);
  if (schema.anyOf !== undefined) return example(pick(chance, schema.anyOf), chance);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || chance.below(2) === 0)
          .map(([name, member]) => [name, example(member, chance)]),
      );
    case 'array':
      return [example(schema.items ?? {}, chance)];
    case 'string':
      return pick(chance, ['roam', 'easy', 'Ada', NOBODY, 'a@b.example']);
    case 'integer':
    case 'number':
      return (schema.minimum ?? 0) + chance.below(3);
    case 'boolean':
      return chance.below(2) === 0;
    default:
      return null;
  }
}

/** The example with one thing wrong that no schema allows. */
function spoil(whole: unknown, schema: Schema, chance: FastChance): unknown {
  const members = Object.keys(schema.properties ?? {});
  const body = { ...(whole as Record<string, unknown>) };
  const way = chance.below(3);
  const required = pick(chance, schema.required ?? []);
  if (way === 0 && required !== undefined) {
    delete body[required];
    return body;
  }
  if (way === 1 && schema.additionalProperties === false)
    return {
      ...body,
      [pick(chance, ['isModerator', 'admin', 'constructor', '$where', 'id '])]: true,
    };
  const member = pick(chance, members);
  if (member === undefined) return [whole];
  const isList = schema.properties![member].type === 'array';
  return { ...body, [member]: isList ? { 0: 'x' } : [[whole]] };
}
