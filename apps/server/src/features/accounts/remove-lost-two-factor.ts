/** Lets the admin turn off a second step that its owner has lost (rules/accounts#lost-two-factor). */
import { AppError, type Role } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { forgetTwoFactor } from '../../platform/auth/two-factor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { endEverySession } from './end-sessions.ts';
import { lockPerson } from './person.ts';

/**
 * Turns it off, ends every session, and notifies the confirmed e-mail with the reason; the account is locked
 * until the transaction ends. Returns the owner's name, or else e-mail; undefined for an unknown account.
 * Throws account.two_factor_is_off.
 */
export async function removeLostTwoFactor(
  deps: Pick<Deps, 'facts' | 'signals' | 'jobs' | 'config'>,
  tx: Tx,
  userId: string,
  reason: string,
): Promise<{ role: Role; name: string } | undefined> {
  const user = await lockPerson(tx, userId);
  if (!user) return undefined;
  if (!(await forgetTwoFactor(tx, userId))) throw new AppError('account.two_factor_is_off');
  await endEverySession(deps, tx, { userId, role: user.role });
  if (user.isConfirmed) {
    const mail = inLocale(localeFrom(user.language), () =>
      composeMail({
        to: user.email,
        subject: m.mail_two_factor_subject({ is: 'off' }),
        preview: m.mail_two_factor_by_admin(),
        heading: m.mail_two_factor_heading({ is: 'off' }),
        paragraphs: [m.mail_two_factor_by_admin(), m.mail_two_factor_not_asked()],
        quotes: [{ source: m.mail_two_factor_reason(), words: reason }],
        action: {
          label: m.mail_password_changed_button(),
          url: deps.config.publicUrl + ownPage(paths.forgotPassword.href()),
        },
        reason: m.mail_account_reason(),
      }),
    );
    await deps.jobs.enqueue(tx, sendMailJob, mail);
  }
  return { role: user.role, name: user.name };
}
