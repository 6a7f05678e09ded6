import { loadClient } from './load-client.ts';
import { readSession, updateUser } from './session.ts';

/** Asks for the own profile anew, after a change that did not come from its screens. Without a session nothing happens. */
export async function refreshUser(): Promise<void> {
  if (readSession().status !== 'signed-in') return;
  const { user } = await (await loadClient()).accounts.me();
  updateUser(user);
}
