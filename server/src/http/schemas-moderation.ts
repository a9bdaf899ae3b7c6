import { Type } from 'typebox';

export const WithBeginning = Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }) });

export const FoundPlayersSchema = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    created: Type.Number(),
    guest: Type.Boolean(),
  }),
);
