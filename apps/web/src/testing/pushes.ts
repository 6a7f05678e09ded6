/** Push, for tests of screens: what the server says of it, and a browser that can do it. */
import type { NotificationSetting, PushDevice, PushState, Role } from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { onTestFinished, vi } from 'vitest';
import { idOf } from './people.ts';

export const pushDevice = (fields: Partial<PushDevice> = {}): PushDevice => ({
  id: idOf(800),
  isCurrent: true,
  device: { browser: 'Chrome', system: 'Android', kind: 'PHONE' },
  isInstalled: true,
  addedAt: '2026-11-21T10:00:00.000Z',
  toldAt: null,
  ...fields,
});

export const pushState = (fields: Partial<PushState> = {}): PushState => ({
  serverKey: 'BKey',
  devices: [],
  quietHours: { isOn: true, from: 22, to: 8, days: 'EVERY_DAY', timeZone: 'Asia/Dubai' },
  showsNames: false,
  ...fields,
});

/** Settings of every kind that a role can get. */
export const settingsOf = (role: Role, fields: Partial<NotificationSetting> = {}): NotificationSetting[] =>
  kindsOfRole(role).map((kind) => ({
    kind,
    inApp: true,
    byPush: false,
    byMail: true,
    ...fields,
  }));

export const subscription = {
  endpoint: 'https://push.example/device',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

interface PushBrowser {
  /** What the person has said to the browser so far. */
  permission: NotificationPermission;
  /** What they say when they are asked. */
  answer: NotificationPermission;
}

/** Makes the browser of the test one with a push service, until the test is over. Returns it, to be changed. */
export function usePushBrowser(fields: Partial<PushBrowser> = {}): PushBrowser {
  const browser: PushBrowser = { permission: 'default', answer: 'granted', ...fields };
  let subscribed: unknown = null;
  const subscribe = async () => {
    subscribed = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true };
    return subscribed;
  };
  const registration = {
    pushManager: { getSubscription: async () => subscribed, subscribe },
    getNotifications: async () => [],
  } as unknown as ServiceWorkerRegistration;
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => {
      browser.permission = browser.answer;
      return browser.answer;
    },
  });
  // A built app has a service worker, which the page asks for.
  vi.stubEnv('PROD', true);
  vi.spyOn(navigator.serviceWorker, 'register').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return browser;
}
