/** The account of somebody who was invited to an organisation by mail. */

import type { Agreement } from '@briefcast/contract';
import { workLocale } from '@briefcast/i18n/work-locale';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { keepAcceptances } from '../legal/acceptances.ts';
import { agreementColumns } from './agreement-columns.ts';

interface InvitedPerson {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** The organisation of their first session; the caller makes them a member. */
  brandId: string;
  agreement: Agreement | undefined;
}

/**
 * Creates the account with a confirmed e-mail, because the mail reached it. Returns it in the form for
 * `openSession`; undefined if the e-mail has got an account since.
 */
export async function addInvitedPerson(
  deps: Pick<TxDeps, 'facts' | 'clock' | 'config' | 'settings'>,
  tx: Tx,
  { email, passwordHash, firstName, lastName, brandId, agreement }: InvitedPerson,
) {
  const now = deps.clock();
  const [user] = await tx
    .insert(users)
    .values({
      ...{ email, passwordHash, role: 'BRAND', firstName, lastName },
      ...{ createdAt: now, emailConfirmedAt: now, lastBrandId: brandId, language: workLocale() },
      ...agreementColumns(agreement, now),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ userId: users.id, role: users.role, passwordHash: users.passwordHash });
  if (!user) return undefined;
  const { userId } = user;
  if (agreement) await keepAcceptances(deps, tx, userId);
  await deps.facts.append(tx, {
    kind: 'account.registered',
    actor: 'BRAND',
    actorId: userId,
    subjectId: userId,
  });
  return user;
}
