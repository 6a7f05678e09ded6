/** This browser as a device for notifications: its capabilities, and its subscription at the browser's push service. */
import type { NewPushDevice } from '@briefcast/contract';
import { isInstalled } from './is-installed.ts';
import { registerServiceWorker } from './service-worker.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * Possible step: turn it on, install first (iPhone, iPad), allow it in the browser's settings after a refusal, or
 * none.
 */
export type PushSupport = 'READY' | 'INSTALL_FIRST' | 'BLOCKED' | 'UNSUPPORTED';

/** An iPad says that it is a Mac, which has no touch screen. */
const isApplePhone = () =>
  /iPhone|iPad|iPod/u.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Possible step in this browser now. */
export function pushSupport(): PushSupport {
  if (isApplePhone() && !isInstalled()) return 'INSTALL_FIRST';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'UNSUPPORTED';
  return Notification.permission === 'denied' ? 'BLOCKED' : 'READY';
}

const personKey = 'pushPerson';

async function subscribe(serverKey: string): Promise<NewPushDevice> {
  const registration = await registerServiceWorker();
  const options = { userVisibleOnly: true, applicationServerKey: serverKey };
  const existing = await registration.pushManager.getSubscription();
  const subscription = await registration.pushManager.subscribe(options).catch(async (error: unknown) => {
    // Ends a subscription for another key of the server, which a browser keeps until then.
    if (!existing) throw error;
    await existing.unsubscribe();
    return registration.pushManager.subscribe(options);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return {
    subscription: { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } },
    isInstalled: isInstalled(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** Asks the person, if they were not asked before, and subscribes. Null if they did not allow it. Call it in a click. */
export async function turnOnHere(serverKey: string): Promise<NewPushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  return subscribe(serverKey);
}

/** Keeps the person who turned push on here, to turn it on again after their next login; null for nobody. */
export const keepPushPerson = (personId: string | null) => writeStored('local', personKey, personId);

/** Subscribes again for somebody who turned it on here and may have lost it since; null for everybody else. */
export async function turnOnAgain(personId: string, serverKey: string): Promise<NewPushDevice | null> {
  if (readStored('local', personKey) !== personId || pushSupport() !== 'READY') return null;
  return Notification.permission === 'granted' ? subscribe(serverKey) : null;
}

/** Whether it was turned on here for this person. */
export const isPushPerson = (personId: string): boolean => readStored('local', personKey) === personId;
