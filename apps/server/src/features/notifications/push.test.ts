/** Pushes of news: to whom, when, and in which words (rules/pushes). */
import type { NotificationKind } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { presence } from '../../platform/database/tables/index.ts';
import { briefFor, publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { type Arrived, usePushService } from '../../testing/push-service.ts';

const service = usePushService();
const server = useTestServer({}, { pushServices: service.options });
const seconds = 1000;
const hour = 60 * 60 * seconds;

interface Told {
  brand: Person;
  creator: Person;
  /** Pushes that have arrived at the creator's device by now. */
  arrived: () => Promise<Arrived[]>;
}

/** A creator whose device gets pushes of these kinds at any hour. */
async function toldCreator(kinds: NotificationKind[]): Promise<Told> {
  const brand = await server.signUpBrand();
  const creator = await publishedCreator(server);
  const subscription = service.subscribe();
  await creator.client.pushes.addDevice({
    body: { subscription, isInstalled: true, timeZone: 'Asia/Dubai' },
  });
  if (kinds.length > 0) await creator.client.notifications.changeSettings({ body: { kinds, byPush: true } });
  await setQuiet(creator, false);
  const arrived = async () => {
    await server.drain();
    server.advance(11 * seconds);
    await server.drain();
    return service.arrivedAt(subscription);
  };
  return { brand, creator, arrived };
}

const setQuiet = ({ client }: Person, isOn: boolean) => {
  const hourNow = server.app.deps.clock().getUTCHours();
  // Quiet from this hour for three, so that it is quiet now whenever the test runs.
  const quietHours = {
    isOn,
    from: hourNow,
    to: (hourNow + 3) % 24,
    days: 'EVERY_DAY' as const,
    timeZone: 'UTC',
  };
  return client.pushes.choose({ body: { quietHours } });
};
const send = async ({ brand, creator }: Told) =>
  (await brand.client.deals.create({ body: briefFor(creator) })).deal;

let told: Told;
beforeEach(async () => {
  told = await toldCreator(['brief.received', 'deal.cancelled']);
});

test('what is pushed names nobody, leads to its page and counts what needs the person', async () => {
  const { id } = await send(told);
  const [{ headers, message } = {}, ...others] = await told.arrived();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    path: `/deal/${id}`,
    settings: { label: 'Settings', path: '/settings/notifications?kind=brief.received' },
    language: 'en',
    needs: (await told.creator.client.needs.read()).total,
  });
  expect(`${message?.title} ${message?.body}`).not.toMatch(/Oasis/);
  expect(headers).toMatchObject({ urgency: 'normal', ttl: expect.stringMatching(/^2591\d\d|259200$/) });
});

test('the number is that of the queue, without what was put off or done', async () => {
  const needed = async () => {
    const arrived = await told.arrived();
    const { total } = await told.creator.client.needs.read();
    expect(arrived.at(-1)?.message.needs).toBe(total);
    return total;
  };
  const first = await send(told);
  expect(await needed()).toBe(1);
  const key = `deal.brief ${first.id}`;
  await told.creator.client.needs.putOff({ body: { key, until: 'TOMORROW' } });
  const second = await send(told);
  expect(await needed()).toBe(1);
  await told.creator.client.deals.changeStatus({ params: { id: second.id }, body: { status: 'ACCEPTED' } });
  await send(told);
  expect(await needed()).toBe(1);
});

test('with names allowed it says who and what', async () => {
  await told.creator.client.pushes.choose({ body: { showsNames: true } });
  const { id } = await send(told);
  const { title } = (await told.creator.client.deals.read({ params: { id } })).deal;
  const [{ message } = {}] = await told.arrived();
  expect(message?.title).toMatch(/Oasis Skin/);
  expect(message?.body).toContain(title);
});

test('nothing is pushed of a kind that was not chosen', async () => {
  const { brand, creator, arrived } = await toldCreator([]);
  await brand.client.deals.create({ body: briefFor(creator) });
  expect(await arrived()).toEqual([]);
});

test('nothing is pushed of what is seen on a screen within seconds, or is no longer so', async () => {
  await send(told);
  await server.drain();
  await told.creator.client.notifications.markAllRead({ body: {} });
  expect(await told.arrived()).toEqual([]);

  const { id } = await send(told);
  await server.drain();
  await told.creator.client.deals.changeStatus({ params: { id }, body: { status: 'ACCEPTED' } });
  expect(await told.arrived()).toEqual([]);
});

