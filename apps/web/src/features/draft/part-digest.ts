/** SHA-256 of a part, where the browser can: `crypto.subtle` exists on https and localhost only. */

/** The digest of some bytes; null where the page cannot take one. */
export async function digestOf(bytes: ArrayBuffer): Promise<Uint8Array | null> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : null;
}

/** In small hexadecimal digits, as the server tells of parts. */
export const hexOf = (digest: Uint8Array): string =>
  [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The value of the header Content-Digest. */
export const contentDigestOf = (digest: Uint8Array): string =>
  `sha-256=:${btoa(String.fromCharCode(...digest))}:`;
