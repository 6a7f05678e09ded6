/** Whether a newer version of the app waits on this device to be taken into use (rules/phone#new-versions). */

import { minuteMs } from '@briefcast/contract/kit/days';
import { pageState } from './page-state.ts';

/** Tabs that stay open look for one this often. */
const lookEveryMs = 30 * minuteMs;

const waiting = pageState<ServiceWorker | null>(null);

/** Follows the registration from now on. */
export function watchVersions(registration: ServiceWorkerRegistration): void {
  function follow() {
    const worker = registration.installing;
    // The worker's own state: the registration may name it as the waiting one only later.
    worker?.addEventListener('statechange', () => {
      // The first one of a device is taken into use at once.
      if (worker.state === 'installed' && registration.active) waiting.write(worker);
      else if (worker === waiting.read()) waiting.write(null);
    });
  }
  registration.addEventListener('updatefound', follow);
  follow();
  waiting.write(registration.waiting);
  setInterval(() => void registration.update().catch(() => undefined), lookEveryMs);
}

/** Takes the waiting version into use and reloads this page. Other tabs stay as they are. */
export function takeWaitingVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.read()?.postMessage('use-this-version');
}

export const isVersionWaiting = (): boolean => waiting.read() !== null;

/** Calls the listener when a version begins to wait; returns a function that stops it. */
export const subscribeVersions = waiting.subscribe;
