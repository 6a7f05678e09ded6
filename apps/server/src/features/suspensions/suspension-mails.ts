/** Mails to the suspended: that it began, with the reason as written, and that it was lifted. */
import { answerEnds } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatLongDate } from '@briefcast/i18n/format';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, asc, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import type { Concerned } from './suspend.ts';

type MailDeps = Pick<Deps, 'jobs' | 'config' | 'clock'>;
type Words = Pick<
  Parameters<typeof composeMail>[0],
  'subject' | 'preview' | 'heading' | 'paragraphs' | 'quotes'
>;

/** Sends everybody concerned whose e-mail is confirmed a mail in their language. */
export async function mailConcerned(
  { jobs, config }: MailDeps,
  tx: Tx,
  { people }: Concerned,
  wordsOf: () => Words,
): Promise<void> {
  if (people.length === 0) return;
  const readers = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.id, people), isNotNull(users.emailConfirmedAt)))
    .orderBy(asc(users.id));
  const mails = readers.map(({ email, language }) =>
    inLocale(localeFrom(language), () =>
      composeMail({
        to: email,
        ...wordsOf(),
        action: {
          label: m.mail_suspended_button(),
          url: config.publicUrl + ownPage(paths.account.href()),
        },
        reason: m.mail_account_reason(),
      }),
    ),
  );
  await jobs.enqueueAll(tx, sendMailJob, mails);
}

/** Tells them why, what rests, what goes on, and until when an answer is taken. */
export const mailSuspended = (deps: MailDeps, tx: Tx, concerned: Concerned, reason: string): Promise<void> =>
  mailConcerned(deps, tx, concerned, () => {
    const until = formatLongDate(answerEnds(deps.clock()).toISOString());
    const { kind: as, name } = concerned;
    return {
      subject: m.mail_suspended_subject({ as, name }),
      preview: m.mail_suspended_text({ as }),
      heading: m.mail_suspended_subject({ as, name }),
      paragraphs: [m.mail_suspended_text({ as }), m.mail_suspended_answer({ date: until })],
      quotes: [{ source: m.mail_two_factor_reason(), words: reason }],
    };
  });

/** Tells them that everything is as it was. */
export const mailReinstated = (deps: MailDeps, tx: Tx, concerned: Concerned): Promise<void> =>
  mailConcerned(deps, tx, concerned, () => {
    const { kind: as, name } = concerned;
    return {
      subject: m.mail_reinstated_subject({ as, name }),
      preview: m.mail_reinstated_text({ as }),
      heading: m.mail_reinstated_subject({ as, name }),
      paragraphs: [m.mail_reinstated_text({ as })],
    };
  });
