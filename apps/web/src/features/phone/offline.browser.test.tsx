/** A screen whose server is gone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { endRefusedSession, readToken } from '../../lib/session.ts';
import { dealItem, noCreatorStats } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { logInAgain } from '../../testing/walk-states.ts';

const bar = page.getByRole('status').filter({ hasText: 'No connection.' });

test('says so with the time of what it shows, holds back what the server decides, and goes on afterwards', async () => {
  signIn(publishedCreator());
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('deals.creatorDeals', { deals: [dealItem({ title: 'One take' })], nextCursor: null });
  await openApp('/creator-dashboard');
  await expect.element(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();

  server.loses('system.health');
  // A browser is often wrong about it: what counts is that the server does not answer. The part that listens comes late.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('offline'));
      return bar.query()?.textContent;
    })
    .toMatch(/You see what was last loaded\.as of \d+:\d\d/u);
  const reject = page.getByRole('button', { name: 'Needs a connection: Reject' });
  await expect.element(reject).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('link', { name: 'Accept' })).not.toBeInTheDocument();

  server.returns('system.health', { status: 'up' });
  window.dispatchEvent(new Event('online'));
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Accept' })).toBeVisible();
});

test('looks again when somebody logs in after a session that ended without a connection', async () => {
  signIn(publishedCreator());
  server.returns('deals.creatorStats', noCreatorStats);
  server.returns('deals.creatorDeals', { deals: [], nextCursor: null });
  await openApp('/creator-dashboard');
  server.loses('system.health');
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('offline'));
      return bar.query();
    })
    .not.toBeNull();
  // Brings up the login page, which sends no requests, before the connection comes back.
  endRefusedSession(readToken() ?? '');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  server.returns('system.health', { status: 'up' });
  await logInAgain(publishedCreator());
  await expect.element(page.getByText('Welcome back, Layla!')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});
