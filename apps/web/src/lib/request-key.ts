/** Names of calls that create something, so that asking again after a lost answer does it once. */

/** A new name. Not `crypto.randomUUID`: browsers have that on secure addresses only. */
export const newRequestKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What was asked for under which name. */
export interface KeyedAsking {
  body: unknown;
  key: string;
}

/**
 * Gives the same name for as long as the same is asked for, as by a form that is sent again. `kept` is what was asked
 * before the page was loaded anew.
 */
export function createKeyKeeper(kept?: KeyedAsking) {
  let last = { asked: JSON.stringify(kept?.body), key: kept?.key ?? '' };
  return (body: unknown): string => {
    const asked = JSON.stringify(body);
    if (asked !== last.asked) last = { asked, key: newRequestKey() };
    return last.key;
  };
}
