import type { TestServer } from './test-server.ts';
import type { Answer, Visitor } from './visitor.ts';

export const PASSWORD = 'correct horse battery';

let names = 0;

/** A name that nobody has yet. */
export function someName(): string {
  return `Ann ${(++names).toString(36)}`;
}

/** Somebody with an account, signed in. */
export async function member(
  testServer: TestServer,
  name = someName(),
): Promise<{ visitor: Visitor; name: string; id: string }> {
  const visitor = await testServer.guest();
  const { status, body } = await visitor.post('/api/account', { name, password: PASSWORD });
  if (status !== 200) throw new Error(`No account: ${body.message}`);
  return { visitor, name, id: body.id };
}

export function signIn(visitor: Visitor, name: string, password = PASSWORD): Promise<Answer> {
  return visitor.post('/api/sign-in', { name, password });
}
