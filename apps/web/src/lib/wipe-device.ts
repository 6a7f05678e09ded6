/**
 * Removes what this device keeps of a person (rules/phone#device). The landing page's first load includes this file,
 * because sessions end anywhere; so it deletes whole databases, without the code that reads them
 * (device-store.ts).
 */

/**
 * The two databases of this device: copies of what the server said, and what the person has made here and the server
 * does not have yet.
 */
export const deviceDatabases = { seen: 'briefcast-seen', unsent: 'briefcast-unsent' } as const;

/** Resolves once it is gone, or where there is none: a browser that closes its storage has kept nothing. */
const deleteDatabase = (name: string) =>
  new Promise<void>((resolve) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => resolve();
  }).catch(() => undefined);

/** Removes the copies of what the server said. What a person has not sent yet stays for their next session. */
export async function wipeSeen(): Promise<void> {
  navigator.clearAppBadge?.().catch(() => undefined);
  await deleteDatabase(deviceDatabases.seen);
}

/** Removes everything that this device keeps of anybody, unsent entries included. */
export async function wipeDevice(): Promise<void> {
  await Promise.all([wipeSeen(), deleteDatabase(deviceDatabases.unsent)]);
}
