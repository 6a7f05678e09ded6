/** Deleting one's own account (rules/deletion#by-oneself). */
import { AppError, type OwnProof } from '@briefcast/contract';
import { localeFrom } from '@briefcast/i18n/locales';
import { m } from '@briefcast/i18n/messages';
import { inLocale } from '@briefcast/i18n/work-locale';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { proveSelf } from '../accounts/own-two-factor.ts';
import { lockOrganization } from '../brands/members.ts';
import { leaveOrganization } from '../teams/change-members.ts';
import { closeOrganization } from '../teams/close-organization.ts';
import { readLeftOrganizations } from './read-removal.ts';
import { removeCreator, removePeople } from './remove-people.ts';

type RemoveDeps = Pick<Deps, 'clock' | 'facts' | 'signals' | 'jobs' | 'keys'>;

/** Closes the organisations that nobody else belongs to, and leaves the others. Throws team.last_owner. */
async function leaveOrganizations(deps: RemoveDeps, tx: Tx, actor: UserActor): Promise<void> {
  const found = await readLeftOrganizations(tx, actor.userId);
  for (const { id } of found) await lockOrganization(tx, id);
  // Read again: until the locks were there, colleagues came and went.
  for (const { id: brandId, outcome } of await readLeftOrganizations(tx, actor.userId)) {
    if (outcome === 'LAST_OWNER') throw new AppError('team.last_owner');
    const asMember: UserActor = { ...actor, brandId, memberRole: 'OWNER' };
    if (outcome === 'CLOSED') await closeOrganization(deps, tx, asMember, brandId);
    else await leaveOrganization(deps, tx, { userId: actor.userId, brandId });
  }
}

/**
 * Deletes the actor's account with what nobody else needs of it, in one transaction, and tells their confirmed e-mail.
 * Throws team.last_owner where an organisation would be left without an owner, auth.session_expired for an account that
 * is gone, and what `proveSelf` throws.
 */
export async function removeOwnAccount(
  deps: RemoveDeps & Pick<Deps, 'db' | 'keys' | 'config' | 'passwords'>,
  actor: UserActor,
  proof: OwnProof,
  address: string,
): Promise<void> {
  await proveSelf(deps, actor, proof, address);
  const { userId, role } = actor;
  await deps.db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw new AppError('auth.session_expired');
    if (role === 'CREATOR') await removeCreator(deps, tx, actor, userId);
    else {
      await leaveOrganizations(deps, tx, actor);
      await removePeople(deps, tx, [{ userId, role }], role);
    }
    if (!user.emailConfirmedAt) return;
    const mail = inLocale(localeFrom(user.language), () =>
      composeMail({
        to: user.email,
        subject: m.mail_account_removed_subject(),
        preview: m.mail_account_removed_text(),
        heading: m.mail_account_removed_heading(),
        paragraphs: [m.mail_account_removed_text(), m.mail_account_removed_kept({ role })],
        reason: m.mail_email_changed_reason(),
      }),
    );
    await deps.jobs.enqueue(tx, sendMailJob, mail);
  });
}
