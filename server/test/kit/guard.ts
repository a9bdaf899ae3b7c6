import type { TestServer } from './test-server.ts';
import type { MatchClient } from './match-client.ts';
import { newMatch } from './matches.ts';
import type { Visitor } from './visitor.ts';

/** The code a socket is closed with, or the status that refused it. */
export function refusalOf(
  visitor: Visitor,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const socket = visitor.socket(path, headers);
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode!));
    socket.on('close', resolve);
  });
}

/** Two people in a match, and which of them is asked first. */
export async function twoPlayers(testServer: TestServer): Promise<{
  match: string;
  people: Visitor[];
  asked: MatchClient;
  other: MatchClient;
}> {
  const { match, people } = await newMatch(testServer, 2, { hints: true });
  const clients = await Promise.all(people.map((person) => person.play(match)));
  const asked = clients.find(({ isAsked }) => isAsked)!;
  return { match, people, asked, other: clients.find((client) => client !== asked)! };
}
