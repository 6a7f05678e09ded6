/** The choice of a language: kept with the account of somebody signed in, and for everybody else in the address and on this device. */
import { pageIn } from '@briefcast/i18n/page-paths';
import { answerLanguage } from './answer-language.ts';
import { loadInTab } from './load-in-tab.ts';
import { readSession, readToken, updateUser } from './session.ts';
import { writeStored } from './storage.ts';

/** Tells the server of it. Not by the client, as pages that make no call have the switch too. */
async function keepWithAccount(language: string, token: string): Promise<void> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ language });
  // If it cannot be kept, it lasts until the account is read again.
  await fetch('/api/me/language', {
    method: 'PUT',
    headers: { ...answerLanguage(), ...headers },
    body,
    keepalive: true,
  }).catch(() => undefined);
}

/** Loads a page of this app in another language. The account must know of it. */
export function openIn(language: string, path: string): void {
  writeStored('local', 'language', language);
  const { user } = readSession();
  // Or that page would lead back (before-paint.ts).
  if (user) updateUser({ ...user, chosenLanguage: language });
  loadInTab(pageIn(language, path));
}

/** Loads it once the account, if somebody is signed in, knows of it. */
export async function goOnIn(language: string, path: string): Promise<void> {
  const token = readToken();
  if (token !== null) await keepWithAccount(language, token);
  openIn(language, path);
}
