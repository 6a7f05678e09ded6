/** Whether a newer version of the app waits on this device to be taken into use (rules/phone#new-versions). */

/** Tabs that stay open look for one this often. */
const lookEveryMs = 30 * 60_000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function change(next: ServiceWorker | null) {
  if (waiting === next) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** Follows the registration from now on. */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  const note = () => change(registration.waiting);
  const follow = () => registration.installing?.addEventListener('statechange', note);
  registration.addEventListener('updatefound', follow);
  follow();
  note();
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
}

/** Takes the waiting version into use and loads this page anew. Other tabs stay as they are. */
export function takeWaitingVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('use-this-version');
}

export const isVersionWaiting = (): boolean => waiting !== null;

/** Calls the listener when a version begins to wait; returns a function that stops it. */
export function subscribeVersions(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
