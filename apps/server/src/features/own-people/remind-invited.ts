/** Sends the one reminder of an invitation (rules/own-people#mails). */
import { mayRemind, unnamedMarket } from '@briefcast/contract';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { tokenHash } from '../../platform/auth/secrets.ts';
import { isBrandSuspended } from '../../platform/auth/suspended.ts';
import { brands, joinLinks, ownPeople } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { forEachDue } from '../../platform/jobs/for-each-due.ts';
import { sendMailJob } from '../../platform/mail/mail.ts';
import { refusedAmong } from '../../platform/mail/refused-mails.ts';
import { personOf } from '../accounts/person.ts';
import { ownPersonMail } from './own-person-mail.ts';

type RemindDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'jobs' | 'log' | 'settings'>;

/** Sends it, unless its reader answered, has an account by now, or wants none; never a second time. */
async function remind(deps: RemindDeps, id: string): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const due = and(eq(ownPeople.id, id), lte(ownPeople.remindAt, now));
    const [person] = await tx.update(ownPeople).set({ remindAt: null }).where(due).returning();
    if (!person?.email) return;
    const [found] = await tx
      .select({
        ...{ code: joinLinks.code, expiresAt: joinLinks.expiresAt, endedAt: joinLinks.endedAt },
        company: brands.companyName,
        isSuspended: isBrandSuspended(sql`${brands.id}`),
        hasAccount: sql<boolean>`exists (select from users u where u.email = ${person.email})`,
        isUnwanted: sql<boolean>`exists (select from uninvited_addresses a
          where a.email_hash = ${tokenHash(person.email)})`,
        inviter: personOf(sql`${person.invitedBy}::uuid`),
      })
      .from(joinLinks)
      .innerJoin(brands, eq(brands.id, joinLinks.brandId))
      .where(eq(joinLinks.id, person.linkId));
    if (!found || found.isSuspended || found.hasAccount || found.isUnwanted) return;
    const { joining } = deps.settings.now().market ?? unnamedMarket;
    const isBounced = (await refusedAmong(tx, [person.email])).size > 0;
    const facts = { ...person, expiresAt: found.endedAt ?? found.expiresAt, isBounced };
    if (joining === 'NOBODY' || !mayRemind(facts, now)) return;
    const mail = ownPersonMail(deps, {
      ...{ to: person.email, language: person.language ?? 'en', isReminder: true },
      ...{ code: found.code, expiresAt: found.expiresAt, company: found.company },
      person: [found.inviter?.firstName, found.inviter?.lastName].filter(Boolean).join(' '),
    });
    await deps.jobs.enqueue(tx, sendMailJob, mail);
  });
}

/** Reminds everybody whose day has come. */
export const remindInvited = (deps: RemindDeps): Promise<void> =>
  forEachDue(deps, {
    read: (limit) =>
      deps.db
        .select({ id: ownPeople.id })
        .from(ownPeople)
        .where(lte(ownPeople.remindAt, deps.clock()))
        .orderBy(asc(ownPeople.remindAt), asc(ownPeople.id))
        .limit(limit),
    work: ({ id }) => remind(deps, id),
  });
