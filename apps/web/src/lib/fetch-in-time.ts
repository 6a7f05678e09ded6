/**
 * A request that is given up where nothing comes: a line that was cut without a word (another network, a way that is gone)
 * tells nobody, and browsers wait for minutes.
 */

/** How long until an answer begins: longer than the server lets a statement take. */
export const beginMs = 20_000;
/** The same for calls that read through large files (`takesLong`). */
export const longBeginMs = 5 * 60_000;
/** How long until all of an answer that has begun is here; on a slow line a long chat takes a while. */
export const endMs = 60_000;

interface Wanted {
  /** How long until it begins. */
  within: number;
  /** Ends it earlier. */
  signal?: AbortSignal | undefined;
}

/** Fetches an answer with its text. Rejects with the signal's reason, or with a TimeoutError where nothing came in time. */
export async function fetchInTime(
  path: string,
  init: RequestInit,
  { within, signal }: Wanted,
): Promise<{ answer: Response; text: string }> {
  const own = new AbortController();
  const giveUp = () => own.abort(new DOMException('No answer came in time', 'TimeoutError'));
  const passOn = () => own.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', passOn);
  let timer = setTimeout(giveUp, within);
  try {
    const answer = await fetch(path, { ...init, signal: own.signal });
    clearTimeout(timer);
    timer = setTimeout(giveUp, endMs);
    return { answer, text: await answer.text() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', passOn);
  }
}
