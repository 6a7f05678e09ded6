/** The admin's token: apart from people's sessions, and proved by calling the dashboard (rules/accounts#admin). */
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

const key = 'adminToken';
const listeners = new Set<() => void>();
let token = readStored('local', key);
let hasExpired = false;

function change(next: string | null) {
  if (next === token) return;
  token = next;
  for (const listener of listeners) listener();
}

// The server reads this file too, as part of the calls.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) change(readStored('local', key));
  });
}

/** After the admin's login; null forgets it. */
export function keepAdminToken(next: string | null) {
  hasExpired = false;
  writeStored('local', key, next);
  change(next);
}

/** Ends the session here and on the server. */
export function logOutAdmin() {
  const ended = token;
  keepAdminToken(null);
  if (ended === null) return;
  // Logging out works without the server too: its session then ends with the token.
  fetch('/api/admin/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${ended}` },
    keepalive: true,
  }).catch(() => undefined);
}

/** The server refused this token; an answer to an older one ends nothing. */
export function endRefusedAdminSession(refused: string) {
  if (refused !== token) return;
  hasExpired = true;
  writeStored('local', key, null);
  change(null);
}

export const readAdminToken = () => token;

/** Whether the last session ended because the server refused its token: the password gate says so. */
export const hasAdminSessionExpired = () => hasExpired;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The stored admin token, or null: then the password gate shows. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, readAdminToken);
}
