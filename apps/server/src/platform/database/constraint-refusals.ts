/**
 * Maps a violated constraint to a refusal of the call. A row that existed when it was looked up may be
 * deleted before another refers to it, or two calls may write the same at once; the database then names the
 * constraint, and the owner of the table says which refusal that is.
 */
import { AppError, type ErrorCode } from '@briefcast/contract';
import type { Database } from './database.ts';
import { databaseFaultOf } from './database-error.ts';

/** Refusals by the name of the constraint; a foreign key's name is its table, column, and what that refers to. */
export type ConstraintRefusals = Readonly<Record<string, ErrorCode>>;

/** The refusals of the platform's own tables. */
export const platformConstraintRefusals: ConstraintRefusals = {
  // The account was deleted between the check of the password and the session.
  admin_sessions_admin_id_admins_id_fk: 'account.bad_credentials',
  // Written only by jobs, which look again.
  mail_slots_user_id_users_id_fk: 'admin.user_not_found',
  admins_email_unique: 'admin.email_taken',
};

const foreignKeyViolated = '23503';
const uniqueViolated = '23505';

/** The refusal that a violated constraint means; null for every other error. */
export function refusalOfConstraint(error: unknown, refusals: ConstraintRefusals): AppError | null {
  if (error instanceof AppError) return null;
  const fault = databaseFaultOf(error);
  if (fault?.code !== foreignKeyViolated && fault?.code !== uniqueViolated) return null;
  const code = refusals[fault.constraint];
  return code ? new AppError(code, { cause: error }) : null;
}

/** Makes a database's transactions throw the refusal for a violated constraint. */
export function refuseByConstraints(db: Database, refusals: ConstraintRefusals): void {
  const transaction = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    try {
      return await transaction(work, config);
    } catch (error) {
      throw refusalOfConstraint(error, refusals) ?? error;
    }
  };
}
