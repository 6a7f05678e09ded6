import { defaultOperatorSettings } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard, answerAdmin, readyInstallation, samplePeople } from '../../../testing/admin.ts';
import { noCreatorStats } from '../../../testing/deals.ts';
import { queueOf } from '../../../testing/needs.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { newBrand, publishedCreator, tokenFor } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

const firstPassword = { subject: 'ADMIN', state: 'MISSING', reason: 'ADMIN_FIRST_PASSWORD' } as const;
const toFolder = { subject: 'MAIL', state: 'MISSING', reason: 'MAIL_TO_FOLDER' } as const;
const noBackup = { subject: 'BACKUP', state: 'MISSING', reason: 'BACKUP_NONE' } as const;

const nobody = {
  ...adminDashboard(),
  overview: {
    ...{ totalCreators: 0, totalBrands: 0, totalDeals: 0 },
    ...{ totalPortfolioItems: 0, totalMessages: 0, totalFiles: 0 },
  },
};

beforeEach(() => {
  answerAdmin();
  server.returns('admin.dashboard', nobody);
  signIn('admin');
});

const sheet = page.getByRole('region', { name: 'Call sheet, day one' });
const step = (name: string) => sheet.getByRole('listitem').filter({ hasText: name });

test('an empty installation begins with five steps, and says nothing twice', async () => {
  server.returns('operatorSettings.read', { settings: defaultOperatorSettings });
  server.returns('readiness.read', readyInstallation([firstPassword, toFolder, noBackup]));
  server.returns('admins.list', { admins: [], own: null });
  const app = await openApp('/admin');
  await expect.element(sheet).toBeVisible();
  expect(sheet.getByText('Done').elements()).toEqual([]);
  const notice = page.getByRole('region', { name: 'Before the public comes' });
  await expect.element(notice.getByText('Backup:', { exact: true })).toBeVisible();
  expect(notice.getByRole('listitem').elements()).toHaveLength(1);
  await step('Your own account').getByRole('link', { name: 'Go on' }).click();
  await expect.poll(app.address).toBe('/admin?tab=admins');
});

test('a step is done once it is there, and the last one invites people', async () => {
  server.returns('joinLinks.list', { joinLinks: [] });
  await openApp('/admin');
  for (const name of ['Your own account', 'Name, logo and colour', 'Company, address', 'Mail that arrives'])
    await expect.element(step(name).getByText('Done')).toBeVisible();
  await step('The first people').getByRole('button', { name: 'Invite people' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Invite people' })).toBeVisible();
});

test('it is gone once enough people have joined, and in a demo', async () => {
  server.returns('operatorSettings.read', { settings: defaultOperatorSettings });
  server.returns('admin.dashboard', adminDashboard());
  await openApp('/admin');
  await expect.element(page.getByText('Recent Creators')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  server.returns('admin.dashboard', nobody);
  await openApp('/admin', { demo: { logins: [], adminPassword: 'morning-light-1' } });
  await expect.element(page.getByText('No creators yet')).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('sample people are put in by one press, and taken out after what goes was counted', async () => {
  await openApp('/admin');
  const extra = step('Fill it with sample people');
  await expect.element(extra.getByText(/6 creators, 2 brands and an open casting/)).toBeVisible();
  server.returns('samplePeople.fill', { samplePeople: samplePeople(true) });
  server.returns('samplePeople.read', { samplePeople: samplePeople(true) });
  await extra.getByRole('button', { name: 'Fill' }).click();
  await step('Sample people').getByRole('button', { name: 'Take them out' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take the sample people out?' });
  await expect.element(question.getByText('Works')).toBeVisible();
  expect(
    question
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([...['6', '18', '2', '1']]);
  expect(server.calls('samplePeople.remove')).toEqual([]);
  server.returns('samplePeople.remove', { samplePeople: samplePeople(false) });
  server.returns('samplePeople.read', { samplePeople: samplePeople(false) });
  await question.getByRole('button', { name: 'Take them out' }).click();
  await expect.element(extra.getByRole('button', { name: 'Fill' })).toBeVisible();
  expect(server.calls('samplePeople.remove')).toHaveLength(1);
});

test('sample people can be taken out where the sheet is gone', async () => {
  server.returns('admin.dashboard', adminDashboard());
  server.returns('samplePeople.read', { samplePeople: samplePeople(true) });
  await openApp('/admin');
  const card = page.getByRole('region', { name: 'Sample people' });
  await expect.element(card.getByRole('button', { name: 'Take them out' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
});

test('a look as a brand or a creator waits for the sample people; a visitor’s page opens by itself', async () => {
  await openApp('/admin');
  const extra = step('Fill it with sample people');
  await expect.element(extra.getByRole('link', { name: 'Visitor' })).toHaveAttribute('target', '_blank');
  await expect.element(extra.getByRole('button', { name: 'Brand' })).toBeDisabled();
  await expect.element(extra.getByText(/put the sample people in first/)).toBeVisible();
});

test('a look as a creator says so on every page, until it is stopped', async () => {
  server.returns('samplePeople.read', { samplePeople: samplePeople(true) });
  const user = publishedCreator({ isLook: true });
  server.returns('samplePeople.look', { user, token: tokenFor() });
  server.returns('accounts.me', { user });
  server.returns('accounts.logOut', {});
  server.returns('needs.read', queueOf([]));
  server.returns('notifications.unreadCount', { unread: 0, conversations: 0 });
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  server.streams();
  const app = await openApp('/admin');
  await step('Sample people').getByRole('button', { name: 'Creator' }).click();
  await expect.poll(app.address).toBe('/creator-dashboard');
  expect(server.calls('samplePeople.look')).toMatchObject([{ body: { role: 'CREATOR' } }]);
  const bar = page.getByRole('status').filter({ hasText: /as a creator \(sample\). Nothing can be changed/ });
  await expect.element(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect.poll(app.address).toBe('/admin');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.poll(() => localStorage.getItem('authToken')).toBe(null);
});

test('somebody who is logged in is neither shown nor logged out by a look', async () => {
  signIn(newBrand());
  signIn('admin');
  answerAdmin();
  server.returns('admin.dashboard', nobody);
  await openApp('/admin');
  await expect.element(sheet.getByText(/Somebody is logged in to the market in this browser/)).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Brand' }).elements()).toEqual([]);
});
