/** Reads the mails that the server wrote to its outbox. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const headersAndBody = (raw: string): [headers: string, body: string] => {
  const end = raw.search(/\r?\n\r?\n/);
  // Joins a header that continues on the next line.
  return [raw.slice(0, end).replace(/\r?\n[ \t]+/g, ' '), raw.slice(end).trim()];
};

const header = (headers: string, name: string) =>
  headers.match(new RegExp(`^${name}:\\s*(.*)$`, 'im'))?.[1]?.trim() ?? '';

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** The text part of a message, alone or in a multipart message. */
function textOf(raw: string): string {
  const [headers, body] = headersAndBody(raw);
  const type = header(headers, 'Content-Type');
  const boundary = type.match(/boundary="?([^";]+)"?/i)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.map((part) => textOf(part.trimStart())).find((text) => text !== '') ?? '';
  }
  if (type !== '' && !type.toLowerCase().startsWith('text/plain')) return '';
  return decode(body, header(headers, 'Content-Transfer-Encoding').toLowerCase());
}

/** The subject of a mail, an empty line, and its text. */
export const readMail = (raw: string): string =>
  `${header(headersAndBody(raw)[0], 'Subject')}\n\n${textOf(raw)}`;

/** Every mail to an address so far, oldest first, as `readMail` reads it. */
export function readMails(dataDir: string, address: string): string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return (
    readdirSync(outbox)
      // A name that begins with a dot is still being written.
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .sort()
      .map((name) => readFileSync(join(outbox, name), 'utf8'))
      .filter((raw) => header(headersAndBody(raw)[0], 'To').toLowerCase().includes(address.toLowerCase()))
      .map(readMail)
  );
}
