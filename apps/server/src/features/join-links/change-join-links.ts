/** Creates and ends links (rules/join-links#links). */
import { randomInt } from 'node:crypto';
import { AppError, type JoinLink, mostOpenJoinLinks, type NewJoinLink } from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { joinLinks } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { presentJoinLink } from './read-join-links.ts';

const words = (
  'palm creek dune coral amber cedar olive pearl river harbor meadow lantern ' +
  'reel frame scene stage studio script camera poster light board desk clip'
).split(' ');

const anyWord = () => words[randomInt(words.length)] ?? '';

/** A code that can be read aloud, such as `palm-4210-reel`. */
const newCode = () => `${anyWord()}-${randomInt(1000, 10_000)}-${anyWord()}`;

/** Creates a link that works for `days`. Throws joining.many_open. */
export async function createJoinLink(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { role, places, days }: NewJoinLink,
): Promise<JoinLink> {
  const now = clock();
  const isOpen = and(isNull(joinLinks.endedAt), gt(joinLinks.expiresAt, now));
  const [open] = await tx.select({ count: count() }).from(joinLinks).where(isOpen);
  if ((open?.count ?? 0) >= mostOpenJoinLinks)
    throw new AppError('joining.many_open', { params: { limit: mostOpenJoinLinks } });
  const values = { role, places, createdAt: now, expiresAt: addDays(now, days) };
  // A code that is taken already is made again.
  for (;;) {
    const [link] = await tx
      .insert(joinLinks)
      .values({ ...values, code: newCode() })
      .onConflictDoNothing({ target: joinLinks.code })
      .returning();
    if (link) return presentJoinLink(link, now);
  }
}

/** Ends a link and returns it as it is then. Throws joining.not_found for one that is ended, too. */
export async function endJoinLink({ clock }: Pick<TxDeps, 'clock'>, tx: Tx, id: string): Promise<JoinLink> {
  const now = clock();
  const [link] = await tx
    .update(joinLinks)
    .set({ endedAt: now })
    .where(and(eq(joinLinks.id, id), isNull(joinLinks.endedAt)))
    .returning();
  if (!link) throw new AppError('joining.not_found');
  return presentJoinLink(link, now);
}
