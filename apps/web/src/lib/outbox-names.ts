/** Where outboxes are kept. Apart from what reads them (outbox.ts), as every page looks whether there are any. */
import { storedKeys } from './storage.ts';

/** Each kind of outbox with whose it is and what it is about, as its name in the browser's storage. */
export const outboxNames = {
  message: (userId: string, dealId: string) => `messageOutbox:${userId}:${dealId}`,
  /** `whose` is a person's id, or a link's secret. */
  comment: (whose: string, fileId: string) => `commentOutbox:${whose}:${fileId}`,
};

/** What the outboxes of this person that are not empty are about: deals, or files. */
export function outboxesOf(kind: keyof typeof outboxNames, whose: string): string[] {
  const prefix = outboxNames[kind](whose, '');
  return storedKeys('local', prefix).map((name) => name.slice(prefix.length));
}
