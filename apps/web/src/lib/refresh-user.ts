import { loadClient } from './load-client.ts';
import { readSession, updateUser } from './session.ts';

/** Refetches the person's own profile, after a change that its screens did not make. Does nothing without a session. */
export async function refreshUser(): Promise<void> {
  if (readSession().status !== 'signed-in') return;
  const { user } = await (await loadClient()).accounts.me();
  updateUser(user);
}
