import type { Schema } from './schema.ts';

/** A hash of a state in 16 hexadecimal digits. It does not protect against forgery; the commitment to the key does. */
export function hashOf(schema: Schema): (state: unknown) => string {
  const absorb = absorbing(schema);
  return (state) => {
    const mix = new Mixer();
    absorb(state, mix);
    return mix.digest();
  };
}

export class Mixer {
  private a = 0x9e3779b9 | 0;
  private b = 0x85ebca6b | 0;

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x2c1b3c6d);
    this.a ^= this.a >>> 15;
    this.b = Math.imul(this.b + n, 0x297a2d39) ^ this.a;
    this.b = (this.b << 13) | (this.b >>> 19);
  }

  /** A whole number of any size, in two parts if it does not fit 32 bits. */
  addInt(n: number): void {
    this.add(n | 0);
    if ((n | 0) !== n) this.add(Math.floor(n / 0x100000000));
  }

  addText(text: string): void {
    this.add(text.length);
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
  }

  digest(): string {
    const finish = (n: number): string => {
      let x = Math.imul(n ^ (n >>> 16), 0x7feb352d);
      x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
      return ((x ^ (x >>> 16)) >>> 0).toString(16).padStart(8, '0');
    };
    return finish(this.a ^ (this.b << 1)) + finish(this.b);
  }
}

type Absorb = (value: unknown, mix: Mixer) => void;

const absorbInt: Absorb = (value, mix) => mix.addInt(value as number);

function absorbing(schema: Schema): Absorb {
  switch (schema.kind) {
    case 'int':
      return absorbInt;
    case 'flag':
      return (value, mix) => mix.add(value === true ? 1 : 0);
    case 'text':
      return (value, mix) => mix.addText(value as string);
    case 'list':
      return schema.of.kind === 'int' ? absorbInts : absorbingList(absorbing(schema.of));
    case 'record':
      return absorbingRecord(schema.fields);
    case 'constant':
    case 'hidden':
      return absorbing(schema.of);
  }
}

const absorbInts: Absorb = (value, mix) => {
  const items = value as readonly number[];
  mix.add(items.length);
  for (const item of items) mix.addInt(item);
};

function absorbingList(absorb: Absorb): Absorb {
  return (value, mix) => {
    const items = value as readonly unknown[];
    mix.add(items.length);
    for (const item of items) absorb(item, mix);
  };
}

function absorbingRecord(fields: { readonly [name: string]: Schema }): Absorb {
  const members = Object.entries(fields).map(
    ([name, schema]) => [name, absorbing(schema)] as const,
  );
  return (value, mix) => {
    for (const [name, absorb] of members) absorb((value as Record<string, unknown>)[name], mix);
  };
}
