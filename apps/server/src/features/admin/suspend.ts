/** The admin suspends brands and people, and lifts it: with mail, bell and a line of the audit trail (rules/suspensions). */
import { m } from '@briefcast/i18n/messages';
import { uuidv7 } from 'uuidv7';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { notify } from '../notifications/notify.ts';
import { type Concerned, liftSuspension, suspendBrand, suspendPerson } from '../suspensions/suspend.ts';
import { mailReinstated, mailSuspended } from '../suspensions/suspension-mails.ts';
import { recordAudit } from './audit.ts';

type SuspendDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'signals' | 'jobs' | 'config'>;

/** Beginning of the audit trail's actions. */
const nouns = { BRAND: 'brand', CREATOR: 'creator', MEMBER: 'person' } as const;

const subjectOf = ({ name, id }: Concerned): string => `${name} (${id})`;

const bell = (
  deps: SuspendDeps,
  tx: Tx,
  kind: 'account.suspended' | 'account.reinstated',
  { people, role }: Concerned,
): Promise<number> => {
  const cause = `${kind}:${uuidv7()}`;
  return notify(
    deps,
    tx,
    people.map((userId) => ({ userId, role, kind, dealId: null, cause, hasOwnMail: true })),
  );
};

type Suspend = typeof suspendBrand | typeof suspendPerson;

async function suspend(
  deps: SuspendDeps,
  admin: AdminActor,
  { id, reason }: { id: string; reason: string },
  begin: Suspend,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const concerned = await begin(deps, tx, id, { reason, by: admin.name });
    await bell(deps, tx, 'account.suspended', concerned);
    await mailSuspended(deps, tx, concerned, reason);
    await recordAudit(deps, tx, {
      by: admin,
      action: `${nouns[concerned.kind]}.suspend`,
      subject: subjectOf(concerned),
      after: { reason },
    });
  });
  return { message: m.admin_answer_suspended() };
}

interface Wanted {
  id: string;
  /** As the suspended read it. */
  reason: string;
}

/** Throws admin.user_not_found and suspension.running. */
export const suspendBrandByAdmin = (
  deps: SuspendDeps,
  admin: AdminActor,
  wanted: Wanted,
): Promise<{ message: string }> => suspend(deps, admin, wanted, suspendBrand);

/** Throws admin.user_not_found, suspension.running and suspension.last_owner. */
export const suspendPersonByAdmin = (
  deps: SuspendDeps,
  admin: AdminActor,
  wanted: Wanted,
): Promise<{ message: string }> => suspend(deps, admin, wanted, suspendPerson);

/** Throws suspension.not_found. */
export async function liftByAdmin(
  deps: SuspendDeps,
  admin: AdminActor,
  id: string,
): Promise<{ message: string }> {
  await deps.db.transaction(async (tx) => {
    const { concerned, row } = await liftSuspension(deps, tx, id);
    await bell(deps, tx, 'account.reinstated', concerned);
    await mailReinstated(deps, tx, concerned);
    const { reason, answer, suspendedBy } = row;
    await recordAudit(deps, tx, {
      by: admin,
      action: `${nouns[concerned.kind]}.lift`,
      subject: subjectOf(concerned),
      before: { reason, suspendedBy, ...(answer === null ? {} : { answer }) },
    });
  });
  return { message: m.admin_answer_lifted() };
}
