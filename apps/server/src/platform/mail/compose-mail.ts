/** Composes every mail: a text part, and the same as HTML in the product's design. */

import { oneLine as withoutTurns } from '@briefcast/contract';
import { isMarketNamed } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { uuidv7 } from 'uuidv7';
import type { Mail, MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';

/** The marks around a name or an amount in a sentence of the other direction (`isolated`). They turn nothing around. */
const isolates = /([\u2066-\u2069])/u;

/** Returns the line with an end for each isolate that begins in it, and without ends of others: cutting takes one of a pair. */
function balanced(line: string): string {
  let open = 0;
  const kept = line.replace(new RegExp(isolates, 'gu'), (mark) => {
    if (mark !== '\u2069') open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return mark;
  });
  return kept + '\u2069'.repeat(open);
}

/** One line without control characters or marks that reverse the direction; a subject is a header. */
export function oneLine(text: string, max = 180): string {
  const line = text
    .split(isolates)
    .map((part) => (isolates.test(part) ? part : withoutTurns(part)))
    .join('')
    .replace(/[\0\s]+/gu, ' ')
    .trim();
  return balanced(line.length <= max ? line : `${line.slice(0, max).replace(/\s\S*$/u, '')} …`);
}

function mailText(content: MailContent): string {
  const { heading, paragraphs, sheet, quotes = [], lists = [], closing, action, reason } = content;
  const blocks = [
    heading,
    ...paragraphs,
    ...(sheet ? [[oneLine(sheet.title), ...sheet.lines].join('\n')] : []),
    ...quotes.map(({ source, words }) => `${source}:\n${words.replace(/^/gmu, '> ')}`),
    ...lists.flatMap(({ heading: above, items }) => [
      ...(above ? [above] : []),
      ...items.map(({ title, lines, url }) =>
        [oneLine(title), ...lines.map((line) => `- ${oneLine(line)}`), url].join('\n'),
      ),
    ]),
    ...(closing ? [closing] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    // Two hyphens and a space separate the signature from the mail.
    ['-- ', m.head_product(), reason].join('\n'),
    ...(content.unsubscribeUrl ? [`${m.mail_unsubscribe()}: ${content.unsubscribeUrl}`] : []),
    ...(content.settingsUrl ? [`${m.mail_settings()}: ${content.settingsUrl}`] : []),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** Writes a mail in both parts, its fixed texts in the current locale. Without an id it gets a new one. */
export function composeMail(content: MailContent, id: string = uuidv7(), thread?: string): Mail {
  const clean = { ...content, subject: oneLine(content.subject) };
  return {
    id,
    to: clean.to,
    subject: clean.subject,
    text: mailText(clean),
    html: mailHtml(clean),
    ...(isMarketNamed() ? { sender: oneLine(m.head_product()) } : {}),
    ...(clean.replyTo ? { replyTo: clean.replyTo } : {}),
    ...(thread ? { thread } : {}),
    ...(clean.unsubscribeUrl ? { unsubscribeUrl: clean.unsubscribeUrl } : {}),
  };
}
