/** Page of a report: its context, the acts on its party, and its end with a letter. */
import type { AdminReport, ModerationQueue } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAdmin } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const at = '2026-11-28T09:12:00.000Z';

const report: AdminReport = {
  id: idOf(1),
  subject: 'MESSAGE',
  subjectId: idOf(2),
  dealId: idOf(3),
  creatorId: null,
  casting: null,
  reason: 'FRAUD',
  note: 'He asked twice.',
  reporter: 'Hana Seo',
  reporterRole: 'CREATOR',
  kept: {
    author: 'Lumen',
    text: 'Cash on Friday.',
    dealTitle: 'Desk that travels',
    sha256: null,
    pictures: [],
  },
  createdAt: at,
  outcome: null,
  closedAt: null,
  closedBy: null,
  closingNote: null,
  reported: { as: 'BRAND', id: idOf(4), name: 'Lumen', isSuspended: false, runningDeals: 2 },
  around: [
    { id: idOf(5), side: 'CREATOR', text: 'The first cut is up.', at, isReported: false },
    { id: idOf(2), side: 'BRAND', text: 'Cash on Friday.', at, isReported: true },
  ],
  publicThings: [{ what: 'CASTING', id: idOf(6), title: 'Desk lamp, honest test' }],
  before: [
    { what: 'REPORT', at, reason: 'FRAUD', outcome: 'ACTED' },
    { what: 'WARNING', at, text: 'Payment stays here.' },
  ],
};

const queue: ModerationQueue = {
  entries: [
    {
      what: 'REPORT',
      id: report.id,
      subject: 'MESSAGE',
      author: 'Lumen',
      dealTitle: 'Desk that travels',
      at,
    },
  ],
  counts: { profiles: 0, reports: 1, sentBack: 0 },
  oldest: at,
};

/** Waits until the page says each of these. */
async function says(...words: string[]) {
  for (const each of words) await expect.element(page.getByText(each).first()).toBeVisible();
}

const question = page.getByRole('alertdialog');
const acts = page.getByRole('complementary', { name: 'What you can do' });

async function openReport(changes: Partial<AdminReport> = {}) {
  server.returns('moderation.report', { report: { ...report, ...changes } });
  await openApp('/admin?tab=moderation', {
    demo: null,
    market: { credits: false, subscription: false, moderation: true },
  });
  await says('Cash on Friday.');
}

beforeEach(() => {
  answerAdmin();
  signIn('admin');
  server.returns('moderation.queue', queue);
});

test('shows the message among others, and what happened before', async () => {
  await openReport();
  await says('The first cut is up.', 'Reported', 'Dealt with', 'Payment stays here.', 'He asked twice.');
});

test('takes a casting offline with a reason, asked once', async () => {
  await openReport();
  server.returns('adminCastings.end', { message: 'Casting ended' });
  await acts.getByRole('button', { name: 'Take Offline' }).click();
  await question.getByRole('textbox').fill('Asks for payment outside.');
  await question.getByRole('button', { name: 'End casting' }).click();
  await says('Casting ended');
  expect(server.calls('adminCastings.end')).toMatchObject([
    { params: { id: idOf(6) }, body: { reason: 'Asks for payment outside.' } },
  ]);
});

test('suspends the brand beside its report', async () => {
  await openReport();
  server.returns('adminSuspensions.suspendBrand', { message: 'Suspended' });
  await says('2 running projects go on');
  await acts.getByRole('button', { name: 'Suspend' }).click();
  await question.getByRole('textbox').fill('Twice reported.');
  await question.getByRole('button', { name: 'Suspend' }).click();
  await expect
    .poll(() => server.calls('adminSuspensions.suspendBrand'))
    .toMatchObject([{ params: { id: idOf(4) }, body: { reason: 'Twice reported.' } }]);
});

test('warns in writing', async () => {
  await openReport();
  server.returns('moderation.warn', { message: 'Warning sent' });
  await acts.getByRole('button', { name: 'Write' }).click();
  await question.getByRole('textbox').fill('Payment stays here.');
  await question.getByRole('button', { name: 'Send Warning' }).click();
  await says('Warning sent');
  expect(server.calls('moderation.warn')).toMatchObject([{ body: { reason: 'Payment stays here.' } }]);
});

test('ends with a letter to who reported it', async () => {
  await openReport();
  server.returns('moderation.closeReport', { message: 'Report closed' });
  await page.getByLabelText('Letter to Hana Seo').fill('Thank you.');
  await page.getByRole('button', { name: 'Dealt With' }).click();
  await says('Report closed');
  expect(server.calls('moderation.closeReport')).toMatchObject([
    { body: { outcome: 'ACTED', note: 'Thank you.' } },
  ]);
});

test('offers no acts on somebody who is gone, and no letter to a visitor', async () => {
  await openReport({ reported: null, reporter: null, reporterRole: 'GUEST', publicThings: [] });
  await expect.element(acts).not.toBeInTheDocument();
  await says('A visitor is told nothing. Only admins read this.');
});
