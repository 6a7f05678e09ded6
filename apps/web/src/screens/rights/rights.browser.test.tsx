import type { Right } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, newCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';

const calendarUrl = 'https://briefcast.example/api/rights/calendar.ics?token=first';
/** Midnight UTC, `days` days from today. */
const inDays = (days: number) =>
  new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000).toISOString();

const right = (changes: Partial<Right> = {}): Right => ({
  dealId: idOf(40),
  kind: 'EXCLUSIVITY',
  title: 'Winter serum',
  category: 'Skincare',
  startsAt: '2026-05-22T08:00:00.000Z',
  endsAt: inDays(5),
  renewedAt: null,
  renewal: null,
  party: { id: idOf(50), name: 'Nomad Roasters', image: null },
  ...changes,
});

test('walks through its states', async () => {
  await walkStates({
    visitor: newCreator(),
    path: '/rights',
    title: 'Rights',
    calls: ['rights.list'],
    loading: 'Loading rights...',
    fill: () =>
      server.returns('rights.list', { running: [right()], over: [], overCount: 0, calendarUrl: null }),
    filled: ['Winter serum'],
    failing: ['Failed to load rights'],
    clear: () => server.returns('rights.list', { running: [], over: [], overCount: 0, calendarUrl: null }),
    empty: ['Nothing ends'],
    expired: 'log in',
  });
});

test('asks before an address is replaced, and shows the new one', async () => {
  signIn(newBrand());
  const over = [right({ kind: 'LICENCE', category: null, endsAt: inDays(-9) })];
  server.returns('rights.list', { running: [right()], over, overCount: 70, calendarUrl });
  server.returns('rights.renewCalendar', { calendarUrl: calendarUrl.replace('first', 'second') });
  await openApp('/rights');
  const address = page.getByLabelText('Private address');
  await expect.element(address).toHaveValue(calendarUrl);
  await expect
    .element(page.getByRole('link', { name: 'Open in Calendar' }))
    .toHaveAttribute('href', calendarUrl.replace('https:', 'webcal:'));
  await expect.element(page.getByText('Showing the last 1 of 70.')).toBeVisible();
  await page.getByRole('button', { name: 'New Address' }).click();
  const dialog = page.getByRole('alertdialog');
  expect(server.calls('rights.renewCalendar')).toHaveLength(0);
  await dialog.getByRole('button', { name: 'New Address' }).click();
  await expect.element(address).toHaveValue(calendarUrl.replace('first', 'second'));
});
