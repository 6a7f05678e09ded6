/** A cache of tokens whose signature was verified, so that the next request with the same token need not verify it again. */
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { type OpenedToken, openToken } from './tokens.ts';

/** The least recently used are evicted; an evicted token is verified again. */
const mostRemembered = 10_000;

const bearer = (header: string) => /^Bearer ([\w.-]{1,4096})$/i.exec(header)?.[1] ?? null;

/**
 * Creates the cache of an installation. The function returns the claims of an Authorization header's token,
 * or null for one that is malformed, not signed here, or expired. Only valid tokens are cached.
 */
export function rememberVerified({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, most = mostRemembered) {
  const verified = new LRUCache<string, OpenedToken>({ max: most });

  async function verify(header: string): Promise<OpenedToken | null> {
    const token = bearer(header);
    const opened = token && (await openToken(keys, token, clock()));
    if (!opened) return null;
    verified.set(header, opened);
    return opened;
  }

  return {
    read(header: string): OpenedToken | null | Promise<OpenedToken | null> {
      const known = verified.get(header);
      if (!known) return verify(header);
      if (known.expiresAt > clock().getTime()) return known;
      verified.delete(header);
      return null;
    },
    /** How many tokens are cached. */
    size: () => verified.size,
  };
}
