/**
 * Removes what this device keeps of a person (rules/phone#device). The landing page's first load includes this file,
 * because sessions end anywhere; so it deletes whole databases and caches, without the code that reads them
 * (device-store.ts).
 */

/**
 * The two databases of this device: copies of what the server said, and what the person has made here and the server
 * does not have yet.
 */
export const deviceDatabases = { seen: 'briefcast-seen', unsent: 'briefcast-unsent' } as const;

/** The cache of pictures that were seen, which the service worker fills. */
export const pictureCache = 'seen-pictures';

function deleteDatabase(name: string) {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // A browser that closes its storage (private windows) has kept nothing there.
  }
}

/** Removes the copies of what the server said. What a person has not sent yet stays for their next session. */
export function wipeSeen() {
  deleteDatabase(deviceDatabases.seen);
  globalThis.caches?.delete(pictureCache).catch(() => undefined);
}

/** Removes everything that this device keeps of anybody, also what was not sent. */
export function wipeDevice() {
  wipeSeen();
  deleteDatabase(deviceDatabases.unsent);
}
