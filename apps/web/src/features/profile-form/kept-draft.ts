import { readStored, writeStored } from '../../lib/storage.ts';

const key = 'profileDraft';

/** Keeps what was typed across a login that a session's end forces; only for the same person and this tab. */
export function keepDraft(userId: string, values: unknown) {
  writeStored('session', key, JSON.stringify({ userId, values }));
}

/** What was kept for this person, once. The form is of this app's own making, so it is taken as it is. */
export function takeDraft<Values>(userId: string): Values | null {
  const stored = readStored('session', key);
  writeStored('session', key, null);
  if (stored === null) return null;
  try {
    const draft = JSON.parse(stored) as { userId: string; values: Values } | null;
    return draft?.userId === userId ? draft.values : null;
  } catch {
    return null;
  }
}
