/** Test mails to the market's contacts. */
import { type MailTest, unnamedMarket } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAdmin, namedMarket, readyInstallation } from '../../../testing/admin.ts';
import { legalSettings } from '../../../testing/legal.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { server } from '../../../testing/stub-server.ts';

const legal = 'legal@creek.example';
const contacts = { help: 'help@creek.example', legal, privacy: '' };
const sent: MailTest = {
  to: legal,
  sentAt: '2026-11-29T10:00:00.000Z',
  takenAt: '2026-11-29T10:00:02.000Z',
  refusal: null,
  openedAt: null,
};
const none = { help: null, legal: null, privacy: null };

beforeEach(() => {
  answerAdmin();
  signIn('admin');
  server.returns('operatorSettings.read', {
    settings: { ...namedMarket, market: { ...unnamedMarket, ...namedMarket.market, contacts } },
  });
  server.returns('adminEinvoices.provider', { provider: null });
  server.returns('adminLegal.read', ({ params }) => legalSettings(params.page));
});

const line = (address: string) => page.getByRole('listitem').filter({ hasText: address });
const openLegal = (more = '') => openApp(`/admin?tab=settings&part=legal${more}`);

test('a contact takes a test mail, and shows how far it came', async () => {
  await openLegal();
  server.returns('readiness.testContact', readyInstallation([], { contacts: { ...none, legal: sent } }));
  await line(legal).getByRole('button', { name: 'Send test mail' }).click();
  expect(server.calls('readiness.testContact')).toMatchObject([{ params: { contact: 'legal' } }]);
  const opened = page.getByRole('listitem').filter({ hasText: 'Opened' }).last();
  await expect.element(opened.getByText('Waiting')).toBeVisible();
});

test('the link in the mail says that it arrived', async () => {
  const contactsThen = { ...none, legal: { ...sent, openedAt: sent.takenAt } };
  server.returns('readiness.openTestMail', readyInstallation([], { contacts: contactsThen }));
  const app = await openLegal('&mail=a-token');
  await expect
    .poll(() => server.calls('readiness.openTestMail'))
    .toMatchObject([{ body: { token: 'a-token' } }]);
  await expect.poll(app.address).not.toContain('mail=');
});

test('an address that changed since shows no test, and one that is not stated has none', async () => {
  const older = { ...none, legal: { ...sent, to: 'old@creek.example' } };
  server.returns('readiness.read', readyInstallation([], { contacts: older }));
  await openLegal();
  await expect.element(line(legal)).toBeVisible();
  await expect.element(page.getByText('To old@creek.example')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Send test mail' })).toHaveLength(2);
});

test('without a mail server there is nothing to test', async () => {
  server.returns('readiness.read', readyInstallation([], { server: null }));
  await openLegal();
  await expect.element(page.getByLabelText('Company', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send test mail' })).not.toBeInTheDocument();
});
