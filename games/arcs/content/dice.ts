export const DICE = ['skirmish', 'assault', 'raid'] as const;

export type Die = (typeof DICE)[number];

/** Icons on one face. ARC-15.8 to ARC-15.12 */
export interface Face {
  readonly hit: number;
  readonly self: number;
  readonly intercept: number;
  readonly building: number;
  readonly key: number;
}

/** Every icon, and the field that counts it. */
export const DIE_ICONS: readonly { readonly id: string; readonly field: keyof Face }[] = [
  { id: 'hit', field: 'hit' },
  { id: 'self-hit', field: 'self' },
  { id: 'intercept', field: 'intercept' },
  { id: 'building-hit', field: 'building' },
  { id: 'key', field: 'key' },
];

/** The icons of a face, each with how often it is there. */
export function iconsOf(face: Face): { icon: string; count: number }[] {
  return DIE_ICONS.map(({ id, field }) => ({ icon: id, count: face[field] })).filter(
    ({ count }) => count > 0,
  );
}

/** Of each kind there are six. ARC-1.2 */
export const DICE_EACH = 6;

export const BLANK: Face = { hit: 0, self: 0, intercept: 0, building: 0, key: 0 };

const face = (icons: Partial<Face>): Face => ({ ...BLANK, ...icons });

export const FACES: { readonly [D in Die]: readonly Face[] } = {
  skirmish: [BLANK, BLANK, BLANK, face({ hit: 1 }), face({ hit: 1 }), face({ hit: 1 })],
  assault: [
    BLANK,
    face({ hit: 2 }),
    face({ hit: 2, self: 1 }),
    face({ hit: 1, self: 1 }),
    face({ hit: 1, self: 1 }),
    face({ hit: 1, intercept: 1 }),
  ],
  raid: [
    face({ intercept: 1 }),
    face({ intercept: 1, key: 2 }),
    face({ self: 1, key: 1 }),
    face({ building: 1, key: 1 }),
    face({ self: 1, building: 1 }),
    face({ self: 1, building: 1 }),
  ],
};
