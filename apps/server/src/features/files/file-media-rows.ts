/** The rows of what is detected and made of a deal's videos and pictures. */
import type { MediaFailure } from '@briefcast/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deals, fileMedia, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { processedFact } from '../deals/about-deal.ts';
import type { KeptFindings } from './film-findings.ts';
import { watchFilmJob } from './jobs.ts';

type RowDeps = Pick<Deps, 'db' | 'facts' | 'clock'>;

/** The derived forms, stored under these keys. */
export interface StoredForms {
  proxyKey: string;
  proxySize: number;
  storyboardKey: string | null;
  storyboardSize: number | null;
}

/** Makes the pages of the file's deal reload it; for a draft only its creator's. */
export async function appendProcessed({ facts }: Pick<Deps, 'facts'>, tx: Tx, fileId: string): Promise<void> {
  const [found] = await tx
    .select({ deal: deals, status: files.status })
    .from(files)
    .innerJoin(deals, eq(deals.id, files.dealId))
    .where(eq(files.id, fileId));
  if (found) await facts.append(tx, processedFact(found.deal, { id: fileId, status: found.status }));
}

/**
 * Enqueues the encoding of a video, unless that was done before or the video was deleted. With `again` also
 * one for which the server had no ffmpeg, or whose job was given up.
 */
export async function planWatching(
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  fileId: string,
  { again = false } = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const [file] = await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('key share');
    if (!file) return;
    const waiting = { state: 'WAITING' as const, progress: 0, changedAt: clock() };
    const inserted = tx.insert(fileMedia).values({ fileId, ...waiting });
    const planned = again
      ? await inserted.onConflictDoUpdate({ target: fileMedia.fileId, set: waiting }).returning()
      : await inserted.onConflictDoNothing().returning();
    if (planned.length > 0) await jobs.enqueue(tx, watchFilmJob, { fileId });
  });
}

/** Records the progress of encoding, in percent, unless it has ended. */
export function noteProgress(deps: RowDeps, fileId: string, progress: number): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const changed = await tx
      .update(fileMedia)
      .set({ state: 'WORKING', progress, changedAt: deps.clock() })
      .where(and(eq(fileMedia.fileId, fileId), inArray(fileMedia.state, ['WAITING', 'WORKING'])))
      .returning({ fileId: fileMedia.fileId });
    if (changed.length > 0) await appendProcessed(deps, tx, fileId);
  });
}

/**
 * Records the outcome. Returns false if the file was deleted, or another process did so first: then the new
 * bytes are unused.
 */
export function settleMedia(
  deps: RowDeps,
  fileId: string,
  outcome:
    | { state: 'READY'; findings: KeptFindings; forms: StoredForms }
    | { state: 'FAILED'; failure: MediaFailure }
    | { state: 'UNAVAILABLE' },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const [file] = await tx.select({ id: files.id }).from(files).where(eq(files.id, fileId)).for('key share');
    if (!file) return false;
    const values = {
      state: outcome.state,
      failure: outcome.state === 'FAILED' ? outcome.failure : null,
      ...(outcome.state === 'READY' ? { ...outcome.findings, ...outcome.forms } : {}),
      progress: outcome.state === 'UNAVAILABLE' ? 0 : 100,
      changedAt: deps.clock(),
    };
    const settled = await tx
      .insert(fileMedia)
      .values({ fileId, ...values })
      .onConflictDoUpdate({ target: fileMedia.fileId, set: values, setWhere: isNull(fileMedia.proxyKey) })
      .returning({ fileId: fileMedia.fileId });
    if (settled.length > 0) await appendProcessed(deps, tx, fileId);
    return settled.length > 0;
  });
}
