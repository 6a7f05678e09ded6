import type { Role } from '@briefcast/contract';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { joinLinks, joinMails } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';

/**
 * Counts somebody who signed up by a link, and whether its mail led them here. Returns the link; null, counting
 * nothing, for one that is closed, unknown or for another role.
 */
export async function countJoined(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { code, email, role }: { code: string; email: string; role: Role },
): Promise<{ id: string; brandId: string | null } | null> {
  const now = clock();
  const [link] = await tx
    .update(joinLinks)
    .set({ joined: sql`${joinLinks.joined} + 1` })
    .where(
      and(
        ...[eq(joinLinks.code, code), eq(joinLinks.role, role), isNull(joinLinks.endedAt)],
        ...[gt(joinLinks.expiresAt, now), lt(joinLinks.joined, joinLinks.places)],
      ),
    )
    .returning({ id: joinLinks.id, brandId: joinLinks.brandId });
  if (!link) return null;
  const mails = await tx
    .delete(joinMails)
    .where(and(eq(joinMails.linkId, link.id), eq(joinMails.email, email)))
    .returning({ id: joinMails.id });
  if (mails.length > 0)
    await tx
      .update(joinLinks)
      .set({ mailedJoined: sql`${joinLinks.mailedJoined} + 1` })
      .where(eq(joinLinks.id, link.id));
  return link;
}
