/** Opens and declines a mailed invitation, by the code of its link (rules/own-people#mails). */
import { AppError } from '@briefcast/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { tokenHash } from '../../platform/auth/secrets.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { joinLinks, ownPeople, uninvitedAddresses } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { endBrandLink } from '../join-links/change-join-links.ts';

/** Undefined for a link that was not mailed by an organisation. */
async function findMailed(db: Reader | Tx, code: string) {
  const [found] = await db
    .select({
      id: ownPeople.id,
      linkId: ownPeople.linkId,
      brandId: ownPeople.brandId,
      email: ownPeople.email,
    })
    .from(ownPeople)
    .innerJoin(joinLinks, eq(joinLinks.id, ownPeople.linkId))
    .where(and(eq(joinLinks.code, code), isNotNull(ownPeople.email), isNull(ownPeople.joinedAt)));
  return found;
}

/** Notes the first look; nothing for another link. */
export async function noteOpened({ db, clock }: Pick<Deps, 'db' | 'clock'>, code: string): Promise<void> {
  const found = await findMailed(db, code);
  if (!found) return;
  await db
    .update(ownPeople)
    .set({ openedAt: clock() })
    .where(and(eq(ownPeople.id, found.id), isNull(ownPeople.openedAt)));
}

/** Declines for good: the link ends, and nobody writes to the address again. Throws joining.not_found. */
export async function answerInvitation(deps: Pick<Deps, 'db' | 'clock'>, code: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const found = await findMailed(tx, code);
    if (!found?.email) throw new AppError('joining.not_found');
    const { id, linkId, brandId, email } = found;
    const now = deps.clock();
    await endBrandLink(deps, tx, { id: linkId, brandId });
    await tx.update(ownPeople).set({ declinedAt: now, remindAt: null }).where(eq(ownPeople.id, id));
    await tx
      .insert(uninvitedAddresses)
      .values({ emailHash: tokenHash(email), createdAt: now })
      .onConflictDoNothing();
  });
}
