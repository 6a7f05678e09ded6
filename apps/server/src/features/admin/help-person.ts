/** Helps a person with their log-in: logs them out everywhere, and sends the confirmation mail again (rules/admin#help). */
import { AppError, type AuditAction } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { sendConfirmationAgain } from '../accounts/confirm-email.ts';
import { endEverySession } from '../accounts/end-sessions.ts';
import { type LockedPerson, lockPerson } from '../accounts/person.ts';
import { recordAudit } from './audit.ts';

type HelpDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'signals' | 'jobs' | 'config'>;

/** Does something with a locked person, with its line in the audit trail. Throws admin.user_not_found. */
async function withPerson(
  deps: HelpDeps,
  admin: AdminActor,
  userId: string,
  { action, work }: { action: AuditAction; work: (tx: Tx, person: LockedPerson) => Promise<void> },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person) throw new AppError('admin.user_not_found');
    await work(tx, person);
    await recordAudit(deps, tx, { by: admin, action, subject: `${person.name} (${userId})` });
  });
}

/** Ends all sessions of a person; their password stays. Throws admin.user_not_found. */
export async function logOutEverywhere(
  deps: HelpDeps,
  admin: AdminActor,
  userId: string,
): Promise<{ message: string }> {
  await withPerson(deps, admin, userId, {
    action: 'person.log_out',
    work: (tx, { role }) => endEverySession(deps, tx, { userId, role }),
  });
  return { message: m.admin_answer_logged_out() };
}

/**
 * Sends the mail within the same limits as the person themselves. Throws admin.user_not_found, account.email_confirmed
 * and request.rate_limited.
 */
export async function resendConfirmationByAdmin(
  deps: HelpDeps,
  admin: AdminActor,
  userId: string,
): Promise<{ message: string }> {
  await withPerson(deps, admin, userId, {
    action: 'person.confirmation_mail',
    async work(tx) {
      if (!(await sendConfirmationAgain(deps, tx, userId))) throw new AppError('account.email_confirmed');
    },
  });
  return { message: m.admin_answer_confirmation_sent() };
}
