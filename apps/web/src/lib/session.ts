/**
 * Who is signed in (rules/accounts#in-the-browser). A small store of its own: the landing page's first load carries it,
 * so it imports nothing of the contract but types.
 */
import type { ErrorCode, OwnUser, SignedIn } from '@briefcast/contract';
import { useSyncExternalStore } from 'react';
import { firstCalls, takeFirstAnswer } from './first-calls.ts';
import { readStored, writeStored } from './storage.ts';
import { isStoredUser } from './stored-user.ts';
import { tokenExpiry } from './token.ts';

export interface Session {
  status: 'loading' | 'anonymous' | 'signed-in';
  user: OwnUser | null;
  /** The last session ended by itself: screens say so and offer to log in again. */
  isExpired: boolean;
  /** Why, in the server's words, where it ended otherwise than by time: whoever was removed from a team. */
  endedBecause: string | null;
  /** Somebody has just logged out and is on the way to the landing page. */
  isLeaving: boolean;
}

const tokenKey = 'authToken';
const userKey = 'authUser';

let token: string | null = null;
const nobody: Session = {
  status: 'loading',
  user: null,
  isExpired: false,
  endedBecause: null,
  isLeaving: false,
};
/** Whom the server renders pages for. In the browser they are this very one, or every part would be drawn again. */
const visitor: Session = { ...nobody, status: 'anonymous' };
let session = nobody;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

function forget(why: Partial<Pick<Session, 'isExpired' | 'endedBecause' | 'isLeaving'>>) {
  token = null;
  clearTimeout(expiryTimer);
  writeStored('local', userKey, null);
  writeStored('local', tokenKey, null);
  change({ ...nobody, status: 'anonymous', ...why });
}

/** A token that ends while its page is open: the screens learn of it before the next call is refused. */
function watchExpiry() {
  clearTimeout(expiryTimer);
  const ends = token === null ? null : tokenExpiry(token);
  if (ends === null) return;
  const left = ends - Date.now();
  if (left <= 0) change({ ...session, isExpired: true });
  // Timers hold 31 bits: what ends later is looked at again in half a day.
  else expiryTimer = setTimeout(watchExpiry, Math.min(left + 500, 43_200_000));
}

function keep(user: OwnUser) {
  writeStored('local', userKey, JSON.stringify(user));
  change({ ...session, status: 'signed-in', user });
}

interface Said {
  data?: { user?: unknown };
  error?: { code: string; message: string };
}

/** Whose token it is, or why it no longer counts; nothing is said where the server could not tell. */
async function askWhoIs(asked: string): Promise<{ status: number; said: Said | null }> {
  const answer = await fetch(firstCalls.me, { headers: { authorization: `Bearer ${asked}` } });
  const isTold = answer.ok || answer.status === 401;
  return { status: answer.status, said: isTold ? await answer.json().catch(() => null) : null };
}

/** Asks the server whether the token still counts. Only a clear no ends the session. */
async function checkWithServer() {
  const asked = token;
  if (asked === null) return;
  try {
    const first = await takeFirstAnswer<{ user?: unknown }>(firstCalls.me);
    const { status, said } = first ? { status: 200, said: { data: first } } : await askWhoIs(asked);
    if (asked !== token) return;
    if (status === 401) return endRefusedSession(asked, said?.error);
    const user = said?.data?.user;
    if (isStoredUser(user)) return keep(user);
  } catch {
    if (asked !== token) return;
  }
  if (session.user === null) change({ ...session, status: 'anonymous' });
}

function restore() {
  const stored = readStored('local', tokenKey);
  const storedUser = readStored('local', userKey);
  if (stored === null) {
    token = null;
    clearTimeout(expiryTimer);
    return change(visitor);
  }
  const ends = tokenExpiry(stored);
  if (ends === null || ends <= Date.now()) return forget({ isExpired: true });

  token = stored;
  let user: unknown = null;
  try {
    user = storedUser === null ? null : JSON.parse(storedUser);
  } catch {
    return logOut();
  }
  change(isStoredUser(user) ? { ...nobody, status: 'signed-in', user } : nobody);
  watchExpiry();
}

/** Another tab of this session works for another organisation now, or changed the profile. */
function followUser() {
  if (session.status !== 'signed-in' || readStored('local', tokenKey) !== token) return;
  try {
    const user: unknown = JSON.parse(readStored('local', userKey) ?? 'null');
    if (isStoredUser(user) && user.id === session.user?.id) change({ ...session, user });
  } catch {
    // Nothing that can be read: this tab keeps what it has.
  }
}

/** Restores what was stored and checks it in the background; other tabs are followed from then on. */
export function beginSession() {
  restore();
  void checkWithServer();
  window.addEventListener('storage', (event) => {
    if (event.key === userKey) return followUser();
    // A null key means that everything was cleared.
    if (event.key !== null && event.key !== tokenKey) return;
    if (readStored('local', tokenKey) === token) return;
    restore();
    if (session.status === 'loading') void checkWithServer();
  });
}

/** After login and sign-up. */
export function startSession(signedIn: SignedIn) {
  token = signedIn.token;
  // The user first: other tabs wake up at the token and read both.
  writeStored('local', userKey, JSON.stringify(signedIn.user));
  writeStored('local', tokenKey, signedIn.token);
  change({ ...nobody, status: 'signed-in', user: signedIn.user });
  watchExpiry();
}

/** After the own profile has changed. */
export function updateUser(user: OwnUser) {
  if (session.status === 'signed-in') keep(user);
}

function endOnServer(ended: string | null) {
  if (ended === null) return;
  // Logging out works without the server too: its session then ends with the token.
  fetch('/api/auth/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${ended}` },
    keepalive: true,
  }).catch(() => undefined);
}

/** Ends the session here and on the server; the app then goes to the landing page. */
export function logOut() {
  const ended = token;
  forget({ isLeaving: true });
  endOnServer(ended);
}

/** Ends the session as well, but stays on the page, which goes on as for a visitor. */
export function logOutHere() {
  const ended = token;
  forget({});
  endOnServer(ended);
}

/** Whoever logged out has arrived on the landing page. */
export function finishLeaving() {
  change({ ...session, isLeaving: false });
}

/** The server refused this token, in these words where it said some. An answer to an older token ends nothing. */
export function endRefusedSession(refused: string, refusal?: { code: string; message: string }) {
  if (refused !== token) return;
  const isRemoved = refusal?.code === ('auth.removed_from_team' satisfies ErrorCode);
  forget({ isExpired: true, endedBecause: isRemoved ? refusal.message : null });
}

/** The token that calls carry, or null. */
export const readToken = () => token;

export const readSession = () => session;

/** Calls the listener with every change; returns how to stop. */
export function subscribeSession(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who is signed in, for screens. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, () => visitor);
}
