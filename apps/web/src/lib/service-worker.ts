/** The page's side of the service worker (src/service-worker), which opens the app without a connection. */

/** Whether there is one: not where Vite serves the sources, and not in private windows of some browsers. */
const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** Whether this page came from the device itself: then it may have no connection at all. */
export const isServedHere = (): boolean =>
  'serviceWorker' in globalThis.navigator && navigator.serviceWorker.controller !== null;

/**
 * Registers it for the whole site, and has it store the app in the language of this page. Call it when the page is idle:
 * it loads what is missing. Resolves once it serves the site; rejects where the browser has none.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  if (!isSupported()) throw new Error('This browser has no service worker.');
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  const registration = await navigator.serviceWorker.ready;
  registration.active?.postMessage('store-app');
  return registration;
}
