import type { LogEntry } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { logText, logTitle } from './log-entry.ts';
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

/** A proposal of terms, as the log has it. */
const proposal = (kind: 'proposal.made' | 'proposal.answered', state: string): LogEntry => {
  const before = {
    ...{ budget: 150_000, deadline: '2026-12-20T00:00:00.000Z', rounds: 2, paymentDays: 30, deposit: null },
    ...{ deliverableWishes: [], exclusivity: null, rights: null, sample: null },
  };
  const after = { ...before, budget: 180_000, deadline: '2026-12-23T00:00:00.000Z' };
  const said = { kind: 'TERMS', currency: 'AED', note: 'Two days of light', state };
  const { body, ...entry } = added('');
  return {
    ...entry,
    body: { ...body, kind },
    what: { digest, salt: null, value: { ...said, lines: { before, after } } },
  };
};

test('a proposal says the lines that it changes with its note, and an answer what was agreed on', () => {
  const terms = 'Price: AED\u00a01,800.00 · Deadline: December 23, 2026';
  const made = proposal('proposal.made', 'OPEN');
  expect(logText(made)).toBe(`${terms} · Two days of light`);
  const replacing = {
    ...made,
    what: { digest, salt: null, value: { ...made.what?.value, replacesBrief: true } },
  };
  expect(logText(replacing)).toMatch(/ · These terms replace the brief for good\.$/);
  const accepted = proposal('proposal.answered', 'ACCEPTED');
  expect([logTitle(accepted), logText(accepted)]).toEqual(['Rania Saleh accepted a proposal', terms]);
  const declined = proposal('proposal.answered', 'DECLINED');
  expect([logTitle(declined), logText(declined)]).toEqual(['Rania Saleh declined a proposal', '']);
});

test('a project that both sides agreed to cancel was cancelled by neither alone', () => {
  const { body, ...entry } = added('');
  const moved = (value: Record<string, string | boolean | null>): LogEntry => ({
    ...entry,
    body: { ...body, kind: 'deal.moved' },
    what: { digest, salt: null, value: { from: 'ACCEPTED', to: 'CANCELLED', ...value } },
  });
  expect(logTitle(moved({ agreed: true }))).toBe('Both sides agreed to cancel the project');
  expect(logTitle(moved({ reason: null }))).toBe('Rania Saleh cancelled the project');
});

test('a proposal that was changed by hand beyond words has none', () => {
  const made = proposal('proposal.made', 'OPEN');
  const broken = { kind: 'TERMS', note: null, lines: { before: { rights: 1 }, after: { rights: [] } } };
  expect(logText({ ...made, what: { digest, salt: null, value: broken } })).toBe('');
});
