/** Passwords of links, which many people share: each try is counted before it is looked at. */
import { AppError, type ErrorCode, type ErrorParametersOf } from '@briefcast/contract';
import type { Deps } from '../../deps.ts';
import { beginTry, tryHasSucceeded } from './password-tries.ts';

type PlainCode = { [C in ErrorCode]: ErrorParametersOf<C> extends null ? C : never }[ErrorCode];

/** A link's password, and how its refusals are called. */
export interface LinkPassword {
  /** Unique name of what it opens. */
  opens: string;
  /** Null where none is needed. */
  hash: string | null;
  wrong: PlainCode;
  manyGuesses: PlainCode;
}

/** Checks a given password. Throws the link's own refusals, request.rate_limited or request.try_later. */
export async function requireLinkPassword(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config' | 'passwords'>,
  { opens, hash, wrong, manyGuesses }: LinkPassword,
  { password, address }: { password: string; address: string },
): Promise<void> {
  if (hash === null) return;
  const whose = {
    opens,
    manyGuesses: (retryAfterSeconds: number) => new AppError(manyGuesses, { retryAfterSeconds }),
  };
  const attempt = { whose, address };
  await beginTry(deps, attempt);
  if (!(await deps.passwords.isRight(hash, password))) throw new AppError(wrong);
  await tryHasSucceeded(deps, attempt);
}
