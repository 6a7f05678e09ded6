/**
 * Tries of passwords, counted before a password is checked: over all processes, kept over restarts. The rows
 * of an account are locked while a try is judged, so parallel tries are counted one after another; rows exist
 * for unknown accounts too, so that nobody learns which accounts exist.
 */
import { AppError } from '@briefcast/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { fingerprintOf } from '../../auth/secrets.ts';
import type { Tx } from '../../database/database.ts';
import { passwordTries } from '../../database/tables/index.ts';
import type { Deps, TxDeps } from '../../deps.ts';
import { networkOf } from './network-of.ts';
import { type AccountTries, afterSuccess, judgeTry } from './password-rule.ts';
import { limits } from './table.ts';
import { tooMany } from './too-many.ts';

/** A password that many people share, who come from networks that are not known. */
interface SharedPassword {
  /** A unique name of what it opens. */
  opens: string;
  /** The refusal for those who try it while too many guess. */
  manyGuesses: (retryAfterSeconds: number) => AppError;
}

/**
 * Whose password is tried: the account with this e-mail; the admin's, with an e-mail if they have an account;
 * a shared one; or the second-step codes of the account with this id.
 */
export type Whose = { email: string } | SharedPassword | { codesOf: string } | { admin: string } | 'admin';

/** Whose password is tried, and from which address. */
export interface PasswordTry {
  whose: Whose;
  address: string;
}

type TryDeps = Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>;

const everywhere = '';
function accountOf(keys: Deps['keys'], whose: Whose): string {
  if (whose === 'admin') return fingerprintOf(keys.counted, 'admin');
  if ('admin' in whose) return fingerprintOf(keys.counted, `admin ${whose.admin}`);
  if ('codesOf' in whose) return fingerprintOf(keys.counted, `codes ${whose.codesOf}`);
  return fingerprintOf(keys.counted, 'opens' in whose ? whose.opens : `account ${whose.email}`);
}
const networkHash = (keys: Deps['keys'], address: string) =>
  fingerprintOf(keys.counted, `network ${networkOf(address)}`);

/** Reads and changes what is remembered of a try's account. Missing rows are created; all are locked. */
async function changeTries(
  { clock, keys }: Pick<Deps, 'clock' | 'keys'>,
  tx: Tx,
  { whose, address }: PasswordTry,
  change: (tries: AccountTries, now: Date) => AccountTries,
): Promise<void> {
  const account = accountOf(keys, whose);
  const own = networkHash(keys, address);
  const now = clock();
  const fresh = { failures: 0, retryAt: null, succeededAt: null, triedAt: now };
  const target = [passwordTries.account, passwordTries.network];
  // Always in the same order, so that two transactions cannot deadlock.
  const rows = await tx
    .insert(passwordTries)
    .values([everywhere, own].map((network) => ({ account, network, ...fresh })))
    .onConflictDoUpdate({ target, set: { account: sql`excluded.account` } })
    .returning();
  const of = (network: string) => rows.find((row) => row.network === network) ?? fresh;
  const after = change({ network: of(own), everywhere: of(everywhere) }, now);
  await tx
    .insert(passwordTries)
    .values([
      { ...after.everywhere, account, network: everywhere },
      { ...after.network, account, network: own },
    ])
    .onConflictDoUpdate({
      target,
      set: {
        failures: sql`excluded.failures`,
        retryAt: sql`excluded.retry_at`,
        succeededAt: sql`excluded.succeeded_at`,
        triedAt: sql`excluded.tried_at`,
      },
    });
}

/** Number of failures a day, and the refusal beyond them. */
function dailyLimitOf(whose: Whose) {
  const { ofAdmin, ofSecondStep, ofShared, ofAccount } = limits.passwords;
  const refusing = ({ refusal, failuresADay }: typeof ofAdmin | typeof ofSecondStep | typeof ofAccount) => ({
    failuresADay,
    manyGuesses: (retryAfterSeconds: number): AppError => new AppError(refusal, { retryAfterSeconds }),
  });
  if (whose === 'admin' || 'admin' in whose) return refusing(ofAdmin);
  if ('codesOf' in whose) return refusing(ofSecondStep);
  return 'opens' in whose ? { ...ofShared, manyGuesses: whose.manyGuesses } : refusing(ofAccount);
}

/**
 * Counts a try as failed, before its password is looked at. Throws request.rate_limited or request.try_later to a
 * network that failed too often, and account.many_guesses or admin.many_guesses to an unknown one where many did.
 */
export async function beginTry(deps: TryDeps, attempt: PasswordTry): Promise<void> {
  if (!deps.config.rateLimits) return;
  const { failuresADay, manyGuesses } = dailyLimitOf(attempt.whose);
  await deps.db.transaction((tx) =>
    changeTries(deps, tx, attempt, (tries, now) => {
      const verdict = judgeTry(tries, now, failuresADay);
      if (verdict.admitted) return verdict.after;
      if (!verdict.isAttacked) throw tooMany(verdict.wait);
      throw manyGuesses(Math.ceil(verdict.wait / 1000));
    }),
  );
}

/** Takes back that a try failed, and remembers its network as one that the account was used from. */
export async function tryHasSucceeded(deps: TryDeps, attempt: PasswordTry): Promise<void> {
  if (deps.config.rateLimits) await deps.db.transaction((tx) => noteSuccess(deps, tx, attempt));
}

/** `tryHasSucceeded` for those who have a transaction: what proved the account is noted with what it did. */
export async function noteSuccess(
  deps: Pick<TxDeps, 'clock' | 'keys' | 'config'>,
  tx: Tx,
  attempt: PasswordTry,
): Promise<void> {
  if (deps.config.rateLimits) await changeTries(deps, tx, attempt, afterSuccess);
}

/** Forgets every failure of an account whose password is another one now; give the transaction that changes it. */
export async function forgetFailures({ keys }: Pick<Deps, 'keys'>, tx: Tx, whose: Whose): Promise<void> {
  await tx
    .update(passwordTries)
    .set({ failures: 0, retryAt: null })
    .where(eq(passwordTries.account, accountOf(keys, whose)));
}

/** Removes tries that are no longer needed. */
export async function sweepTries(tx: Tx, now: Date): Promise<void> {
  const { ofNetwork, networkKnownMilliseconds } = limits.passwords;
  const before = (milliseconds: number) => lt(passwordTries.triedAt, new Date(now.getTime() - milliseconds));
  await tx
    .delete(passwordTries)
    .where(and(isNull(passwordTries.succeededAt), before(ofNetwork.forgottenAfterMilliseconds)));
  await tx.delete(passwordTries).where(before(networkKnownMilliseconds));
}
