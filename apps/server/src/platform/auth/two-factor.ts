/**
 * The second step of signing in: codes of an authenticator app (TOTP, RFC 6238), or recovery codes where the app is lost
 * (rules/accounts#two-factor). For people and admins alike: an account is known by its id.
 */

import { AppError, type TwoFactorSetup, type TwoFactorState } from '@briefcast/contract';
import { baseLocale } from '@briefcast/i18n/locales';
import { marketName } from '@briefcast/i18n/market-name';
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import type { Reader, Tx } from '../database/database.ts';
import { twoFactors } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { beginTry, tryHasSucceeded } from '../http/limits/password-tries.ts';
import { openSealed, seal, tokenHash } from './secrets.ts';

const stepSeconds = 30;
/** This many steps before and after the present one are accepted too: clocks of phones differ. */
const stepsAside = 1;
const recoveryCodeCount = 10;
/** 80 random bits, which cannot be guessed: a plain hash suffices, and stays valid when SECRET changes. */
const recoveryCodeBytes = 10;

const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: marketName(baseLocale), label, secret, period: stepSeconds });

/** Authenticator apps and people put spaces and hyphens between the characters. */
const clean = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

function newRecoveryCodes(): { codes: string[]; recoveryHashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    new Secret({ size: recoveryCodeBytes }).base32.replace(/(.{4})(?!$)/g, '$1-'),
  );
  return { codes, recoveryHashes: codes.map((code) => tokenHash(clean(code))) };
}

/** Whether the second step is on, since when, and how many recovery codes are left. */
export async function readTwoFactor(db: Reader, accountId: string): Promise<TwoFactorState> {
  const [row] = await db
    .select({ since: twoFactors.onSince, left: sql<number>`cardinality(${twoFactors.recoveryHashes})` })
    .from(twoFactors)
    .where(and(eq(twoFactors.accountId, accountId), isNotNull(twoFactors.onSince)));
  return {
    isOn: row !== undefined,
    since: row?.since?.toISOString() ?? null,
    recoveryCodesLeft: row?.left ?? 0,
  };
}

/**
 * Creates the secret for an app, which is not asked for before `turnOnTwoFactor`; an older one that was not
 * turned on is replaced. `label` is what the app shows. Throws account.two_factor_is_on.
 */
export async function beginTwoFactor(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  accountId: string,
  label: string,
): Promise<TwoFactorSetup> {
  const secret = new Secret();
  const sealed = seal(keys.twoFactor, secret.base32, accountId);
  const written = await db
    .insert(twoFactors)
    .values({ accountId, secret: sealed })
    .onConflictDoUpdate({
      target: twoFactors.accountId,
      set: { secret: sealed },
      setWhere: isNull(twoFactors.onSince),
    })
    .returning({ accountId: twoFactors.accountId });
  if (written.length === 0) throw new AppError('account.two_factor_is_on');
  return { secret: secret.base32, address: totpOf(secret, label).toString() };
}

/** The time step of this code, near now; null for a wrong one, and for a secret that was sealed with another SECRET. */
function stepOfCode(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  { accountId, secret }: { accountId: string; secret: string },
  code: string,
): number | null {
  const timestamp = clock().getTime();
  let opened: string;
  try {
    opened = openSealed(keys.twoFactor, secret, accountId);
  } catch {
    return null;
  }
  const totp = totpOf(Secret.fromBase32(opened), '');
  const delta = totp.validate({ token: code, timestamp, window: stepsAside });
  return delta === null ? null : Math.floor(timestamp / 1000 / stepSeconds) + delta;
}

/**
 * Turns it on with a first code, which shows that the app has the secret. Returns the recovery codes, which
 * are shown only this once. Throws account.code_wrong, account.two_factor_not_begun or
 * account.two_factor_is_on.
 */
