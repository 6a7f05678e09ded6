/** Menu of a deal: reporting what the other side wrote, sent or is. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dealDetail, dealFile, fromCreator, message } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const more = page.getByRole('button', { name: 'More', exact: true });
const dialog = page.getByRole('dialog', { name: 'Report something' });
const market = { credits: false, subscription: false, moderation: true };

const theirs = message(31, 'Pay me outside, it is cheaper.', fromCreator);
const deal = dealDetail({
  status: 'CANCELLED',
  files: [dealFile(20, { originalName: 'take-1.mp4' }), dealFile(21, { originalName: 'take-2.mp4' })],
  messages: [message(30, 'Hello.', fromCreator), theirs],
});

beforeEach(() => {
  server.returns('deals.read', { deal });
  for (const call of ['reports.inDeal', 'reports.profile'] as const) server.returns(call, {});
});

async function openReport(path: string) {
  await openApp(path, { demo: null, market });
  await more.click();
  await page.getByRole('menuitem', { name: 'Report something' }).click();
}

async function sendReport() {
  await dialog.getByRole('radio', { name: 'Fraud or a false name' }).click();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
}

test("a brand reports the creator's latest message, or a file that it picks", async () => {
  signIn(newBrand());
  await openReport(`/brand-deal/${idOf(10)}`);
  await expect.element(dialog.getByLabelText('Which one')).toHaveDisplayValue(/Pay me outside/);
  await sendReport();
  await more.click();
  await page.getByRole('menuitem', { name: 'Report something' }).click();
  await dialog.getByRole('radio', { name: 'A file' }).click();
  await dialog.getByLabelText('Which one').selectOptions('take-2.mp4');
  await sendReport();
  expect(server.calls('reports.inDeal')).toMatchObject([
    { body: { subject: 'MESSAGE', subjectId: theirs.id, reason: 'FRAUD' } },
    { body: { subject: 'FILE', subjectId: idOf(21), reason: 'FRAUD' } },
  ]);
});

test('a brand reports the creator', async () => {
  signIn(newBrand());
  await openReport(`/brand-deal/${idOf(10)}`);
  await dialog.getByRole('radio', { name: 'The creator' }).click();
  await sendReport();
  expect(server.calls('reports.profile')).toMatchObject([{ body: { reason: 'FRAUD' } }]);
});

test('a creator whose brand has written and sent nothing has nothing to report', async () => {
  signIn(publishedCreator());
  await openReport(`/deal/${idOf(10)}`);
  await expect.element(dialog.getByText('The other side has written and sent nothing yet.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Fraud or a false name' }).click();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect.element(dialog).toBeVisible();
  expect(server.calls('reports.inDeal')).toEqual([]);
});
