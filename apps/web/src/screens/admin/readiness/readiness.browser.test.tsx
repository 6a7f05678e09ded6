import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAdmin, readyInstallation } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { server } from '../../../testing/stub-server.ts';

beforeEach(() => {
  answerAdmin();
  server.returns('admin.health', { version: '0.2.0', lines: [], moves: [], upgrades: [] });
  signIn('admin');
});

const toFolder = { subject: 'MAIL', state: 'MISSING', reason: 'MAIL_TO_FOLDER' } as const;
const oneDisk = { subject: 'STORAGE', state: 'ADVISED', reason: 'STORAGE_ONE_DISK' } as const;
const test1 = {
  to: 'dana@people.example',
  sentAt: '2026-11-29T10:00:00.000Z',
  takenAt: null,
  refusal: null,
  openedAt: null,
};

test('the dashboard begins with what is missing, and leaves out what is only advised', async () => {
  server.returns('readiness.read', readyInstallation([toFolder, oneDisk]));
  await openApp('/admin');
  const notice = page.getByRole('region', { name: 'Before the public comes' });
  await expect.element(notice.getByText('Mails are written to a folder')).toBeVisible();
  await expect.element(notice.getByText('one disk')).not.toBeInTheDocument();
  await notice.getByRole('link', { name: 'Health' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Files are on one disk.' });
  await expect.element(line.getByText('Advised')).toBeVisible();
});

test('an installation that lacks nothing says nothing on the dashboard', async () => {
  await openApp('/admin');
  await expect.element(page.getByText('Total creators').or(page.getByText('Creators').first())).toBeVisible();
  await expect.element(page.getByText('Before the public comes')).not.toBeInTheDocument();
});

test('a test mail is sent to an address, and its steps are shown', async () => {
  await openApp('/admin?tab=health');
  server.returns('readiness.testMail', readyInstallation([], { test: test1 }));
  const to = page.getByLabelText('Send it to');
  await to.fill('dana');
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expect.element(to).toHaveAttribute('aria-invalid', 'true');
  expect(server.calls('readiness.testMail')).toHaveLength(0);
  await to.fill(test1.to);
  await page.getByRole('button', { name: 'Send test mail' }).click();
  await expect.element(page.getByText(`To ${test1.to}`)).toBeVisible();
  const step = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  await expect.element(step('Taken by the mail server').getByText('Waiting')).toBeVisible();
  await expect.element(step('Opened').getByText('Waiting')).toBeVisible();
});

test('what the mail server refuses says why, with the mails that came back', async () => {
  const refusal = '550 No such user';
  const refused = [{ to: 'gone@people.example', reason: refusal, at: test1.sentAt }];
  server.returns('readiness.read', readyInstallation([], { test: { ...test1, refusal }, refused }));
  await openApp('/admin?tab=health');
  await expect.element(page.getByText(`Refused by the mail server: ${refusal}`)).toBeVisible();
  const mail = page.getByRole('listitem').filter({ hasText: 'gone@people.example' });
  await expect.element(mail.getByText(refusal)).toBeVisible();
});

test('without a mail server no test mail is offered', async () => {
  server.returns('readiness.read', readyInstallation([toFolder], { server: null }));
  await openApp('/admin?tab=health');
  await expect.element(page.getByText('Mails are written to a folder')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send test mail' })).not.toBeInTheDocument();
});

test('the link in a test mail tells once that it arrived', async () => {
  const openedAt = '2026-11-29T10:01:00.000Z';
  server.returns('readiness.openTestMail', readyInstallation([], { test: { ...test1, openedAt } }));
  const app = await openApp('/admin?tab=health&mail=secret');
  await expect.element(page.getByText('The test mail arrived.')).toBeVisible();
  expect(server.calls('readiness.openTestMail')).toMatchObject([{ body: { token: 'secret' } }]);
  expect(app.address()).toBe('/admin?tab=health');
});

test('the link of an older test mail says so', async () => {
  server.refuses('readiness.openTestMail', 'admin.test_mail_unknown');
  await openApp('/admin?tab=health&mail=older');
  await expect.element(page.getByText('This link belongs to an older test mail.')).toBeVisible();
});
