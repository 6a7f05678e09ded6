/** Admins with accounts of their own, beside the first password (rules/accounts#admins). */
import { type AdminRole, AppError } from '@briefcast/contract';
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Reader, Tx } from '../database/database.ts';
import { adminSessions, admins, twoFactors } from '../database/tables/index.ts';
import type { Deps } from '../deps.ts';
import { forgetTwoFactor } from './two-factor.ts';

export interface AdminAccount {
  id: string;
  email: string;
  name: string;
  createdAt: Date;
  hasTwoFactor: boolean;
  role: AdminRole;
}

/** An account whose password was right. The hash is compared again when its session is opened. */
export interface ProvedAdmin {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
}

/** How the audit trail names an admin. */
export const nameInAudit = ({ name, email }: Pick<AdminAccount, 'name' | 'email'>): string =>
  `${name} (${email})`;

/** Every account, the oldest first. */
export async function readAdmins(db: Reader): Promise<AdminAccount[]> {
  const rows = await db
    .select({
      id: admins.id,
      email: admins.email,
      name: admins.name,
      createdAt: admins.createdAt,
      role: admins.role,
      onSince: twoFactors.onSince,
    })
    .from(admins)
    .leftJoin(twoFactors, and(eq(twoFactors.accountId, admins.id), isNotNull(twoFactors.onSince)))
    .orderBy(asc(admins.createdAt), asc(admins.id));
  return rows.map(({ onSince, ...row }) => ({ ...row, hasTwoFactor: onSince !== null }));
}

/**
 * The account with this e-mail, or id, and this password; null for a wrong password, after the same time as
 * for an unknown account.
 */
export async function provedAdmin(
  { db, passwords }: Pick<Deps, 'db' | 'passwords'>,
  who: { email: string } | { id: string },
  password: string,
): Promise<ProvedAdmin | null> {
  const condition = 'id' in who ? eq(admins.id, who.id) : eq(admins.email, who.email);
  const [row] = await db.select().from(admins).where(condition);
  const isRight = await passwords.isRight(row?.passwordHash ?? null, password);
  return row && isRight ? row : null;
}

/**
 * Locks the account until the transaction ends. Throws account.bad_credentials if its password was changed
 * meanwhile.
 */
export async function holdProvedAdmin(tx: Tx, { id, passwordHash }: ProvedAdmin): Promise<void> {
  const [held] = await tx
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.id, id), eq(admins.passwordHash, passwordHash)))
    .for('share');
  if (!held) throw new AppError('account.bad_credentials');
}

/** Makes an account. Throws admin.email_taken. */
export async function addAdmin(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  account: { email: string; name: string; passwordHash: string; role: AdminRole },
): Promise<AdminAccount> {
  const [row] = await tx
    .insert(admins)
    .values({ ...account, createdAt: clock() })
    .onConflictDoNothing({ target: admins.email })
    .returning();
  if (!row) throw new AppError('admin.email_taken');
  const { id, email, name, createdAt, role } = row;
  return { id, email, name, createdAt, role, hasTwoFactor: false };
}

/** Deletes an account with its sessions and its second step. Throws admin.admin_not_found. */
export async function removeAdmin(tx: Tx, id: string): Promise<Pick<AdminAccount, 'name' | 'email'>> {
  const [gone] = await tx
    .delete(admins)
    .where(eq(admins.id, id))
    .returning({ name: admins.name, email: admins.email });
  if (!gone) throw new AppError('admin.admin_not_found');
  await forgetTwoFactor(tx, id);
  return gone;
}

/**
 * Sets what an account may do and returns its previous role. Throws admin.admin_not_found, and
 * admin.last_full if no other account with full rights would remain: of two admins who change each other at
 * once, the second waits and is refused.
 */
export async function setAdminRole(
  tx: Tx,
  id: string,
  role: AdminRole,
): Promise<{ admin: AdminAccount; was: AdminRole }> {
  const held = await tx
    .select({ id: admins.id, role: admins.role })
    .from(admins)
    .orderBy(asc(admins.id))
    .for('update');
  const before = held.find((admin) => admin.id === id);
  if (!before) throw new AppError('admin.admin_not_found');
  const isLast = !held.some((admin) => admin.id !== id && admin.role === 'EVERYTHING');
  if (role !== 'EVERYTHING' && isLast) throw new AppError('admin.last_full');
  await tx.update(admins).set({ role }).where(eq(admins.id, id));
  const admin = (await readAdmins(tx)).find((account) => account.id === id);
  if (!admin) throw new AppError('admin.admin_not_found');
  return { admin, was: before.role };
}

/**
 * Sets another password and ends every other session of the account. `proved` is the account with its present
 * password.
 */
export async function setAdminPassword(
  tx: Tx,
  proved: ProvedAdmin,
  passwordHash: string,
  sessionId: string,
): Promise<void> {
  const changed = await tx
    .update(admins)
    .set({ passwordHash })
    .where(and(eq(admins.id, proved.id), eq(admins.passwordHash, proved.passwordHash)))
    .returning({ id: admins.id });
  if (changed.length === 0) throw new AppError('account.wrong_password');
  await tx
    .delete(adminSessions)
    .where(and(eq(adminSessions.adminId, proved.id), ne(adminSessions.id, sessionId)));
}
