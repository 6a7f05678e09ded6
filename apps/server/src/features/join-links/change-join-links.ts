/** Creates and ends links (rules/join-links#links). */
import { randomBytes, randomInt } from 'node:crypto';
import { AppError, type JoinLink, mostOpenJoinLinks, type NewJoinLink } from '@briefcast/contract';
import { addDays } from '@briefcast/contract/kit/days';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
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
  const isOpen = and(isNull(joinLinks.brandId), isNull(joinLinks.endedAt), gt(joinLinks.expiresAt, now));
  const [open] = await tx.select({ count: count() }).from(joinLinks).where(isOpen);
  if ((open?.count ?? 0) >= mostOpenJoinLinks)
    throw new AppError('joining.many_open', { params: { limit: mostOpenJoinLinks } });
  const values = { role, places, createdAt: now, expiresAt: addDays(now, days) };
  return presentJoinLink(await insertLink(tx, values), now);
}

/** Writes a link with a code that can be read aloud. */
async function insertLink(tx: Tx, values: Omit<typeof joinLinks.$inferInsert, 'code'>) {
  // A code that is taken already is made again.
  for (;;) {
    const [link] = await tx
      .insert(joinLinks)
      .values({ ...values, code: newCode() })
      .onConflictDoNothing({ target: joinLinks.code })
      .returning();
    if (link) return link;
  }
}

/** Opens a link by which an organisation brings creators. */
export async function openBrandLink(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { brandId, places, days }: { brandId: string; places: number; days: number },
) {
  const createdAt = clock();
  return insertLink(tx, { brandId, role: 'CREATOR', places, createdAt, expiresAt: addDays(createdAt, days) });
}

/** Makes the link of a mailed invitation, for one person, with a code that nobody guesses. */
export async function makeMailedLink(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { brandId, days }: { brandId: string; days: number },
): Promise<{ id: string; code: string; expiresAt: Date }> {
  const createdAt = clock();
  const link = {
    ...{ id: uuidv7(), brandId, role: 'CREATOR' as const, places: 1, mailed: 1, createdAt },
    // Fits the bound of a code.
    code: randomBytes(24).toString('base64url'),
    expiresAt: addDays(createdAt, days),
  };
  await tx.insert(joinLinks).values(link);
  return link;
}

/** Ends a link of an organisation, if it is open; returns whether it was. */
export async function endBrandLink(
  { clock }: Pick<TxDeps, 'clock'>,
  tx: Tx,
  { id, brandId }: { id: string; brandId: string },
): Promise<boolean> {
  const ended = await tx
    .update(joinLinks)
    .set({ endedAt: clock() })
    .where(and(eq(joinLinks.id, id), eq(joinLinks.brandId, brandId), isNull(joinLinks.endedAt)))
    .returning({ id: joinLinks.id });
  return ended.length > 0;
}

/** Ends a link and returns it as it is then. Throws joining.not_found for one that is ended, too. */
export async function endJoinLink({ clock }: Pick<TxDeps, 'clock'>, tx: Tx, id: string): Promise<JoinLink> {
  const now = clock();
  const [link] = await tx
    .update(joinLinks)
    .set({ endedAt: now })
    .where(and(eq(joinLinks.id, id), isNull(joinLinks.brandId), isNull(joinLinks.endedAt)))
    .returning();
  if (!link) throw new AppError('joining.not_found');
  return presentJoinLink(link, now);
}
