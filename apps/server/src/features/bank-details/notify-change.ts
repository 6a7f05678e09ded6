/**
 * A change of bank details may be a thief's: the creator is notified by bell, and by mail regardless of
 * settings.
 */
import { paths } from '@briefcast/contract/paths';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';

const mailOf = (to: string, publicUrl: string) =>
  composeMail({
    to,
    subject: m.mail_bank_details_subject(),
    preview: m.mail_bank_details_text(),
    heading: m.mail_bank_details_heading(),
    paragraphs: [m.mail_bank_details_text(), m.mail_bank_details_not_you()],
    action: {
      label: m.mail_password_changed_button(),
      url: publicUrl + ownPage(paths.forgotPassword.href()),
    },
    reason: m.mail_account_reason(),
  });

/** Tells the creator, in the transaction that changed them; by mail where the e-mail is confirmed. */
export async function notifyDetailsChanged(
  { facts, jobs, config }: Pick<Deps, 'facts' | 'jobs' | 'config'>,
  tx: Tx,
  { userId }: Pick<UserActor, 'userId'>,
): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  await facts.append(tx, {
    kind: 'bank_details.changed',
    actor: 'CREATOR',
    actorId: userId,
    creatorId: userId,
    subjectId: userId,
  });
  if (!user?.emailConfirmedAt) return;
  const mail = inLocale(localeFrom(user.language), () => mailOf(user.email, config.publicUrl));
  await jobs.enqueue(tx, sendMailJob, mail);
}
