import { closed, Id, Name } from '@tablewright/protocol/schemas';
import { Type } from 'typebox';

/** Beside the schemas of the protocol, which clients know by their types: parameters, queries and small bodies. */

export const WithId = Type.Object({ id: Id });
export const WithCode = Type.Object({ code: Type.String({ pattern: '^[A-Za-z]{6}$' }) });
export const RenameSchema = Type.Object({ name: Name }, closed);
export const StartedSchema = Type.Object({ match: Type.String() });
export const ErrorSchema = Type.Object({ code: Type.String(), message: Type.String() });
