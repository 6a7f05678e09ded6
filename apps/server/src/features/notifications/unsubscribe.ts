/** Ending mails of one kind by the link that each of them carries (RFC 8058). */
import { AppError, type Unsubscription } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { readChoice } from './notify.ts';
import { writeSetting } from './settings.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/** `layla@haddad.example` as `l•••@haddad.example`. */
const shortened = (email: string) => email.replace(/^(.)[^@]*/u, '$1•••');

async function subjectOf({ db, keys }: Pick<Deps, 'db' | 'keys'>, token: string) {
  const subject = readUnsubscribeToken(keys.unsubscribe, token);
  const [user] = subject
    ? await db.select({ email: users.email }).from(users).where(eq(users.id, subject.userId))
    : [];
  if (!subject || !user) {
    const details = [{ path: ['token'], message: 'The link was not made here, or its account is gone.' }];
    throw new AppError('notification.link_invalid', { details });
  }
  return { ...subject, email: shortened(user.email) };
}

/** What a link is about. Changes nothing: programs that scan mails open every link. Throws notification.link_invalid. */
export async function readUnsubscription(
  deps: Pick<Deps, 'db' | 'keys'>,
  token: string,
): Promise<Unsubscription> {
  const { userId, kind, email } = await subjectOf(deps, token);
  const { byMail } = await readChoice(deps.db, userId, kind);
  return { kind, email, byMail };
}

/** Switches the mails off; again changes nothing. Throws notification.link_invalid. */
export async function unsubscribe(deps: Pick<Deps, 'db' | 'keys'>, token: string): Promise<Unsubscription> {
  const { userId, kind, email } = await subjectOf(deps, token);
  await writeSetting(deps.db, userId, kind, { byMail: false });
  return { kind, email, byMail: false };
}
