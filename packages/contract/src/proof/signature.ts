/** Checking an installation's signatures: Ed25519 over the canonical form (RFC 8032, RFC 8785). */
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import { canonicalBytes } from './canonical.ts';
import type { Signature } from './sealed-schemas.ts';

// The library has no SHA-512 of its own for calls that return at once.
hashes.sha512 = sha512;

/** The bytes that are signed: the value with the key's name, so that a changed name is found as well. */
export const signedBytes = (value: unknown, keyName: string): Uint8Array =>
  canonicalBytes({ key: keyName, value });

/** Capitals would mean the same bytes: a signature has one form alone, so that a change of it is found too. */
const hexForm = /^[0-9a-f]+$/;

/** Whether this value was signed with this key; false as well for what is no signature. */
export function isSignedBy(value: unknown, { name, publicKey, signature }: Signature): boolean {
  if (!hexForm.test(signature) || !hexForm.test(publicKey)) return false;
  try {
    return verify(hexToBytes(signature), signedBytes(value, name), hexToBytes(publicKey));
  } catch {
    return false;
  }
}
