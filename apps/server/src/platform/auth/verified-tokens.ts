/** Tokens whose signature was found good, so that the next request with the same one need not compute it again. */
import type { Deps } from '../deps.ts';
import { type OpenedToken, openToken } from './tokens.ts';

/** Those used longest ago make room; a good token that is not remembered is verified again. */
const mostRemembered = 10_000;

const bearer = (header: string) => /^Bearer ([\w.-]{1,4096})$/i.exec(header)?.[1] ?? null;

/**
 * Makes the memory of an installation. It answers what an Authorization header's token says, or null for one that is
 * not whole, not signed here, or over. Nothing is remembered of those.
 */
export function rememberVerified({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, most = mostRemembered) {
  const verified = new Map<string, OpenedToken>();

  async function verify(header: string): Promise<OpenedToken | null> {
    const token = bearer(header);
    const opened = token && (await openToken(keys, token, clock()));
    if (!opened) return null;
    if (verified.size >= most) {
      const [oldest] = verified.keys();
      if (oldest !== undefined) verified.delete(oldest);
    }
    verified.set(header, opened);
    return opened;
  }

  return {
    read(header: string): OpenedToken | null | Promise<OpenedToken | null> {
      const known = verified.get(header);
      if (!known) return verify(header);
      verified.delete(header);
      if (known.expiresAt <= clock().getTime()) return null;
      verified.set(header, known);
      return known;
    },
    /** How many are remembered. */
    size: () => verified.size,
  };
}
