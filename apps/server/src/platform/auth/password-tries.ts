/**
 * Tries of passwords, counted before a password is looked at: over all processes, kept over restarts. The rows of an
 * account are locked while a try is judged, so that of many at once no more are looked at than one after the other;
 * and there are rows for accounts that do not exist, so that nobody learns which do.
 */
import { AppError } from '@briefcast/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import { passwordTries } from '../database/tables/index.ts';
import type { Deps, TxDeps } from '../deps.ts';
import { networkOf } from '../http/network-of.ts';
import { tooMany } from '../http/too-many.ts';
import {
  type AccountTries,
  afterSuccess,
  dailyFailures,
  judgeTry,
  networkKnown,
  triesKept,
} from './password-rule.ts';
import { fingerprintOf } from './secrets.ts';

/**
 * Whose password is tried: that of the account with this e-mail, of the share with this id, or the admin's, with
 * an e-mail where they have an account; or the codes of the second step of the account with this id.
 */
export type Whose = { email: string } | { share: string } | { codesOf: string } | { admin: string } | 'admin';

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
  return fingerprintOf(keys.counted, 'share' in whose ? `share ${whose.share}` : `account ${whose.email}`);
}
const networkHash = (keys: Deps['keys'], address: string) =>
  fingerprintOf(keys.counted, `network ${networkOf(address)}`);

/** Reads and changes what is remembered of a try's account. Rows that are not there yet are made; all are locked. */
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
  // In one order everywhere, so that two of them cannot wait for each other.
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

function manyGuesses(
  whose: Whose,
): 'admin.many_guesses' | 'account.many_guesses' | 'account.many_codes' | 'share.many_guesses' {
  if (whose === 'admin' || 'admin' in whose) return 'admin.many_guesses';
  if ('codesOf' in whose) return 'account.many_codes';
  return 'share' in whose ? 'share.many_guesses' : 'account.many_guesses';
}

const mostDaily = (whose: Whose): number =>
  whose !== 'admin' && 'share' in whose ? dailyFailures.share : dailyFailures.account;

/**
 * Counts a try as failed, before its password is looked at. Throws request.rate_limited or request.try_later to a
 * network that failed too often, and account.many_guesses or admin.many_guesses to an unknown one where many did.
 */
export async function beginTry(deps: TryDeps, attempt: PasswordTry): Promise<void> {
  if (!deps.config.rateLimits) return;
  await deps.db.transaction((tx) =>
    changeTries(deps, tx, attempt, (tries, now) => {
      const verdict = judgeTry(tries, now, mostDaily(attempt.whose));
      if (verdict.admitted) return verdict.after;
      if (!verdict.isAttacked) throw tooMany(verdict.wait);
      throw new AppError(manyGuesses(attempt.whose), { retryAfterSeconds: Math.ceil(verdict.wait / 1000) });
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

/** Removes tries that matter no more. */
export async function sweepTries(tx: Tx, now: Date): Promise<void> {
  const before = (milliseconds: number) => lt(passwordTries.triedAt, new Date(now.getTime() - milliseconds));
  await tx.delete(passwordTries).where(and(isNull(passwordTries.succeededAt), before(triesKept)));
  await tx.delete(passwordTries).where(before(networkKnown));
}