export async function turnOnTwoFactor(
  deps: Pick<Deps, 'clock' | 'keys'>,
  tx: Tx,
  accountId: string,
  code: string,
): Promise<string[]> {
  const [row] = await tx.select().from(twoFactors).where(eq(twoFactors.accountId, accountId)).for('update');
  if (!row) throw new AppError('account.two_factor_not_begun');
  if (row.onSince) throw new AppError('account.two_factor_is_on');
  const step = stepOfCode(deps, row, clean(code));
  if (step === null) throw new AppError('account.code_wrong');
  const { codes, recoveryHashes } = newRecoveryCodes();
  await tx
    .update(twoFactors)
    .set({ onSince: deps.clock(), lastStep: step, recoveryHashes })
    .where(eq(twoFactors.accountId, accountId));
  return codes;
}

/** Marks a code as used; returns whether it was still valid. Of two uses at once only one succeeds. */
async function useCode(
  deps: Pick<Deps, 'db' | 'clock' | 'keys'>,
  row: typeof twoFactors.$inferSelect,
  code: string,
): Promise<boolean> {
  const isOwn = eq(twoFactors.accountId, row.accountId);
  const step = /^\d{6}$/.test(code) ? stepOfCode(deps, row, code) : null;
  const hash = tokenHash(code);
  const used =
    step === null
      ? await deps.db
          .update(twoFactors)
          .set({ recoveryHashes: sql`array_remove(${twoFactors.recoveryHashes}, ${hash})` })
          .where(and(isOwn, sql`${hash} = any(${twoFactors.recoveryHashes})`))
          .returning({ accountId: twoFactors.accountId })
      : await deps.db
          .update(twoFactors)
          .set({ lastStep: step })
          .where(and(isOwn, lt(twoFactors.lastStep, step)))
          .returning({ accountId: twoFactors.accountId });
  return used.length > 0;
}

/** Whose second step is asked for, and where. */
interface SecondStep {
  accountId: string;
  /** A code of the app or a recovery code; absent if none was given. */
  code: string | undefined;
  address: string;
}

/**
 * Requires the second step if it is on; a code is accepted once, and older ones not after it. Wrong codes are
 * slowed down like wrong passwords. Throws account.code_required, account.code_wrong, account.many_codes, and
 * what `beginTry` throws.
 */
export async function requireSecondStep(
  deps: Pick<Deps, 'db' | 'clock' | 'keys' | 'config'>,
  { accountId, code, address }: SecondStep,
): Promise<void> {
  const [row] = await deps.db
    .select()
    .from(twoFactors)
    .where(and(eq(twoFactors.accountId, accountId), isNotNull(twoFactors.onSince)));
  if (!row) return;
  if (!code) throw new AppError('account.code_required');
  const attempt = { whose: { codesOf: accountId }, address };
  await beginTry(deps, attempt);
  if (!(await useCode(deps, row, clean(code)))) throw new AppError('account.code_wrong');
  await tryHasSucceeded(deps, attempt);
}

/**
 * Creates new recovery codes, which invalidate the older ones. Require the second step first. Throws
 * account.two_factor_is_off.
 */
export async function renewRecoveryCodes({ db }: Pick<Deps, 'db'>, accountId: string): Promise<string[]> {
  const { codes, recoveryHashes } = newRecoveryCodes();
  const renewed = await db
    .update(twoFactors)
    .set({ recoveryHashes })
    .where(and(eq(twoFactors.accountId, accountId), isNotNull(twoFactors.onSince)))
    .returning({ accountId: twoFactors.accountId });
  if (renewed.length === 0) throw new AppError('account.two_factor_is_off');
  return codes;
}

/**
 * Turns it off, also for an account that is being deleted; returns whether it was on. Require the second step
 * first.
 */
export async function forgetTwoFactor(tx: Tx, accountId: string): Promise<boolean> {
  const gone = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.accountId, accountId))
    .returning({ onSince: twoFactors.onSince });
  return gone.some(({ onSince }) => onSince !== null);
}
