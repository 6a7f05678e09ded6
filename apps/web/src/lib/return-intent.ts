/** Target and intent of somebody who had to log in first. */
import type { OwnUser } from '@briefcast/contract';
import { dashboardPath } from '@briefcast/contract/paths';
import { readStored, writeStored } from './storage.ts';

const urlKey = 'returnUrl';
const actionKey = 'returnAction';

export interface ReturnAction {
  type: 'sendBrief';
  creatorId: string;
}

/** A path of this app, or null: redirecting to another host after login could be abused. */
export function ownPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || value.startsWith('//')) return null;
  // Browsers treat a backslash as a slash, and remove control characters before parsing.
  return /[\\\p{Cc}]/u.test(value) ? null : value;
}

/** Stores, before going to the login page, where to return to and what to do there. */
export function saveReturn({ url, action }: { url: string; action?: ReturnAction }) {
  writeStored('session', urlKey, ownPath(url));
  writeStored('session', actionKey, action ? JSON.stringify(action) : null);
}

const savedUrl = () => ownPath(readStored('session', urlKey));

/** The state that guards pass to the login page: the address that was requested. */
export interface OriginState {
  from?: { pathname: string; search: string; hash: string };
  /** Person who was signed in before: nobody else asked for that address. */
  of?: string | null;
}

/** Where to go after login: the stored address, the guarded one, the one in the query, or the person's dashboard. */
export function pathAfterLogin(
  { id, role }: Pick<OwnUser, 'id' | 'role'>,
  state: unknown,
  wanted?: string,
): string {
  const { from: asked, of } = (state as OriginState | null) ?? {};
  const from = (of ?? id) === id ? asked : undefined;
  const origin = from ? ownPath(`${from.pathname}${from.search}${from.hash}`) : null;
  return savedUrl() ?? origin ?? ownPath(wanted) ?? dashboardPath(role);
}

/** Removes the address after login. The action stays for the screen that it belongs to. */
export function clearReturnUrl() {
  writeStored('session', urlKey, null);
}

/** Removes both after logging out by hand: the next person on this device did not ask for them. */
export const forgetReturn = (): void => saveReturn({ url: '' });

/** Returns the action for this screen, and removes it. */
export function takeReturnAction(): ReturnAction | null {
  const stored = readStored('session', actionKey);
  writeStored('session', actionKey, null);
  if (stored === null) return null;
  try {
    const action: unknown = JSON.parse(stored);
    if (typeof action !== 'object' || action === null) return null;
    const { type, creatorId } = action as Partial<Record<keyof ReturnAction, unknown>>;
    return type === 'sendBrief' && typeof creatorId === 'string' ? { type, creatorId } : null;
  } catch {
    return null;
  }
}
