/** Mails of a link: one to each address (rules/join-links#mails). */
import {
  AppError,
  joinLinkState,
  mostJoinMails,
  type NewJoinMails,
  type Role,
  type SentJoinMails,
} from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale } from '@briefcast/i18n/work-locale';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { joinLinks, joinMails, users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import type { Mail } from '../../platform/mail/mail-content.ts';

/** Writes it in the current locale. */
function joinMail(mail: { to: string; role: Role; note: string; url: string; until: Date }): Mail {
  const { to, role, note, url, until } = mail;
  return composeMail({
    to,
    subject: m.mail_join_subject(),
    preview: m.mail_join_text({ role }),
    heading: m.mail_join_subject(),
    paragraphs: [
      ...note.split(/\n{2,}/u).filter((part) => part !== ''),
      m.mail_join_text({ role }),
      m.mail_join_until({ date: formatShortDate(until) }),
    ],
    action: { label: m.mail_join_button(), url },
    reason: m.mail_join_reason(),
  });
}

/**
 * Writes to each address that has no account and got no mail of this link yet. Throws joining.not_found,
 * joining.closed and joining.many_mails.
 */
export async function mailJoinLink(
  { clock, config, jobs }: Pick<TxDeps, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  id: string,
  { emails, language, note }: NewJoinMails,
): Promise<SentJoinMails & { code: string }> {
  const [link] = await tx
    .select()
    .from(joinLinks)
    .where(and(eq(joinLinks.id, id), isNull(joinLinks.brandId)))
    .for('update');
  if (!link) throw new AppError('joining.not_found');
  if (joinLinkState(link, clock()) !== 'OPEN') throw new AppError('joining.closed');
  const wanted = [...new Set(emails)];
  if (link.mailed + wanted.length > mostJoinMails)
    throw new AppError('joining.many_mails', { params: { limit: mostJoinMails } });
  const known = await tx.select({ email: users.email }).from(users).where(inArray(users.email, wanted));
  const members = known.map(({ email }) => email);
  const strangers = wanted.filter((email) => !members.includes(email));
  const added = strangers.length
    ? await tx
        .insert(joinMails)
        .values(strangers.map((email) => ({ linkId: id, email })))
        .onConflictDoNothing({ target: [joinMails.linkId, joinMails.email] })
        .returning({ email: joinMails.email })
    : [];
  const fresh = new Set(added.map(({ email }) => email));
  await tx
    .update(joinLinks)
    .set({ mailed: sql`${joinLinks.mailed} + ${fresh.size}` })
    .where(eq(joinLinks.id, id));
  const { role, expiresAt: until } = link;
  await inLocale(language, async () => {
    const url = config.publicUrl + ownPage(paths.join.href(link.code));
    for (const to of fresh) await jobs.enqueue(tx, sendMailJob, joinMail({ to, role, note, url, until }));
  });
  const repeated = strangers.filter((email) => !fresh.has(email));
  return { sent: fresh.size, members, repeated, code: link.code };
}
