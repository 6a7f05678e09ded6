/** One form of bytes for one value, so that its hash can be taken again anywhere (RFC 8785). */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import canonicalize from 'canonicalize';

/** The bytes of a JSON value, whatever the order of its fields. Throws for what JSON cannot hold. */
export function canonicalBytes(value: unknown): Uint8Array {
  const text = canonicalize(value);
  if (text === undefined) throw new TypeError('Only what JSON can hold has a canonical form');
  return utf8ToBytes(text);
}

/** SHA-256 of a JSON value's canonical form, in small hexadecimal digits. */
export const canonicalHash = (value: unknown): string => bytesToHex(sha256(canonicalBytes(value)));
