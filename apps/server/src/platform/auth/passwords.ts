/** Passwords are kept as argon2id hashes (rules/accounts#credentials). */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's smaller recommendation; measured at about 25 ms on one core. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Nobody's; whoever gives it is refused like everybody else. */
export const decoyPassword = 'nobody has this password';

let decoy: Promise<string> | null = null;

/**
 * Whether the password is the one of the hash. Without a hash the same work is done on another, so that an unknown
 * e-mail takes as long as a wrong password.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(decoyPassword);
  const matches = await verify(passwordHash ?? (await decoy), password);
  return passwordHash !== null && matches;
}
