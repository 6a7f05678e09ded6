/** The page's side of the service worker (src/service-worker), which opens the app without a connection. */

/** Whether there is one: not where Vite serves the sources, and not in private windows of some browsers. */
const isSupported = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Registers it for the whole site, and has it store the app in the language of this page. Call it when the page is idle:
 * it loads what is missing. Failures are ignored; the app then works with a connection alone.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!isSupported()) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage('store-app');
  } catch {
    // The next page tries again.
  }
}
