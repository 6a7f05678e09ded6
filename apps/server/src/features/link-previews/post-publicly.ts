/**
 * A call to an address that somebody gave: to the public internet alone, encrypted, without following redirects, and
 * without reading what is answered.
 */
import { permitsUrl } from '../../platform/public-address.ts';
import { type FetchOptions, publicConnection, publicFetch } from './safe-fetch.ts';

/** Allowed addresses; only tests change them, because they can serve only from this machine. */
export interface PostOptions extends FetchOptions {
  protocols: readonly string[];
}

export const publicHttps: PostOptions = { ...publicFetch, protocols: ['https:'] };

interface Posted {
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The address must not be called; its server took too long; or it was not reached. */
export type Unanswered = 'NOT_PUBLIC' | 'TOO_SLOW' | 'NOT_REACHED';

const isLate = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** Whether an address may be called, as far as that is known before its name is resolved. */
export const mayPostTo = (address: string, { protocols, rules }: PostOptions): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && protocols.includes(url.protocol) && permitsUrl(url, rules);
};

/** Makes the call; returns the status of the answer, or why there is none. It never throws. */
export async function postPublicly(
  address: string,
  { headers, body }: Posted,
  options: PostOptions,
): Promise<number | Unanswered> {
  if (!mayPostTo(address, options)) return 'NOT_PUBLIC';
  // Loaded with the first call, because many installations make none.
  const { Agent, request } = await import('undici');
  const dispatcher = new Agent(publicConnection(options));
  try {
    const signal = AbortSignal.timeout(options.milliseconds);
    const response = await request(address, { method: 'POST', dispatcher, signal, headers, body });
    // An abandoned body fails once more later, and an unhandled error would end the process.
    response.body.on('error', () => {});
    response.body.destroy();
    return response.statusCode;
  } catch (error) {
    return isLate(error) ? 'TOO_SLOW' : 'NOT_REACHED';
  } finally {
    await dispatcher.destroy();
  }
}