test('nothing is pushed once the person has logged out', async () => {
  await send(told);
  await server.drain();
  await told.creator.client.accounts.logOut();
  expect(await told.arrived()).toEqual([]);
});

test('quiet hours end with one message about what is still so and unseen', async () => {
  await setQuiet(told.creator, true);
  await send(told);
  await send(told);
  const seen = await send(told);
  expect(await told.arrived()).toEqual([]);
  await told.creator.client.notifications.markAllRead({ body: { dealId: seen.id } });
  server.advance(3 * hour);
  const [{ message } = {}, ...others] = await told.arrived();
  expect(others).toEqual([]);
  expect(message).toMatchObject({ title: '2 updates during quiet hours', path: '/creator-dashboard' });
});

test('a single one that was kept is told in its own words', async () => {
  await setQuiet(told.creator, true);
  const { id } = await send(told);
  expect(await told.arrived()).toEqual([]);
  server.advance(3 * hour);
  expect(await told.arrived()).toMatchObject([{ message: { path: `/deal/${id}` } }]);
});

test('a device that was not reached is told later, and once', async () => {
  await send(told);
  service.answer(503);
  expect(await told.arrived()).toEqual([]);
  service.answer(201);
  server.advance(hour);
  expect(await told.arrived()).toHaveLength(1);
  server.advance(hour);
  expect(await told.arrived()).toHaveLength(1);
});

test('kinds of another role are refused', async () => {
  const kinds: NotificationKind[] = ['brief.received', 'casting.applied'];
  const change = told.creator.client.notifications.changeSettings({ body: { kinds, byPush: true } });
  await expect(change).rejects.toMatchObject({
    code: 'notification.not_for_role',
    details: [{ path: ['kinds', 1] }],
  });
});

describe('messages', () => {
  let dealId: string;
  const say = (content: string) =>
    told.brand.client.messages.send({ body: { dealId, type: 'TEXT', content } });

  beforeEach(async () => {
    told = await toldCreator(['messages.unread']);
    dealId = (await send(told)).id;
    await server.drain();
  });

  test('are pushed within seconds, and after a quarter of an hour mailed alone', async () => {
    await say('Is Thursday fine?');
    const [{ headers, message } = {}, ...others] = await told.arrived();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ path: `/deal/${dealId}#chat` });
    expect(`${message?.title} ${message?.body}`).not.toMatch(/Oasis|Thursday/);
    expect(headers).toMatchObject({ urgency: 'high' });
    for (let minutes = 0; minutes < 18; minutes++) {
      server.advance(60 * seconds);
      await server.drain();
    }
    expect(await told.arrived()).toHaveLength(1);
    const { notifications } = await told.creator.client.notifications.list({ query: {} });
    expect(notifications.map(({ kind }) => kind)).toContain('messages.unread');
  });

  test('written one after the other take the place of each other', async () => {
    await say('Is Thursday fine?');
    await say('Or Friday?');
    expect(await told.arrived()).toHaveLength(1);
    await say('In the morning?');
    const arrived = await told.arrived();
    expect(arrived).toHaveLength(2);
    expect(new Set(arrived.map(({ message }) => message.topic)).size).toBe(1);
  });

  test('are not pushed to whoever reads them meanwhile', async () => {
    await say('Is Thursday fine?');
    await server.drain();
    await told.creator.client.messages.markRead({ params: { id: dealId } });
    expect(await told.arrived()).toEqual([]);
  });

  test('are not pushed while a page is open, but soon after it was left', async () => {
    const seenAt = server.app.deps.clock();
    await server.app.deps.db.insert(presence).values({ userId: told.creator.user.id, seenAt });
    await say('Is Thursday fine?');
    expect(await told.arrived()).toEqual([]);
    server.advance(50 * seconds);
    expect(await told.arrived()).toHaveLength(1);
  });

  test('are kept over quiet hours', async () => {
    await setQuiet(told.creator, true);
    await say('Is Thursday fine?');
    expect(await told.arrived()).toEqual([]);
    server.advance(hour);
    expect(await told.arrived()).toEqual([]);
    server.advance(3 * hour);
    expect(await told.arrived()).toHaveLength(1);
  });
});
