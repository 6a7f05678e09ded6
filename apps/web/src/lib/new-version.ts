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
  function follow() {
    const worker = registration.installing;
    // The worker's own state: the registration may name it as the waiting one only later.
    worker?.addEventListener('statechange', () => {
      // The first one of a device is taken into use at once.
      if (worker.state === 'installed' && registration.active) change(worker);
      else if (worker === waiting) change(null);
    });
  }
  registration.addEventListener('updatefound', follow);
  follow();
  change(registration.waiting);
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
