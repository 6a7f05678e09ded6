/** Removes what people have written on this device and not sent, with the files of their messages (rules/phone#outbox). */
import { emptyOutboxes } from './outbox/store.ts';

/** The files are emptied, as their library keeps its database open, which would hold up a deletion. */
async function wipeAttachments() {
  const { clear } = await import('idb-keyval');
  await clear();
}

export function wipeOutbox(): void {
  emptyOutboxes();
  wipeAttachments().catch(() => undefined);
}
