/** Turns off the second step of a person who has lost it (rules/accounts#lost-two-factor). */
import { AppError } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { uuidv7 } from 'uuidv7';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { removeLostTwoFactor } from '../accounts/remove-lost-two-factor.ts';
import { notify } from '../notifications/notify.ts';
import { recordAudit } from './audit.ts';

/**
 * Turns it off, ends the person's sessions, and notifies them by mail and bell. `reason` is stored in the audit trail
 * and shown to the person. Throws admin.user_not_found and account.two_factor_is_off.
 */
export async function turnOffTwoFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'signals' | 'jobs' | 'config'>,
  admin: AdminActor,
  userId: string,
  reason: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const person = await removeLostTwoFactor(deps, tx, userId, reason);
    if (!person) throw new AppError('admin.user_not_found');
    const { role, name } = person;
    const kind = 'account.two_factor_off';
    const cause = `${kind}:${uuidv7()}`;
    await notify(deps, tx, [{ userId, role, kind, dealId: null, cause, hasOwnMail: true }]);
    await recordAudit(deps, tx, {
      by: admin,
      action: 'person.two_factor_off',
      subject: `${name} (${userId})`,
      before: { twoFactor: true },
      after: { twoFactor: false, reason },
    });
  });
  return { message: m.admin_answer_two_factor_off() };
}
