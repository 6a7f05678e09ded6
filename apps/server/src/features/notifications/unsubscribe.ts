/** Ends mails of one kind, or of every kind, by the link in each of them (RFC 8058). */
import type { Unsubscription } from '@briefcast/contract';
import { kindsOfRole } from '@briefcast/contract/notifications/news';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { invalid } from '../../platform/invalid.ts';
import { wantsMail, writeSettings } from './settings.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/** `layla@haddad.example` as `l•••@haddad.example`. */
const shortened = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••');

async function subjectOf({ db, keys }: Pick<Deps, 'db' | 'keys'>, token: string) {
  const subject = readUnsubscribeToken(keys.unsubscribe, token);
  const [user] = subject
    ? await db
        .select({ email: users.email, role: users.role })
        .from(users)
        .where(eq(users.id, subject.userId))
    : [];
  if (!subject || !user) throw invalid('token', 'notification.foreign_link', 'notification.link_invalid');
  const kinds = subject.kind ? [subject.kind] : kindsOfRole(user.role);
  return { ...subject, kinds, email: shortened(user.email) };
}

/**
 * Reads the subject of a link. Changes nothing, because mail scanners open every link. Throws
 * notification.link_invalid.
 */
export async function readUnsubscription(
  deps: Pick<Deps, 'db' | 'keys'>,
  token: string,
): Promise<Unsubscription> {
  const { userId, kind, kinds, email } = await subjectOf(deps, token);
  for (const one of kinds) {
    if (await wantsMail(deps.db, userId, one)) return { kind, email, byMail: true };
  }
  return { kind, email, byMail: false };
}

/** Turns the mails off; repeating it changes nothing. Throws notification.link_invalid. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'keys'>, token: string): Promise<Unsubscription> {
  const { userId, kind, kinds, email } = await subjectOf(deps, token);
  await writeSettings(deps.db, userId, kinds, { byMail: false });
  return { kind, email, byMail: false };
}
