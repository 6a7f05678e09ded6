/** Sign-up (rules/accounts#sign-up). */
import { AppError, type Registration, type SignedIn, unnamedMarket } from '@briefcast/contract';
import { workLocale } from '@briefcast/i18n/work-locale';
import type { Tx } from '../../platform/database/database.ts';
import { users } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { addBrand } from '../brands/add-brand.ts';
import { addCreator } from '../creators/add-creator.ts';
import { countJoined } from '../join-links/count-joined.ts';
import { joinedByBrandJob } from '../join-links/joined-by-brand.ts';
import { keepAcceptances } from '../legal/acceptances.ts';
import { agreementColumns } from './agreement-columns.ts';
import { requestConfirmation } from './confirm-email.ts';
import { openSession } from './open-session.ts';
import type { SignInPlace } from './sign-in-place.ts';

/**
 * Creates the account with an empty profile, enqueues the confirmation of its e-mail, signs in. Takes the
 * hash of the password, which is computed before the transaction because hashing is slow on purpose. Throws
 * account.email_taken, and joining.by_link or joining.nobody where the market does not take everybody.
 */
export async function register(
  deps: Pick<TxDeps, 'keys' | 'settings' | 'clock' | 'config' | 'facts' | 'jobs'>,
  tx: Tx,
  registration: Registration,
  { passwordHash, place }: { passwordHash: string; place: SignInPlace },
): Promise<SignedIn> {
  const { keys, clock, facts, settings, jobs } = deps;
  const { email, role, agreement, joinCode } = registration;
  const { joining } = settings.now().market ?? unnamedMarket;
  if (joining === 'NOBODY') throw new AppError('joining.nobody');
  const now = clock();
  const [user] = await tx
    .insert(users)
    .values({
      ...{ email, passwordHash, role, createdAt: now, language: workLocale() },
      ...agreementColumns(agreement, now),
    })
    .onConflictDoNothing({ target: users.email })
    .returning({ userId: users.id, role: users.role });
  if (!user) throw new AppError('account.email_taken');
  const { userId } = user;
  const link = joinCode === undefined ? null : await countJoined(deps, tx, { code: joinCode, email, role });
  if (joining === 'BY_LINK' && !link) throw new AppError('joining.by_link');
  if (registration.role === 'CREATOR') {
    const { firstName, lastName } = registration;
    await addCreator(tx, { userId, firstName, lastName });
    if (link?.brandId)
      await jobs.enqueue(tx, joinedByBrandJob, { linkId: link.id, brandId: link.brandId, creatorId: userId });
  } else {
    await addBrand(deps, tx, { ownerId: userId, companyName: registration.companyName });
  }
  await facts.append(tx, {
    kind: 'account.registered',
    actor: role,
    actorId: userId,
    subjectId: userId,
  });
  if (agreement) await keepAcceptances(deps, tx, userId);
  await requestConfirmation(deps, tx, userId);
  return openSession({ keys, clock, settings }, tx, { ...user, passwordHash }, { place });
}
