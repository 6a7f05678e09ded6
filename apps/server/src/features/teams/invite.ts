/** Invites somebody by mail: one link at a time, valid for seven days (rules/teams#invitations). */

import {
  AppError,
  type MemberRole,
  mostInvitationsToOne,
  mostMembers,
  mostOpenInvitations,
  type NewInvitation,
  type TeamInvitation,
} from '@briefcast/contract';
import { addDays, dayMs, minuteMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { type Locale, localeFrom } from '@briefcast/i18n/locales';
import { ownPage } from '@briefcast/i18n/page-paths';
import { inLocale, workLocale } from '@briefcast/i18n/work-locale';
import { and, count, eq, gt } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { AllowedOrganization } from '../../platform/auth/authorize.ts';
import { randomToken, tokenHash } from '../../platform/auth/secrets.ts';
import type { Tx } from '../../platform/database/database.ts';
import { brands, invitations, members, users } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { countMembers } from '../brands/members.ts';
import { invitationMail } from './invitation-mail.ts';
import { lockTeam } from './lock-team.ts';
import { readInvitationOf } from './read-team.ts';

export const invitationLifetime = 7 * dayMs;
/** The minimum time between two mails of one invitation. */
const resendAfterMilliseconds = minuteMs;

type InviteDeps = Pick<TxDeps, 'facts' | 'jobs' | 'clock' | 'config'>;
type Managed = AllowedOrganization<'team.manage'>;

/** A new link that is valid for seven days, and the hash that is stored. */
function newLink(now: Date) {
  const token = randomToken();
  const expiresAt = new Date(now.getTime() + invitationLifetime);
  return { token, kept: { tokenHash: tokenHash(token), sentAt: now, expiresAt } };
}

/**
 * The inviter is named in a mail to a stranger, so their own e-mail must be confirmed. Throws
 * team.confirm_email_first.
 */
async function readInviter(tx: Tx, userId: string) {
  const [inviter] = await tx
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      emailConfirmedAt: users.emailConfirmedAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!inviter?.emailConfirmedAt) throw new AppError('team.confirm_email_first');
  return inviter;
}

/** The language of the account with this e-mail; for an unknown address, the inviter's. */
async function languageOf(tx: Tx, email: string): Promise<Locale> {
  const [invited] = await tx.select({ language: users.language }).from(users).where(eq(users.email, email));
  return invited ? localeFrom(invited.language) : workLocale();
}

/** Mails the link, and updates the organisation's pages. */
async function send(
  { facts, jobs, config }: InviteDeps,
  tx: Tx,
  actor: UserActor,
  brandId: string,
  invitation: { id: string; email: string; role: MemberRole; token: string },
): Promise<void> {
  const inviter = await readInviter(tx, actor.userId);
  const [brand] = await tx
    .select({ companyName: brands.companyName })
    .from(brands)
    .where(eq(brands.id, brandId));
  const mail = inLocale(await languageOf(tx, invitation.email), () =>
    invitationMail({
      to: invitation.email,
      role: invitation.role,
      companyName: brand?.companyName ?? '',
      inviter,
      url: config.publicUrl + ownPage(paths.invitation.href(invitation.token)),
    }),
  );
  await jobs.enqueue(tx, sendMailJob, mail);
  await facts.append(tx, {
    kind: 'invitation.changed',
    actor: 'BRAND',
    actorId: actor.userId,
    brandId,
    subjectId: invitation.id,
  });
}

/** Throws team.address_invited_often where others wrote to this address today as often as strangers may. */
async function requireQuiet(tx: Tx, email: string, now: Date): Promise<void> {
  const lately = gt(invitations.sentAt, addDays(now, -1));
  const [sent] = await tx
    .select({ count: count() })
    .from(invitations)
    .where(and(eq(invitations.email, email), lately));
  if ((sent?.count ?? 0) >= mostInvitationsToOne) throw new AppError('team.address_invited_often');
}

/** Checks that there is room for one more member and no reason to refuse this one. Throws as `invite`. */
async function requireInvitable(tx: Tx, { brandId }: Managed, email: string): Promise<void> {
  const [member] = await tx
    .select({ id: users.id })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.brandId, brandId), eq(users.email, email)));
  if (member) throw new AppError('team.already_member');
  const [waiting] = await tx
    .select({ count: count() })
    .from(invitations)
    .where(eq(invitations.brandId, brandId));
  if ((waiting?.count ?? 0) >= mostOpenInvitations)
    throw new AppError('team.many_invitations', { params: { limit: mostOpenInvitations } });
  if ((await countMembers(tx, brandId)) >= mostMembers)
    throw new AppError('team.full', { params: { limit: mostMembers } });
}

/**
 * Creates an invitation and mails its link. Throws team.role_too_small, team.no_organization,
 * team.confirm_email_first, team.already_member, team.already_invited, team.many_invitations,
 * team.address_invited_often or team.full.
 */
export async function invite(
  deps: InviteDeps,
  tx: Tx,
  actor: UserActor,
  { email, role }: NewInvitation,
): Promise<TeamInvitation> {
  const team = await lockTeam(tx, actor, 'team.manage');
  await requireInvitable(tx, team, email);
  const now = deps.clock();
  await requireQuiet(tx, email, now);
  const id = uuidv7();
  const { token, kept } = newLink(now);
  const made = await tx
    .insert(invitations)
    .values({ id, brandId: team.brandId, email, role, invitedBy: actor.userId, createdAt: now, ...kept })
    .onConflictDoNothing({ target: [invitations.brandId, invitations.email] })
    .returning({ id: invitations.id });
  if (made.length === 0) throw new AppError('team.already_invited');
  await send(deps, tx, actor, team.brandId, { id, email, role, token });
  return readInvitationOf(tx, id);
}

/**
 * Sends an invitation again with a new link, valid for seven days; older ones are invalidated. Throws
 * team.role_too_small, team.invitation_not_found, team.confirm_email_first, or request.rate_limited within a
 * minute of the last one.
 */
export function resendInvitation(
  deps: InviteDeps & Pick<Deps, 'db'>,
  actor: UserActor,
  id: string,
): Promise<TeamInvitation> {
  return deps.db.transaction(async (tx) => {
    const { brandId } = await lockTeam(tx, actor, 'team.manage');
    const own = and(eq(invitations.id, id), eq(invitations.brandId, brandId));
    const [invitation] = await tx.select().from(invitations).where(own).for('update');
    if (!invitation) throw new AppError('team.invitation_not_found');
    const now = deps.clock();
    const wait = invitation.sentAt.getTime() + resendAfterMilliseconds - now.getTime();
    if (wait > 0) throw new AppError('request.rate_limited', { retryAfterSeconds: Math.ceil(wait / 1000) });
    const { token, kept } = newLink(now);
    await tx.update(invitations).set(kept).where(own);
    await send(deps, tx, actor, brandId, { ...invitation, token });
    return readInvitationOf(tx, id);
  });
}

/** Revokes an invitation: its link is invalid from now on. Throws team.role_too_small or team.invitation_not_found. */
export async function revokeInvitation(
  { db, facts }: Pick<Deps, 'db' | 'facts'>,
  actor: UserActor,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { brandId } = await lockTeam(tx, actor, 'team.manage');
    const revoked = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.brandId, brandId)))
      .returning({ id: invitations.id });
    if (revoked.length === 0) throw new AppError('team.invitation_not_found');
    await facts.append(tx, {
      kind: 'invitation.changed',
      actor: 'BRAND',
      actorId: actor.userId,
      brandId,
      subjectId: id,
    });
  });
}
