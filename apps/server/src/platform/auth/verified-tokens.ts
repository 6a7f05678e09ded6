/** Tokens whose signature was found good, so that the next request with the same one need not compute it again. */
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { type OpenedToken, openToken } from './tokens.ts';

/** Those used longest ago make room; a good token that is not remembered is verified again. */
const mostRemembered = 10_000;

const bearer = (header: string) => /^Bearer ([\w.-]{1,4096})$/i.exec(header)?.[1] ?? null;

/**
 * Makes the memory of an installation. It returns what an Authorization header's token says, or null for one that is
 * not whole, not signed here, or over. Nothing is remembered of those.
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
    /** How many are remembered. */
    size: () => verified.size,
  };
}
