import type { Language } from '@tablewright/protocol';
import { WORDS } from '../words.ts';
import type { Told } from './channel.ts';
import type { Mail } from './mailer.ts';

/** One mail with all notices. */
export function letter(
  told: readonly Told[],
  language: Language,
  links: { readonly settings: string; readonly unsubscribe: string },
): Omit<Mail, 'to'> {
  const words = WORDS[language];
  const why = words.say('mail.why');
  const text = [
    ...told.map(({ title, body, url }) => `${title}\n${body}\n${url}`),
    `--\n${why}\n${links.settings}`,
  ].join('\n\n');
  const html = [
    ...told.map(
      ({ title, body, url }) =>
        `<p><a href="${escape(url)}"><strong>${escape(title)}</strong></a><br>${escape(body)}</p>`,
    ),
    `<p><small>${escape(why)} <a href="${escape(links.settings)}">${escape(links.settings)}</a></small></p>`,
  ].join('\n');
  return {
    subject: told.length === 1 ? told[0].title : words.say('mail.many', { count: told.length }),
    text,
    html: `<!doctype html>\n<html lang="${language}"><body>\n${html}\n</body></html>\n`,
    headers: {
      'List-Unsubscribe': `<${links.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

const SIGNS: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]);
}
