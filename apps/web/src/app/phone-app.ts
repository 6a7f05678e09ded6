/** What makes the app of somebody who is signed in open without a connection. Load it when the page is idle. */
import { removeOthers } from '../lib/device-store.ts';
import { registerServiceWorker } from '../lib/service-worker.ts';

/** Keeps the app on this device, and nothing that an earlier person has seen here. */
export async function keepApp(personId: string): Promise<void> {
  await removeOthers('seen', personId).catch(() => undefined);
  await registerServiceWorker();
}
