/** What the service worker does with a push message, and with a press on what it has shown. */
import type { PushMessage } from '@briefcast/contract';
import { expect, it, vi } from 'vitest';
import { servePushes } from './push.ts';

const origin = 'https://briefcast.example';
/** Addresses that lead to the market's own icons. */
const look = { icon: '/icons/app-192.png', badge: '/icons/badge-96.png' };

const message: PushMessage = {
  title: 'The brand sent you a brief',
  body: 'Open Briefcast to see it',
  path: '/deal/1',
  topic: 'deal.sent-1',
  language: 'en',
  needs: 3,
};

interface OpenWindow {
  url: string;
  focused?: boolean;
}

type Told = { waitUntil: (work: Promise<unknown>) => void } & Record<string, unknown>;

/** A worker with these windows, and what it was told to do. */
function startWorker(open: OpenWindow[] = []) {
  const listeners = new Map<string, (event: Told) => void>();
  const windows = open.map(({ url, focused = false }) => ({
    url: `${origin}${url}`,
    focused,
    focus: vi.fn(),
    postMessage: vi.fn(),
  }));
  const standing: { tag: string | undefined; close: () => void }[] = [];
  const worker = {
    location: { origin, hostname: new URL(origin).hostname },
    navigator: { setAppBadge: vi.fn(async () => undefined) },
    clients: { matchAll: async () => windows, openWindow: vi.fn() },
    registration: {
      showNotification: vi.fn((_title: string, { tag }: NotificationOptions) => {
        standing.push({ tag, close: vi.fn(() => standing.splice(0)) });
      }),
      getNotifications: async ({ tag }: GetNotificationOptions) => standing.filter((one) => one.tag === tag),
    },
    addEventListener: (type: string, listener: (event: Told) => void) => listeners.set(type, listener),
  };
  servePushes(worker as unknown as ServiceWorkerGlobalScope);
  async function tell(type: string, event: Record<string, unknown>) {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work) => works.push(work) });
    await Promise.all(works);
  }
  return {
    windows,
    standing,
    shown: worker.registration.showNotification,
    opened: worker.clients.openWindow,
    badge: worker.navigator.setAppBadge,
    push: (text: string | null) =>
      tell('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } }),
    async press(data: unknown, action = '') {
      const notification = { data, close: vi.fn() };
      await tell('notificationclick', { notification, action });
      return notification;
    },
  };
}

it('shows what came and nothing else, in its language, in the place of an older message about the same', async () => {
  const { push, shown, badge } = startWorker([{ url: '/dashboard', focused: true }]);
  await push(JSON.stringify({ ...message, sender: 'Oasis Skin' }));
  expect(shown.mock.calls).toEqual([
    [
      message.title,
      { body: message.body, tag: message.topic, lang: 'en', dir: 'ltr', ...look, data: { path: '/deal/1' } },
    ],
  ]);
  expect(badge).toHaveBeenCalledWith(3);
});

it('takes the number off the icon where nothing is left, and leaves it where the message names none', async () => {
  const { push, badge } = startWorker();
  await push(JSON.stringify({ ...message, needs: undefined }));
  await push('no message of ours');
  expect(badge).not.toHaveBeenCalled();
  await push(JSON.stringify({ ...message, needs: 0 }));
  expect(badge).toHaveBeenCalledExactlyOnceWith(0);
});

it('shows Arabic from right to left', async () => {
  const { push, shown } = startWorker();
  await push(JSON.stringify({ ...message, language: 'ar', path: '/ar/deal/1' }));
  expect(shown.mock.lastCall?.[1]).toMatchObject({ lang: 'ar', dir: 'rtl', data: { path: '/ar/deal/1' } });
});

it('leaves nothing standing before somebody who has the page in front of them, though each push shows something', async () => {
  const { push, shown, standing } = startWorker([{ url: '/deal/1?file=2', focused: true }]);
  for (const topic of ['1', '2', '3']) {
    await push(JSON.stringify({ ...message, topic, path: '/deal/1#chat' }));
    expect(shown.mock.lastCall?.[1]).toMatchObject({ tag: topic, silent: true });
  }
  expect(shown).toHaveBeenCalledTimes(3);
  expect(standing).toEqual([]);
});

it('shows it where that page is open behind another one', async () => {
  const { push, shown } = startWorker([{ url: '/deal/1' }, { url: '/dashboard', focused: true }]);
  await push(JSON.stringify(message));
  expect(shown).toHaveBeenCalledOnce();
});

it.each([
  ['nothing', null],
  ['no JSON', 'hello'],
  ['an empty value', 'null'],
  ['a list', '[]'],
  ['a message without words', JSON.stringify({ ...message, title: undefined })],
  ['a page that is no text', JSON.stringify({ ...message, path: 7 })],
])('shows the name alone for %s', async (_, text) => {
  const { push, shown } = startWorker();
  await push(text);
  expect(shown.mock.calls).toMatchObject([[new URL(origin).hostname, { body: '', data: { path: '/' } }]]);
});

it.each([
  ['https://elsewhere.example/deal/1'],
  ['//elsewhere.example/deal/1'],
  ['javascript:alert(1)'],
  ['http://['],
])('leads to no other site: %s', async (path) => {
  const { push, shown, press, opened } = startWorker();
  await push(JSON.stringify({ ...message, path }));
  expect(shown.mock.lastCall?.[1]).toMatchObject({ data: { path: '/' } });
  await press({ path });
  expect(opened.mock.calls).toEqual([['/']]);
});

it('opens the page at its place when it is pressed', async () => {
  const { press, opened, windows } = startWorker([{ url: '/dashboard', focused: true }]);
  const { close } = await press({ path: '/review/1/2?comment=3#end' });
  expect(close).toHaveBeenCalledOnce();
  expect(opened.mock.calls).toEqual([['/review/1/2?comment=3#end']]);
  // What is typed there stays.
  expect(windows[0]?.focus).not.toHaveBeenCalled();
});

it('has a button to its own line of the settings', async () => {
  const { push, press, shown, opened } = startWorker();
  const settings = { label: 'Settings', path: '/settings/notifications?kind=brief.received' };
  await push(JSON.stringify({ ...message, settings }));
  const notification = shown.mock.calls[0]?.[1];
  expect(notification).toMatchObject({ actions: [{ action: 'settings', title: 'Settings' }] });
  await press(notification?.data, 'settings');
  await press(notification?.data);
  expect(opened.mock.calls).toEqual([[settings.path], ['/deal/1']]);
});

it('brings the window to the front that shows the page, and says which place of it was meant', async () => {
  const { press, opened, windows } = startWorker([{ url: '/dashboard' }, { url: '/deal/1' }]);
  await press({ path: '/deal/1#chat' });
  expect(opened).not.toHaveBeenCalled();
  expect(windows[1]?.focus).toHaveBeenCalledOnce();
  expect(windows[1]?.postMessage).toHaveBeenCalledWith({ goTo: '/deal/1#chat' });
  expect(windows[0]?.focus).not.toHaveBeenCalled();
});

it.each([[undefined], [null], [{}], [{ path: 7 }]])(
  'opens the first page where the message had no page: %j',
  async (data) => {
    const { press, opened } = startWorker();
    await press(data);
    expect(opened.mock.calls).toEqual([['/']]);
  },
);
