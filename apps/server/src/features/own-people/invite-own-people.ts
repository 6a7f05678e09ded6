/** Mails an invitation to each address that is new to the organisation (rules/own-people#mails). */
import {
  AppError,
  type InvitedOwnPeople,
  mostOwnMailsToOne,
  mostOwnPeople,
  mostOwnPeopleADay,
  type NewOwnPeople,
  ownInvitationDays,
  ownReminderDays,
} from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { and, count, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { authorizeOrganization } from '../../platform/auth/authorize.ts';
import { tokenHash } from '../../platform/auth/secrets.ts';
import type { Tx } from '../../platform/database/database.ts';
import { ownPeople, uninvitedAddresses } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { lockOrganization } from '../brands/members.ts';
import { makeMailedLink } from '../join-links/change-join-links.ts';
import { tellKnown } from './known-addresses.ts';
import { ownPersonMail } from './own-person-mail.ts';
import { requireInviting } from './require-inviting.ts';

/** Throws ownpeople.many and ownpeople.many_today. */
async function requireRoom(tx: Tx, brandId: string, wanted: number, now: Date): Promise<void> {
  const own = eq(ownPeople.brandId, brandId);
  const [all] = await tx.select({ count: count() }).from(ownPeople).where(own);
  if ((all?.count ?? 0) + wanted > mostOwnPeople)
    throw new AppError('ownpeople.many', { params: { limit: mostOwnPeople } });
  const [today] = await tx
    .select({ count: count() })
    .from(ownPeople)
    .where(and(own, isNotNull(ownPeople.email), gt(ownPeople.createdAt, addDays(now, -1))));
  if ((today?.count ?? 0) + wanted > mostOwnPeopleADay)
    throw new AppError('ownpeople.many_today', { params: { limit: mostOwnPeopleADay } });
}

/** Addresses that heard of as many organisations today as may write to one. */
async function tiredOf(tx: Tx, emails: readonly string[], now: Date): Promise<Set<string | null>> {
  if (emails.length === 0) return new Set();
  const rows = await tx
    .select({ email: ownPeople.email, count: count() })
    .from(ownPeople)
    .where(and(inArray(ownPeople.email, [...emails]), gt(ownPeople.createdAt, addDays(now, -1))))
    .groupBy(ownPeople.email);
  return new Set(rows.filter((row) => row.count >= mostOwnMailsToOne).map(({ email }) => email));
}

/** Addresses whose owners want no invitation. */
async function refusingOf(tx: Tx, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await tx
    .select({ hash: uninvitedAddresses.emailHash })
    .from(uninvitedAddresses)
    .where(inArray(uninvitedAddresses.emailHash, emails.map(tokenHash)));
  return new Set(rows.map(({ hash }) => hash));
}

/**
 * Invites; an address that wants none is kept as declined, without a mail. Throws joining.nobody, ownpeople.many,
 * ownpeople.many_today, team.confirm_email_first, team.role_too_small or team.no_organization.
 */
export async function inviteOwnPeople(
  deps: Pick<TxDeps, 'clock' | 'config' | 'jobs' | 'settings'>,
  tx: Tx,
  actor: UserActor,
  { emails, language }: NewOwnPeople,
): Promise<InvitedOwnPeople> {
  const { brandId } = authorizeOrganization(actor, 'ownpeople.invite');
  if (!(await lockOrganization(tx, brandId))) throw new AppError('auth.session_expired');
  const inviter = await requireInviting(deps, tx, { brandId, userId: actor.userId });
  const now = deps.clock();
  const { toInvite, known } = await tellKnown(tx, { brandId }, emails);
  const tired = await tiredOf(tx, toInvite, now);
  const invited = toInvite.filter((email) => !tired.has(email)).toSorted();
  await requireRoom(tx, brandId, invited.length, now);
  const refusing = await refusingOf(tx, invited);
  for (const email of invited) {
    const link = await makeMailedLink(deps, tx, { brandId, days: ownInvitationDays });
    const isRefused = refusing.has(tokenHash(email));
    await tx.insert(ownPeople).values({
      ...{ id: uuidv7(), brandId, linkId: link.id, email, language, invitedBy: actor.userId, createdAt: now },
      remindAt: isRefused ? null : addDays(now, ownReminderDays),
      declinedAt: isRefused ? now : null,
    });
    if (!isRefused)
      await deps.jobs.enqueue(
        tx,
        sendMailJob,
        ownPersonMail(deps, { ...inviter, ...link, to: email, language }),
      );
  }
  return { invited: invited.length, known, later: toInvite.filter((email) => tired.has(email)) };
}
