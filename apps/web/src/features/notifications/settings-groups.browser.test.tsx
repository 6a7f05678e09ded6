/** Settings of news: four groups by bell, mail and push, and the line that a mail leads to. */
import type { NotificationSetting } from '@briefcast/contract';
import { newsGroups } from '@briefcast/contract/notifications/news';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { publishedCreator } from '../../testing/people.ts';
import { pushState, settingsOf } from '../../testing/pushes.ts';
import { server } from '../../testing/stub-server.ts';

const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const deals = newsGroups('CREATOR').find(({ name }) => name === 'deals')?.kinds ?? [];

/** Stubs settings that keep what is changed. */
function stubSettings(settings: NotificationSetting[] = settingsOf('CREATOR')) {
  let chosen = settings;
  server.returns('notifications.settings', () => ({ settings: chosen }));
  server.returns('notifications.changeSettings', ({ body: { kinds, ...changed } }) => {
    chosen = chosen.map((one) => (kinds.includes(one.kind) ? Object.assign({}, one, changed) : one));
    return { settings: chosen };
  });
}

beforeEach(() => {
  signIn(publishedCreator());
  server.returns('pushes.read', pushState());
});

describe('a group', () => {
  test('is turned off and on for all of its kinds', async () => {
    stubSettings();
    await openApp('/settings/notifications');
    await box('Projects: Mail').click();
    await expect.element(box('Projects: Mail')).not.toBeChecked();
    await expect
      .poll(() => server.calls('notifications.changeSettings'))
      .toMatchObject([{ body: { kinds: deals, byMail: false } }]);
    await expect.element(box('Messages: Mail')).toBeChecked();
    await expect.element(box('Projects: Bell')).toBeChecked();
  });

  test('has a dash where some of its kinds are on, and a press turns all on', async () => {
    stubSettings();
    await openApp('/settings/notifications');
    await expect.element(box('A new brief: Push')).not.toBeInTheDocument();
    await page.getByRole('button', { name: `${deals.length} kinds` }).click();
    await box('A new brief: Push').click();
    await expect.element(box('Projects: Push')).toBePartiallyChecked();
    await box('Projects: Push').click();
    await expect.element(box('Projects: Push')).toBeChecked();
    await expect.element(box('A brief is withdrawn: Push')).toBeChecked();
    await page.getByRole('button', { name: `${deals.length} kinds` }).click();
    await expect.element(box('A new brief: Push')).not.toBeInTheDocument();
  });

  test('goes back, with what was mixed, where the change is refused', async () => {
    stubSettings(
      settingsOf('CREATOR').map((one) => ({ ...one, byMail: one.kind !== 'brief.received' && one.byMail })),
    );
    server.refuses('notifications.changeSettings', 'service.busy');
    await openApp('/settings/notifications');
    await box('Projects: Mail').click();
    await expect.element(page.getByText('Failed to change “Projects”', { exact: false })).toBeVisible();
    await expect.element(box('Projects: Mail')).toBePartiallyChecked();
  });
});

describe('the link of a mail or push', () => {
  test('opens its group and focuses its line', async () => {
    stubSettings();
    await openApp('/settings/notifications?kind=payout.marked');
    const line = page.getByRole('rowheader', { name: /^Marked as paid/u });
    await expect.element(line).toHaveFocus();
    await expect.element(line).toBeInViewport();
    await expect.element(box('A new brief: Mail')).not.toBeInTheDocument();
  });

  test('shows everything folded where it names a kind of the other side', async () => {
    stubSettings();
    await openApp('/settings/notifications?kind=casting.applied');
    await expect.element(box('Market and account: Mail')).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: /./u }).nth(4)).not.toBeInTheDocument();
  });
});
