/** The ban at the head of the pages of somebody who is suspended (rules/suspensions). */
import type { OwnSuspension } from '@briefcast/contract';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const reason = 'Two creators report a request for payment outside of the project.';
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

const suspension = (fields: Partial<OwnSuspension> = {}): OwnSuspension => ({
  as: 'BRAND',
  reason,
  suspendedAt: inDays(-2),
  answerUntil: inDays(12),
  answer: null,
  answeredAt: null,
  runningDeals: 2,
  openCastings: 1,
  credits: 6,
  ...fields,
});

const account = {
  ...{ email: 'rania@oasisskin.example', emailConfirmed: true, newEmail: null },
  ...{ language: 'en', languages: ['en'] },
  twoFactor: { isOn: false, since: null, recoveryCodesLeft: 0 },
};

/** Opens the page of the account as a brand's person. */
async function openAccount(fields: Partial<OwnSuspension> = {}, role: 'OWNER' | 'REVIEWER' = 'OWNER') {
  const as = fields.as ?? 'BRAND';
  signIn(newBrand({ suspended: as === 'MEMBER' ? 'MEMBER' : 'BRAND', memberRole: role }));
  server.returns('suspension.read', { suspension: suspension(fields) });
  server.returns('ownAccount.read', { account });
  server.returns('ownAccount.sessions', { sessions: [] });
  server.returns('blocks.creators', { blocked: [] });
  return openApp('/account');
}

describe('the ban of a suspended brand', () => {
  test('says why, what goes on and what is paused', async () => {
    await openAccount();
    await expect.element(page.getByRole('heading', { name: 'Oasis Skin is suspended' })).toBeVisible();
    await expect.element(page.getByText(reason)).toBeVisible();
    await expect.element(page.getByText('2 running projects')).not.toBeVisible();
    await page.getByText('What is paused, and what goes on').click();
    for (const line of ['2 running projects', 'New briefs and castings', '1 open casting', '6 credits'])
      await expect.element(page.getByText(line)).toBeVisible();
  });

  test('takes one answer, and shows it from then on', async () => {
    await openAccount();
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    const send = page.getByRole('button', { name: 'Send Answer' });
    await send.click();
    expect(server.calls('suspension.answer')).toEqual([]);
    const answer = 'An agency wrote this. It left.';
    await page.getByLabelText('Your answer').fill(answer);
    const answered = suspension({ answer, answeredAt: inDays(0) });
    server.returns('suspension.answer', { suspension: answered });
    server.returns('suspension.read', { suspension: answered });
    await send.click();
    await expect.poll(() => server.calls('suspension.answer')).toMatchObject([{ body: { answer } }]);
    await expect.element(page.getByText(answer)).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
  });

  test('offers no answer to a reviewer, nor once its time is over', async () => {
    await openAccount({}, 'REVIEWER');
    await expect.element(page.getByText('Owners and managers can answer.', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Answer', exact: true })).not.toBeInTheDocument();
  });

  test('says that the time for an answer is over', async () => {
    await openAccount({ answerUntil: inDays(-1) });
    await expect.element(page.getByText('You could answer until', { exact: false })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Answer', exact: true })).not.toBeInTheDocument();
  });

  test('is gone once the suspension was lifted', async () => {
    signIn(newBrand({ suspended: 'BRAND' }));
    server.returns('suspension.read', { suspension: null });
    server.returns('accounts.me', { user: newBrand() });
    server.returns('ownAccount.read', { account });
    server.returns('ownAccount.sessions', { sessions: [] });
    server.returns('blocks.creators', { blocked: [] });
    await openApp('/account');
    await expect.element(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
    await expect.element(page.getByText('is suspended', { exact: false })).not.toBeInTheDocument();
  });

  test('stays within the page with endless words', async () => {
    await openAccount({ reason: 'x'.repeat(500), answer: 'y'.repeat(500), answeredAt: inDays(0) });
    await expectWithinPage('/account');
  });
});

describe('a suspended person of a brand', () => {
  test('finds the reason in place of every page of the brand', async () => {
    signIn(newBrand({ suspended: 'MEMBER' }));
    server.returns('suspension.read', { suspension: suspension({ as: 'MEMBER', credits: null }) });
    const app = await openApp('/dashboard');
    await expect
      .element(page.getByRole('heading', { name: 'Your account is suspended', level: 1 }))
      .toBeVisible();
    await expect.element(page.getByText('Your work for the brand')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Find Creators' })).not.toBeInTheDocument();
    expect(app.address()).toBe('/dashboard');
  });

  test('keeps the page of their own account', async () => {
    await openAccount({ as: 'MEMBER', credits: null });
    await expect.element(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
    await expect.element(page.getByText(reason)).toBeVisible();
    expect(server.calls('blocks.creators')).toEqual([]);
  });
});

test('a suspended creator reads that nobody finds their profile', async () => {
  const creator = newCreator({ suspended: 'CREATOR' });
  signIn(creator);
  const own = { as: 'CREATOR' as const, openCastings: 0, credits: null, runningDeals: 0 };
  server.returns('suspension.read', { suspension: suspension(own) });
  server.returns('ownAccount.read', { account: { ...account, email: creator.email } });
  server.returns('ownAccount.sessions', { sessions: [] });
  server.returns('blocks.brands', { blocked: [] });
  await openApp('/account');
  await page.getByText('What is paused, and what goes on').click();
  await expect.element(page.getByText('Nobody finds it for now.')).toBeVisible();
  await expect.element(page.getByText('running projects', { exact: false })).not.toBeInTheDocument();
});
