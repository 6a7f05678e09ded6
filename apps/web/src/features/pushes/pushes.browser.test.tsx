/** Push where one waits, and in the settings. */
import type { NotificationSetting, PushState } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { application, casting } from '../../testing/castings.ts';
import { dealDetail, dealFile } from '../../testing/deals.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, publishedCreator } from '../../testing/people.ts';
import { pushDevice, pushState, settingsOf, subscription, usePushBrowser } from '../../testing/pushes.ts';
import { server } from '../../testing/stub-server.ts';

const creator = publishedCreator();
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  localStorage.removeItem('pushPerson');
  localStorage.removeItem(`pushDeclined:${creator.id}:applications`);
});

/** Stubs the server's state of push, changed by the screen's requests. */
function stubPush(state: PushState, settings: NotificationSetting[] = settingsOf('CREATOR')) {
  let [pushes, chosen] = [state, settings];
  server.returns('pushes.read', () => pushes);
  server.returns('notifications.settings', () => ({ settings: chosen }));
  server.returns('pushes.addDevice', () => {
    pushes = { ...pushes, devices: [pushDevice()] };
    return pushes;
  });
  server.returns('notifications.changeSettings', ({ body: { kinds, ...changed } }) => {
    chosen = chosen.map((one) => (kinds.includes(one.kind) ? Object.assign({}, one, changed) : one));
    return { settings: chosen };
  });
  server.returns('pushes.choose', ({ body }) => {
    pushes = {
      ...pushes,
      quietHours: body.quietHours ?? pushes.quietHours,
      showsNames: body.showsNames ?? pushes.showsNames,
    };
    return pushes;
  });
}

