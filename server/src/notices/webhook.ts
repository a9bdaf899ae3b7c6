import { Refusal } from '../refusal.ts';
import type { Outcome, Told } from './channel.ts';
import type { Outside } from './outside.ts';
import { outcomeOf } from './channel.ts';

/** Discord's maximum. */
const LONGEST = 2000;

/** Characters with a special meaning there. */
const MARKS = /[\\*_~`|[\]<>#]/g;

/** The address of a webhook, or a refusal: only hosts that the operator allows. */
export function webhookUrl(written: string, hosts: readonly string[], isTrusting = false): URL {
  const url = URL.canParse(written) ? new URL(written) : null;
  const isSound =
    url !== null &&
    hosts.includes(url.hostname) &&
    url.username === '' &&
    url.password === '' &&
    (isTrusting || (url.protocol === 'https:' && url.port === ''));
  if (!isSound)
    throw new Refusal(
      400,
      'webhook',
      hosts.length === 0
        ? 'This server sends to no webhooks.'
        : `A webhook is an https address at ${hosts.join(' or ')}.`,
    );
  return url;
}

/** One message with all notices. */
export async function sendToWebhook(
  outside: Outside,
  url: URL,
  told: readonly Told[],
  report: (error: Error) => void,
): Promise<Outcome> {
  const lines = told.map(
    ({ title, body, url: link }) => `**${plain(title)}**\n${plain(body)}\n${link}`,
  );
  const content = Array.from(lines.join('\n\n')).slice(0, LONGEST).join('');
  const message = { content, username: 'Tablewright', allowed_mentions: { parse: [] } };
  const headers = { 'content-type': 'application/json', 'user-agent': 'Tablewright' };
  return outcomeOf(() => outside.post(url, headers, JSON.stringify(message), 'named'), report);
}

function plain(text: string): string {
  return text.replaceAll(MARKS, '\\$&');
}
