/** Idempotency keys of creating calls, so that a retry after a lost answer has no second effect. */

/** A new key. Not `crypto.randomUUID`, which browsers have on secure addresses only. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A request and its key. */
export interface KeyedAsking {
  body: unknown;
  key: string;
}

/**
 * Returns the same key for as long as the request is the same, as for a form that is submitted again. `kept`
 * is the last request from before a reload.
 */
export function createKeyKeeper(kept?: KeyedAsking) {
  let last = { asked: JSON.stringify(kept?.body), key: kept?.key ?? '' };
  return (body: unknown): string => {
    const asked = JSON.stringify(body);
    if (asked !== last.asked) last = { asked, key: newRequestKey() };
    return last.key;
  };
}
