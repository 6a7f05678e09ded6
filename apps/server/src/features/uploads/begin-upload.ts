/**
 * Begins an upload: inserts its row and reserves space for all of it, before the first byte
 * (rules/uploads#uploads-in-parts).
 */
import { AppError, mostEmptyUploads, type NewUpload, type Upload } from '@briefcast/contract';
import { and, count, eq, exists, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { uploadParts, uploads } from '../../platform/database/tables/index.ts';
import type { TxDeps } from '../../platform/deps.ts';
import { cleanFileName } from '../../platform/http/file-name.ts';
import { maxBytesOf } from '../../platform/http/upload-bytes.ts';
import { aboutDraft } from '../deals/about-deal.ts';
import { requireDraftPlace } from '../drafts/add-to-draft.ts';
import { lockDraftDeal } from '../drafts/draft-files.ts';
import { readDefaultDeliverable } from '../drafts/read-default-deliverable.ts';
import { isUnfinished, keptUntil, presentUpload } from '../drafts/unfinished-uploads.ts';
import { lockQuota, reserveRoom } from '../files/quota.ts';

/** Throws upload.too_many_begun if the deal has the most allowed uploads without any bytes. The deal is locked. */
async function requireFewEmpty(tx: Tx, dealId: string, now: Date): Promise<void> {
  const u = alias(uploads, 'u');
  const hasPart = exists(tx.select({ one: sql`1` }).from(uploadParts).where(eq(uploadParts.uploadId, u.id)));
  const [found] = await tx
    .select({ empty: count() })
    .from(u)
    .where(and(isUnfinished(sql`${dealId}::uuid`, now), not(hasPart)));
  if ((found?.empty ?? 0) >= mostEmptyUploads)
    throw new AppError('upload.too_many_begun', { params: { limit: mostEmptyUploads } });
}

/**
 * Inserts the row and reserves the space. If no deliverable was given and only one is possible, the upload
 * gets that: of several files that are chosen together the first, whichever arrives first. Throws
 * deal.not_found, file.not_now, file.too_large, draft.deliverable_unknown, draft.replaced_unknown,
 * upload.too_many_begun and the refusals of the quotas (file.quota_…).
 */
export async function beginUpload(
  { clock, config, facts }: Pick<TxDeps, 'clock' | 'config' | 'facts'>,
  tx: Tx,
  actor: UserActor,
  { dealId, name, size, sha256, deliverableId, replaces }: NewUpload,
): Promise<Upload> {
  // The type of the file is only known with its first part; no type may be larger than a video.
  const limitBytes = maxBytesOf('VIDEO', config);
  if (size > limitBytes) throw new AppError('file.too_large', { params: { limitBytes } });
  await lockQuota(tx, actor);
  const deal = await lockDraftDeal(tx, actor, dealId);
  const now = clock();
  await requireFewEmpty(tx, dealId, now);
  const requested = { deliverableId: deliverableId ?? null, replacesId: replaces ?? null };
  await requireDraftPlace(tx, deal, requested);
  const isRequested = requested.deliverableId !== null || requested.replacesId !== null;
  const place = isRequested
    ? requested
    : { ...requested, deliverableId: await readDefaultDeliverable(tx, dealId, name) };
  const id = uuidv7();
  const room = { atLeast: size, most: size, until: keptUntil(now) };
  await reserveRoom(tx, { clock, config }, { id, actor, dealId }, room);
  const [row] = await tx
    .insert(uploads)
    .values({
      id,
      dealId,
      uploaderId: actor.userId,
      originalName: cleanFileName(name),
      size,
      sha256: sha256 ?? null,
      ...place,
      lastPartAt: now,
      createdAt: now,
    })
    .returning();
  if (!row) throw new Error('An inserted upload was not returned');
  await facts.append(tx, { kind: 'draft.changed', ...aboutDraft(deal, actor) });
  return presentUpload({ ...row, dealId }, []);
}