describe('where an application waits', () => {
  const address = `/castings/${idOf(70)}`;
  beforeEach(() => {
    signIn(creator);
    stubPush(pushState());
    server.returns('savedCastings.list', { castings: [] });
    server.returns('castings.read', { casting: casting() });
    server.returns('castingApplications.read', { application: application() });
  });
  const question = page.getByRole('region', { name: 'Notify me when Oasis Skin answers' });

  test('one is asked for that one thing, and told there', async () => {
    usePushBrowser();
    await openApp(address);
    await expect
      .element(question.getByText(/^A locked screen shows only “The brand sent you a/u))
      .toBeVisible();
    await question.getByRole('button', { name: 'Notify Me' }).click();
    await expect.element(page.getByText('We will notify you on this device')).toBeVisible();
    await expect
      .poll(() => server.calls('pushes.addDevice'))
      .toMatchObject([{ body: { subscription, isInstalled: false } }]);
    await expect
      .poll(() => server.calls('notifications.changeSettings'))
      .toMatchObject([{ body: { kinds: ['brief.received', 'casting.not_chosen'], byPush: true } }]);
  });

  test('mail is enough: it is not asked again', async () => {
    usePushBrowser();
    const app = await openApp(address);
    await button('Mail Is Enough').click();
    await expect.element(question).not.toBeInTheDocument();
    await app.reload();
    await expect.element(page.getByText('Waiting', { exact: true })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('who says no to the browser reads how to allow it, and goes on from there', async () => {
    const browser = usePushBrowser({ answer: 'denied' });
    await openApp(address);
    await button('Notify Me').click();
    await expect
      .element(page.getByRole('region', { name: 'Your browser blocks our notifications' }))
      .toBeVisible();
    await button('I Allowed It').click();
    await expect.element(page.getByText('Notifications are still blocked')).toBeVisible();
    browser.permission = 'granted';
    await button('I Allowed It').click();
    await expect.element(question).toBeVisible();
    expect(server.calls('pushes.addDevice')).toEqual([]);
  });
});

test('who has submitted is asked once, until there is a verdict', async () => {
  localStorage.removeItem(`pushDeclined:${creator.id}:submitted-content`);
  let deal = dealDetail({ status: 'SUBMITTED', files: [dealFile(20)] });
  signIn(creator);
  stubPush(pushState());
  usePushBrowser();
  server.returns('deals.read', () => ({ deal }));
  const app = await openApp(`/deal/${deal.id}`);
  const question = page.getByRole('region', { name: 'Notify me when Oasis Skin answers' });
  await question.getByRole('button', { name: 'Notify Me' }).click();
  await expect
    .poll(() => server.calls('notifications.changeSettings').map(({ body }) => body.kinds))
    .toEqual([['revision.requested', 'deal.completed']]);
  stubPush(pushState());
  deal = { ...deal, files: [dealFile(20, { status: 'APPROVED' })] };
  await app.reload();
  await expect.element(page.getByRole('heading', { name: 'Submitted Content' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

describe('the settings', () => {
  const other = pushDevice({
    id: idOf(801),
    isCurrent: false,
    isInstalled: false,
    device: { browser: 'Firefox', system: 'Windows', kind: 'COMPUTER' },
    toldAt: '2026-11-12T10:00:00.000Z',
  });
  beforeEach(() => signIn(creator));

  test('turn push on here, for all kinds where none was chosen', async () => {
    usePushBrowser();
    stubPush(pushState());
    await openApp('/settings/notifications');
    await button('Turn On Push Here').click();
    await expect.element(page.getByText('Installed, since Nov 21, 2026')).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Projects: Push' })).toBeChecked();
    expect(server.calls('notifications.changeSettings')[0]?.body.kinds).toHaveLength(
      settingsOf('CREATOR').length,
    );
  });

  test('list devices, which can be tested', async () => {
    stubPush(pushState({ devices: [pushDevice(), other] }));
    server.returns('pushes.testDevice', pushState({ devices: [pushDevice(), other] }));
    await openApp('/settings/notifications');
    await expect.element(page.getByText('This device and Firefox on Windows')).toBeVisible();
    await expect.element(page.getByText('Last notified on Nov 12, 2026')).not.toBeVisible();
    await button('Change').click();
    await expect.element(page.getByText('Last notified on Nov 12, 2026')).toBeVisible();
    await button('Send a test to Chrome on Android').click();
    await expect.element(page.getByText('The test is on its way')).toBeVisible();
  });

  test('tell of a device that is not reached', async () => {
    stubPush(pushState({ devices: [pushDevice(), other] }));
    server.refuses('pushes.testDevice', 'push.device_not_reached');
    await openApp('/settings/notifications');
    await button('Change').click();
    await button('Send a test to Firefox on Windows').click();
    await expect.element(page.getByText('We could not reach the device.', { exact: false })).toBeVisible();
  });

  test('remove a device', async () => {
    stubPush(pushState({ devices: [pushDevice(), other] }));
    server.returns('pushes.removeDevice', pushState({ devices: [pushDevice()] }));
    await openApp('/settings/notifications');
    await button('Change').click();
    await button('Remove Firefox on Windows').click();
    await expect.element(page.getByText('Firefox on Windows gets no more notifications')).toBeVisible();
    await expect.element(button('Remove Firefox on Windows')).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('pushes.removeDevice'))
      .toMatchObject([{ params: { id: other.id } }]);
  });

  test('quiet hours and names are chosen, and a refused change goes back', async () => {
    stubPush(pushState({ devices: [pushDevice()] }));
    await openApp('/settings/notifications');
    await page.getByLabelText('From', { exact: true }).selectOptions('20:00');
    await expect.element(page.getByRole('img', { name: 'Quiet from 20:00 to 08:00' })).toBeVisible();
    await page.getByLabelText('to', { exact: true }).selectOptions('20:00');
    await expect.element(page.getByText('Both hours are the same, so no hour is quiet.')).toBeVisible();
    await page.getByLabelText('Days').selectOptions('Sat, Sun all day');
    await expect.element(page.getByText('Only weekends are quiet, all day.', { exact: false })).toBeVisible();
    await page.getByRole('switch', { name: 'Quiet time' }).click();
    await expect.element(page.getByText('Your devices get notifications at any hour.')).toBeVisible();
    await expect
      .poll(() => server.calls('pushes.choose').at(-1)?.body.quietHours)
      .toMatchObject({ isOn: false, from: 20, to: 20, days: 'WEEKENDS_TOO' });
    server.refuses('pushes.choose', 'service.busy');
    const names = page.getByRole('switch', { name: 'Show names and texts' });
    await names.click();
    await expect
      .element(page.getByText('Failed to change what the locked screen shows', { exact: false }))
      .toBeVisible();
    await expect.element(names).not.toBeChecked();
  });
});
