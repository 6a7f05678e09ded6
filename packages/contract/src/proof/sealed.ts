/** Digests of what may be taken out (proof/sealed-schemas.ts). */
import { canonicalHash } from './canonical.ts';

export interface Sealed {
  digest: string;
  salt: string | null;
  value: unknown;
}

/** The digest of a value with its salt, 128 random bits or more as text. */
export const digestOf = (value: unknown, salt: string): string => canonicalHash({ salt, value });

/** Whether value and digest belong together; true as well where the value was taken out. */
export const isSealIntact = ({ digest, salt, value }: Sealed): boolean =>
  salt === null ? value === null : digestOf(value, salt) === digest;
