type Invitation =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'path'; readonly path: string };

const CODE = /^[A-Z]{6}$/;
const PATH = /\/(t|m)\/([\w-]+)/;

/** Parses typed or pasted text: a code, however spaced, or a link to a table or a match. */
export function readInvitation(typed: string): Invitation | null {
  const link = PATH.exec(typed);
  if (link !== null) return { kind: 'path', path: `/${link[1]}/${link[2]}` };
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return CODE.test(code) ? { kind: 'code', code } : null;
}
