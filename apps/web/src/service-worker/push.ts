/**
 * Shows what the server pushes, and opens its page (rules/pushes). It asks the server for nothing: words, page and number
 * came encrypted with the message.
 */
import type { Api, PushMessage, RenewedPushDevice } from '@briefcast/contract';
import { iconPath } from '@briefcast/contract/paths';

type Renewal = Api['pushes']['renewDevice'];
const renewal = { method: 'PUT', path: '/api/pushes/renewal' } satisfies Pick<Renewal, 'method' | 'path'>;

/** Names the button of a message that leads to its line of the settings. */
const settingsAction = 'settings';

/** Shown for a push that brought no message of ours: the site in place of a title. */
const unknown: Omit<PushMessage, 'title'> = {
  body: '',
  topic: 'unknown',
  path: '/',
  language: 'en',
};

/** What a push brought. */
function messageOf(data: PushMessageData | null, { hostname }: WorkerLocation): PushMessage {
  const nameless = { title: hostname, ...unknown };
  try {
    const message = data?.json();
    return typeof message?.title === 'string' && typeof message.path === 'string' ? message : nameless;
  } catch {
    return nameless;
  }
}

const windowsOf = ({ clients }: ServiceWorkerGlobalScope) =>
  clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Wherever on it: a page is looked for by what it is about, not by the place on it. */
const showsPage = (path: string, { url }: WindowClient) =>
  new URL(url).pathname === new URL(path, url).pathname;

/** A page of this site alone: what came from elsewhere opens its first one. */
function ownPath(path: unknown, { origin }: WorkerLocation): string {
  if (typeof path !== 'string' || !URL.canParse(path, origin)) return '/';
  const url = new URL(path, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : '/';
}

async function show(worker: ServiceWorkerGlobalScope, message: PushMessage): Promise<void> {
  const { title, body, topic, language, needs, settings } = message;
  const path = ownPath(message.path, worker.location);
  const { navigator } = worker;
  if (needs !== undefined) await navigator.setAppBadge?.(needs).catch(() => undefined);
  // Whoever has this page in front of them sees it there.
  const isSeen = (await windowsOf(worker)).some((client) => client.focused && showsPage(path, client));
  // Some browsers end a subscription whose pushes show nothing, so each shows something.
  await worker.registration.showNotification(title, {
    body,
    tag: topic,
    ...(isSeen ? { silent: true } : {}),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    icon: iconPath('app-192'),
    badge: iconPath('badge-96'),
    data: { path, ...(settings ? { settingsPath: settings.path } : {}) },
    // Browsers that show no buttons leave it out.
    ...(settings ? { actions: [{ action: settingsAction, title: settings.label }] } : {}),
  });
  if (!isSeen) return;
  for (const shown of await worker.registration.getNotifications({ tag: topic })) shown.close();
}

/** A window that shows the page comes to the front, and goes to the place on it; any other is left as it is, with what is typed there. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const there = (await windowsOf(worker)).find((client) => showsPage(path, client));
  if (there) {
    await there.focus();
    there.postMessage({ goTo: path });
  } else await worker.clients.openWindow(path);
}

const subscriptionOf = (subscription: PushSubscription) => {
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
};

/** Tells the server where this device is told from now on. Where the browser names no old address, the app does it when it is opened. */
async function renew(
  { registration }: ServiceWorkerGlobalScope,
  { oldSubscription, newSubscription }: PushSubscriptionChangeEvent,
): Promise<void> {
  if (!oldSubscription) return;
  const subscription = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const old = subscriptionOf(oldSubscription);
  const body: RenewedPushDevice = {
    old: { endpoint: old.endpoint, auth: old.keys.auth },
    subscription: subscriptionOf(subscription),
  };
  await fetch(renewal.path, {
    method: renewal.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Shows pushes, follows a press on them, and keeps the device's address known. */
export function servePushes(worker: ServiceWorkerGlobalScope) {
  worker.addEventListener('push', (event) => {
    event.waitUntil(show(worker, messageOf(event.data, worker.location)));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path, settingsPath } = event.notification.data ?? {};
    const asked = event.action === settingsAction ? settingsPath : path;
    event.waitUntil(open(worker, ownPath(asked, worker.location)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(worker, event));
  });
}
