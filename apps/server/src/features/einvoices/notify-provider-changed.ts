/** A change of the provider gives access to invoices: the creator is notified by mail regardless of settings. */
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

/** Tells the creator, in the transaction that set it; where the e-mail is confirmed. */
export async function notifyProviderChanged(
  { jobs, config }: Pick<Deps, 'jobs' | 'config'>,
  tx: Tx,
  { userId }: Pick<UserActor, 'userId'>,
  address: string,
): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  if (!user?.emailConfirmedAt) return;
  const text = () => m.mail_einvoice_provider_text({ host: new URL(address).host });
  const mail = inLocale(localeFrom(user.language), () =>
    composeMail({
      to: user.email,
      subject: m.mail_einvoice_provider_subject(),
      preview: text(),
      heading: m.mail_einvoice_provider_heading(),
      paragraphs: [text(), m.mail_bank_details_not_you()],
      action: {
        label: m.mail_password_changed_button(),
        url: config.publicUrl + ownPage(paths.forgotPassword.href()),
      },
      reason: m.mail_account_reason(),
    }),
  );
  await jobs.enqueue(tx, sendMailJob, mail);
}
