import { type Health, type HealthFigures, healthLines } from '@briefcast/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { adminDashboard, readyInstallation } from '../../../testing/admin.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';

beforeEach(() => {
  server.returns('admins.me', { role: 'EVERYTHING' });
  server.returns('admin.dashboard', adminDashboard());
  server.returns('readiness.read', readyInstallation());
});

const well: HealthFigures = {
  writeMilliseconds: 3,
  poolWaiting: 0,
  storage: 'ok',
  oldestDueSeconds: 0,
  failedJobs: 0,
  projectionLagSeconds: 0,
  logFaults: 0,
};

const health = (figures: Partial<HealthFigures> = {}, rest: Partial<Health> = {}): Health => ({
  version: '0.2.0',
  lines: healthLines({ ...well, ...figures }),
  moves: [],
  upgrades: [],
  ...rest,
});

const upgrade = {
  version: '0.2.0',
  beganAt: '2026-11-26T12:00:00.000Z',
  milliseconds: 1840,
  steps: [{ name: '0073_upgrades', milliseconds: 12 }],
};

test('its states', () =>
  walkStates({
    visitor: 'admin',
    title: 'Admin',
    expired: 'password gate',
    path: '/admin?tab=health',
    calls: ['admin.health'],
    loading: 'Loading health...',
    fill: () => server.returns('admin.health', health({}, { upgrades: [upgrade] })),
    filled: ['Database: time to write a change', '3 ms', 'Release 0.2.0', '1 table change'],
    failing: ['Failed to load health'],
    clear: () => server.returns('admin.health', health()),
    empty: ['No upgrades yet.'],
  }));

test('what is not well says what to do, and what is well does not', async () => {
  server.returns(
    'admin.health',
    health(
      { failedJobs: 2, storage: 'full', logFaults: 1 },
      { moves: [{ kind: 'creators.derive_listings', text: 'Directory text of older profiles', left: 1200 }] },
    ),
  );
  signIn('admin');
  await openApp('/admin?tab=health');
  const line = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  const said: [string, string[]][] = [
    ['File storage', ['Act now', 'Uploads are refused']],
    ['Jobs given up', ['Needs a look', 'retry them there']],
    ['Errors in project logs', ['Act now', 'npm run verify']],
    ['Directory text of older profiles', ['1,200']],
  ];
  for (const [subject, texts] of said)
    for (const text of texts) await expect.element(line(subject).getByText(text)).toBeVisible();
  await expect.element(line('Jobs given up').getByText('2', { exact: true })).toBeVisible();
  await expect.element(line('Database: time')).toHaveTextContent('Database: time to write a change3 msWell');
});
