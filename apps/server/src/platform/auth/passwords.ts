/**
 * Passwords are kept as argon2id hashes (rules/accounts#credentials). Both functions take long on purpose, so
 * they are not in `TxDeps`, the part of the server that a transaction may use.
 */
import { hash, verify } from '@node-rs/argon2';
import { invalid } from '../invalid.ts';
import { isTriedFirst } from './known-passwords.ts';

/** The cost of one hash; memory in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's smaller recommendation; measured at about 25 ms on one core. */
const recommendedCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** A password that belongs to nobody; its hash is compared for unknown accounts, so that they take the same time. */
export const decoyPassword = 'nobody has this password';

export interface Passwords {
  /** Returns the hash of a password, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** As `hash`, for a password that somebody chose for an account; throws request.invalid for common passwords. */
  hashChosen(password: string): Promise<string>;
  /**
   * Whether the password matches the hash, whichever keyboard typed its letters. Without a hash a decoy is compared, so that an unknown e-mail
   * takes as long as a wrong password.
   */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Keyboards write an é as one sign or as two; a password is kept in the first form. */
const composed = (password: string): string => password.normalize('NFC');

/** Forms of a password to compare: older hashes are of the letters as they were typed. */
const formsOf = (password: string): Set<string> =>
  new Set([composed(password), password, password.normalize('NFD')]);

/**
 * Creates the hasher with this cost; only tests that are not about passwords give another. A hash of any cost
 * can be compared.
 */
export function createPasswords(cost: PasswordCost = recommendedCost): Passwords {
  let decoy: Promise<string> | null = null;
  const hashed = (password: string) => hash(composed(password), cost);
  return {
    hash: hashed,
    async hashChosen(password) {
      if (await isTriedFirst(composed(password))) throw invalid('password', 'password.easy_to_guess');
      return hashed(password);
    },
    async isRight(passwordHash, password) {
      decoy ??= hashed(decoyPassword);
      const compared = passwordHash ?? (await decoy);
      let matches = false;
      for (const form of formsOf(password)) if (await verify(compared, form)) matches = true;
      return passwordHash !== null && matches;
    },
  };
}
