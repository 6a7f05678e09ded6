/** Consequences that a creator reads before the own account is deleted. */
import { test } from 'vitest';
import { page } from 'vitest/browser';
import { expectToSay } from '../../../testing/looks.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { payoutAccount } from '../../../testing/payouts.ts';
import { newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

test('a creator who is not paid yet reads that first, with what goes', async () => {
  const creator = newCreator();
  signIn(creator);
  server.returns('ownAccount.read', {
    account: {
      ...{ email: creator.email, emailConfirmed: true, newEmail: null, language: 'en', languages: ['en'] },
      twoFactor: { isOn: false, since: null, recoveryCodesLeft: 0 },
    },
  });
  server.returns('ownAccount.sessions', { sessions: [] });
  server.returns('blocks.creators', { blocked: [] });
  server.returns('blocks.brands', { blocked: [] });
  server.returns('personalData.removal', { openDeals: [], closedDeals: 1, organizations: [] });
  const [first, ...others] = payoutAccount().ages;
  const open = { count: 2, amountCents: 52_000, amountFils: 129_950 };
  server.returns('payouts.account', payoutAccount({ ages: first ? [{ ...first, ...open }, ...others] : [] }));
  await openApp('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expectToSay('before', [
    'Not paid or not confirmed yet: $520 and AED 1,299.50',
    'Your bank details and invoices are deleted, so brands will not know where to pay. Nobody can confirm, remind about or claim a payment for you.',
  ]);
});
