/**
 * The first calls of a signed-in person's page, made before its code is loaded. The document lists them
 * (first-calls.ts, server/frame-document.ts), the script in its head makes them with the browser's stored
 * token (before-paint.ts), and the first matching call of the app takes its answer here.
 */
import type { RouteSpec, WireReply } from '@briefcast/contract';
import { readStored } from './storage.ts';

/** Calls made by the script in the head, and their person; a failed answer is null. */
interface Begun {
  token: string;
  answers: Record<string, Promise<unknown>>;
}

declare global {
  interface Window {
    firstCalls?: Begun;
  }
}

const begun: Begun | undefined = globalThis.window?.firstCalls;

/** When the page's first content was requested, in milliseconds since 1970; null if nothing was. */
export const firstCallsAt = begun ? performance.timeOrigin : null;

/**
 * The data of a call that the script has made, as received and not parsed; null if it was not made, if it failed, if
 * somebody else has signed in since, and the second time. The caller then makes the call as usual, and gets a
 * refusal from that.
 */
export async function takeFirstAnswer<S extends RouteSpec>(address: string): Promise<WireReply<S> | null> {
  const answer = begun?.answers[address];
  if (!begun || !answer) return null;
  delete begun.answers[address];
  const json = (await answer) as { data?: WireReply<S> } | null;
  return begun.token === readStored('local', 'authToken') ? (json?.data ?? null) : null;
}

/** The call for the signed-in person, which every page makes (session.ts). */
export const accountAddress = '/api/auth/me';
