import { closed, Id, Name } from '@tablewright/protocol/schemas';
import { Type } from 'typebox';

/** Parameters, queries and small bodies; the rest is in the protocol's schemas, whose types clients share. */

export const WithId = Type.Object({ id: Id });
export const WithCode = Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{6}$' }) });
export const RenameSchema = Type.Object({ name: Name }, closed);
export const StartedSchema = Type.Object({ match: Type.String() });
export const ErrorSchema = Type.Object({ code: Type.String(), message: Type.String() });
