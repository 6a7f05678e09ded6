/**
 * Session of the signed-in person (rules/accounts#in-the-browser); of the contract it imports only types, as the
 * landing page's first load includes it.
 */
import type { Api, ErrorCode, OwnUser, SignedIn } from '@briefcast/contract';
import { useSyncExternalStore } from 'react';
import { answerLanguage } from './answer-language.ts';
import { endLater, endOnServer } from './end-on-server.ts';
import { endPush } from './end-push.ts';
import { accountAddress, takeFirstAnswer } from './first-answers.ts';
import { pageState } from './page-state.ts';
import { forgetReturn } from './return-intent.ts';
import { readStored, writeStored } from './storage.ts';
import { isStoredUser } from './stored-user.ts';
import { tokenExpiry } from './token.ts';
import { wipeDevice, wipeSeen } from './wipe-device.ts';
import { wipeOutbox } from './wipe-outbox.ts';

export interface Session {
  status: 'loading' | 'anonymous' | 'signed-in';
  user: OwnUser | null;
  /** Whether the last session expired or was ended: screens say so and offer to log in again. */
  isExpired: boolean;
  /** The server's reason, if the session did not just expire, as when the person was removed from a team. */
  endedBecause: string | null;
  /** Whether somebody has just logged out and is being sent to the landing page. */
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
/**
 * The session of pages that the server renders. In the browser it must be this same object, or every part
 * would render again.
 */
const visitor: Session = { ...nobody, status: 'anonymous' };
let session = nobody;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const lastPerson = pageState<string | null>(null);
/** The id of the person who is, or was last, signed in on this page; null if nobody was since it was loaded. */
export const readLastPerson = lastPerson.read;

function change(next: Session) {
  session = next;
  if (next.user) lastPerson.write(next.user.id);
  for (const listener of listeners) listener();
}

function forget(why: Partial<Pick<Session, 'isExpired' | 'endedBecause' | 'isLeaving'>>) {
  token = null;
  clearTimeout(expiryTimer);
  writeStored('local', userKey, null);
  writeStored('local', tokenKey, null);
  change({ ...nobody, status: 'anonymous', ...why });
  // Wipes after the change, which has stopped everything that stores something for this person.
  void wipeSeen();
  endPush();
}

/** Watches for the token's expiry while its page is open, so that screens know before the next call is refused. */
function watchExpiry() {
  clearTimeout(expiryTimer);
  const ends = token === null ? null : tokenExpiry(token);
  if (ends === null) return;
  const left = ends - Date.now();
  if (left <= 0) change({ ...session, isExpired: true });
  // Timers are limited to 31 bits, so a later expiry is checked again in half a day.
  else expiryTimer = setTimeout(watchExpiry, Math.min(left + 500, 43_200_000));
}

function saveUser(user: OwnUser) {
  writeStored('local', userKey, JSON.stringify(user));
  change({ ...session, status: 'signed-in', user });
}

interface WhoIsBody {
  data?: { user?: unknown };
  error?: { code: string; message: string };
}

/** Owner of the token, or the reason why it is no longer valid; undefined if the server could not tell. */
async function askWhoIs(asked: string): Promise<{ status: number; body: WhoIsBody | null }> {
  const headers = { ...answerLanguage(), authorization: `Bearer ${asked}` };
  const answer = await fetch(accountAddress, { headers });
  const isTold = answer.ok || answer.status === 401;
  return { status: answer.status, body: isTold ? await answer.json().catch(() => null) : null };
}

/** Asks the server whether the token is still valid, and for the person. Only a clear refusal ends the session. */
export async function checkWithServer() {
  const asked = token;
  if (asked === null) return;
  try {
    const first = await takeFirstAnswer<Api['accounts']['me']>(accountAddress);
    const { status, body } = first ? { status: 200, body: { data: first } } : await askWhoIs(asked);
    if (asked !== token) return;
    if (status === 401) return endRefusedSession(asked, body?.error);
    const user = body?.data?.user;
    if (isStoredUser(user)) return saveUser(user);
  } catch {
    if (asked !== token) return;
  }
  if (session.user === null) change({ ...session, status: 'anonymous' });
}

function restore() {
  const before = session;
  const stored = readStored('local', tokenKey);
  const storedUser = readStored('local', userKey);
  if (stored === null) {
    token = null;
    clearTimeout(expiryTimer);
    change(visitor);
    // Another tab has ended the session; this one may have stored something since.
    if (before.user !== null) void wipeSeen();
    return;
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

/** Another tab of this session switched the organisation, or changed the profile. */
function followUser() {
  if (session.status !== 'signed-in' || readStored('local', tokenKey) !== token) return;
  try {
    const user: unknown = JSON.parse(readStored('local', userKey) ?? 'null');
    if (isStoredUser(user) && user.id === session.user?.id) change({ ...session, user });
  } catch {
    // Keeps this tab's present profile, as the stored one cannot be parsed.
  }
}

/** Restores the stored session and checks it in the background; from then on it follows other tabs. */
export function beginSession() {
  restore();
  void checkWithServer();
  window.addEventListener('storage', (event) => {
    if (event.key === userKey) return followUser();
    // A null key means that the whole storage was cleared.
    if (event.key !== null && event.key !== tokenKey) return;
    if (readStored('local', tokenKey) === token) return;
    restore();
    if (session.status === 'loading') void checkWithServer();
  });
}

/** Starts the session after login and sign-up. */
export function startSession(signedIn: SignedIn) {
  token = signedIn.token;
  // The user first: other tabs react to the token and then read both.
  writeStored('local', userKey, JSON.stringify(signedIn.user));
  writeStored('local', tokenKey, signedIn.token);
  change({ ...nobody, status: 'signed-in', user: signedIn.user });
  watchExpiry();
}

/** Stores the person's profile after it has changed. */
export function updateUser(user: OwnUser) {
  if (session.status === 'signed-in') saveUser(user);
}

function end(why: Parameters<typeof forget>[0]) {
  const ended = token;
  forget(why);
  forgetReturn();
  void wipeDevice();
  wipeOutbox();
  if (ended !== null) endOnServer(ended).catch(() => endLater(ended));
}

/** Ends the session here and on the server; the app then goes to the landing page. */
export const logOut = (): void => end({ isLeaving: true });

/** Ends the session too, but stays on the page, which continues for a guest. */
export const logOutHere = (): void => end({});

/** Called when somebody who logged out has arrived on the landing page. */
export function finishLeaving() {
  change({ ...session, isLeaving: false });
}

/**
 * Ends the session whose token the server refused, with the server's reason, if any. An answer to an older
 * token is ignored.
 */
export function endRefusedSession(refused: string, refusal?: { code: string; message: string }) {
  if (refused !== token) return;
  const isRemoved = refusal?.code === ('auth.removed_from_team' satisfies ErrorCode);
  forget({ isExpired: true, endedBecause: isRemoved ? refusal.message : null });
}

/** The token for calls, or null. */
export const readToken = () => token;

export const readSession = () => session;

/** Calls the listener with every change; returns a function that stops it. */
export function subscribeSession(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The session, for screens. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, readSession, () => visitor);
}
