import type { LogEntry } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { logTitle } from './log-entry.ts';
import { inLocale } from './work-locale.ts';

const id = '00000000-0000-4000-8000-000000000001';
const digest = 'a'.repeat(64);

/** A file that was added, by its log. */
const added = (name: string): LogEntry => ({
  body: {
    version: 1,
    dealId: id,
    entry: 2,
    previous: null,
    at: '2026-11-10T15:20:00.000Z',
    kind: 'file.added',
    side: 'BRAND',
    about: id,
    recorded: 'AT_ONCE',
    who: null,
    what: null,
  },
  hash: digest,
  who: { digest, salt: null, value: { name: 'Rania Saleh', company: 'Oasis Skin' } },
  what: { digest, salt: null, value: { name } },
});

test('a line of the log keeps Latin names apart from its Arabic words', () => {
  expect(logTitle(added('cut 2.mp4'))).toBe('Rania Saleh added cut 2.mp4');
  expect(inLocale('ar', () => logTitle(added('cut 2.mp4')))).toBe(
    '\u2068Rania Saleh\u2069: إضافة \u2068cut 2.mp4\u2069',
  );
});
