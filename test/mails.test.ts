import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readMails } from '../e2e/mails.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'briefcast-mails-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('reads the text of a mail, whatever its encoding, and only the mails of one person', () => {
  expect(readMails(dataDir, 'amira@example.com')).toEqual([]);
  mkdirSync(join(dataDir, 'outbox'));
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(dataDir, 'outbox', name), lines.join('\r\n'));
  write('1.eml', [
    'To: Amira <Amira@example.com>',
    'Subject: Reset your',
    ' password',
    'Content-Type: multipart/alternative;',
    ' boundary="--x"',
    '',
    '----x',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'Caf=C3=A9: https://a.example/reset?token=3Dab=',
    'cd',
    '----x',
    'Content-Type: text/html',
    '',
    '<p>no</p>',
    '----x--',
  ]);
  write('2.eml', [
    'To: amira@example.com',
    'Subject: Plain',
    'Content-Type: text/plain',
    'Content-Transfer-Encoding: 7bit',
    '',
    'token=AB',
  ]);
  write('3.eml', ['To: omar@example.com', 'Subject: Other', '', 'x']);
  write('.4.eml', ['To: amira@example.com', 'Subject: Unfinished', '', 'x']);
  expect(readMails(dataDir, 'amira@example.com')).toEqual([
    'Reset your password\n\nCafé: https://a.example/reset?token=abcd',
    'Plain\n\ntoken=AB',
  ]);
});
