/**
 * Values that may be taken out later without changing the hashed or signed part: the record holds a digest alone,
 * and the value lies next to it with a random salt. Once value and salt are deleted, the digest says nothing of
 * them, and everything else still fits (rules/proof#taken-out).
 */
import { z } from '../kit/zod.ts';

/** SHA-256 in small hexadecimal digits. Checks compare it, so its form is not asked for here. */
export const sha256Hex = z.string();

/** A digest with its value; value and salt are null once they were taken out. */
export const sealedOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ digest: sha256Hex, salt: z.string().nullable(), value: value.nullable() });

/** The name of a key, as people read it: the year from which it signs, and a letter. */
const keyName = z.string();

/** A public key of the installation; its 32 bytes in small hexadecimal digits. */
export const PublicKey = z.object({ name: keyName, publicKey: z.string() });
export type PublicKey = z.infer<typeof PublicKey>;

/** An Ed25519 signature over a canonical form (RFC 8032, RFC 8785), and the key that it can be checked with. */
export const Signature = PublicKey.extend({ signature: z.string() });
export type Signature = z.infer<typeof Signature>;
