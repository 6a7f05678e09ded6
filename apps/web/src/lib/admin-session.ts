/**
 * The admin's token: separate from people's sessions, and checked by requesting the dashboard
 * (rules/accounts#admin).
 */
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

// The server imports this file too, with the calls.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) change(readStored('local', key));
  });
}

/** Stores the token after the admin's login; null removes it. */
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
  // Logging out works without the server too: the session then ends when the token expires.
  fetch('/api/admin/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${ended}` },
    keepalive: true,
  }).catch(() => undefined);
}

/** Ends the session whose token the server refused; a late answer to an older token is ignored. */
export function endRefusedAdminSession(refused: string) {
  if (refused !== token) return;
  hasExpired = true;
  writeStored('local', key, null);
  change(null);
}

export const readAdminToken = () => token;

/** Whether the last session ended because the server refused its token, which the login form then says. */
export const hasAdminSessionExpired = () => hasExpired;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The stored admin token, or null: then the login form is shown. */
export function useAdminToken(): string | null {
  return useSyncExternalStore(subscribe, readAdminToken);
}
