/**
 * Passwords are kept as argon2id hashes (rules/accounts#credentials). Both functions take long on purpose, so they are a
 * part of the server that no transaction is given (`TxDeps`).
 */
import { AppError, type Finding } from '@briefcast/contract';
import { hash, verify } from '@node-rs/argon2';
import { isTriedFirst } from './known-passwords.ts';

/** What one hash takes; memory in KiB. */
export interface PasswordCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

/** OWASP's smaller recommendation; measured at about 25 ms on one core. */
const recommendedCost: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Nobody's; whoever gives it is refused like everybody else. */
export const decoyPassword = 'nobody has this password';

export interface Passwords {
  /** Returns the hash of a password, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** The same for one that somebody chose for an account; throws request.invalid for those that are tried first. */
  hashChosen(password: string): Promise<string>;
  /**
   * Whether the password is the one of the hash. Without a hash the same work is done on another, so that an unknown
   * e-mail takes as long as a wrong password.
   */
  isRight(passwordHash: string | null, password: string): Promise<boolean>;
}

const tooEasy: Finding = { path: ['password'], code: 'password.easy_to_guess' };

/** Hashes at this cost; only tests that are not about passwords give another. A hash of any cost is recognised. */
export function createPasswords(cost: PasswordCost = recommendedCost): Passwords {
  let decoy: Promise<string> | null = null;
  const hashed = (password: string) => hash(password, cost);
  return {
    hash: hashed,
    async hashChosen(password) {
      if (await isTriedFirst(password)) throw new AppError('request.invalid', { findings: [tooEasy] });
      return hashed(password);
    },
    async isRight(passwordHash, password) {
      decoy ??= hashed(decoyPassword);
      const matches = await verify(passwordHash ?? (await decoy), password);
      return passwordHash !== null && matches;
    },
  };
}
