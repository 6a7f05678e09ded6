/** The job that makes a smaller picture, or a still and the length of a video (decisions 5.5). */
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { deals, files, media } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { touchCreator } from '../../platform/facts/touch-creator.ts';
import type { JobPayloads } from '../../platform/jobs/kinds.ts';
import { type MadeImage, makeThumbnail, measureImage } from '../../platform/media/image.ts';
import { withLocalFile } from '../../platform/media/local-file.ts';
import { makeVideoPoster, readVideoFacts } from '../../platform/media/video.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { StoredFileMissing } from '../../platform/storage/storage.ts';
import { aboutDeal } from '../deals/about-deal.ts';

type Stored = Pick<typeof media.$inferSelect, 'storageKey' | 'type' | 'mimeType' | 'posterKey'>;

interface Findings {
  poster: MadeImage | null;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
}

const nothing: Findings = { poster: null, width: null, height: null, durationSeconds: null };

async function examine(path: string, { type, mimeType }: Stored): Promise<Findings> {
  if (type === 'IMAGE') {
    const poster = await makeThumbnail(path);
    return { ...nothing, ...(await measureImage(path)), poster };
  }
  const facts = await readVideoFacts(path, mimeType);
  const poster = await makeVideoPoster(path, mimeType, facts?.durationSeconds ?? null);
  return { ...nothing, ...facts, poster };
}

type ProcessDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'log'>;

async function findStored(
  { db }: ProcessDeps,
  { table, id }: JobPayloads['media.process'],
): Promise<Stored | undefined> {
  const from = table === 'files' ? files : media;
  const [row] = await db.select().from(from).where(eq(from.id, id));
  return row;
}

/** Notes what was found of a picture or video of a portfolio; the still is on the creator's card. */
async function recordMedia({ db, facts }: ProcessDeps, id: string, values: object) {
  const [row] = await db.select({ ownerId: media.ownerId }).from(media).where(eq(media.id, id));
  return db.transaction(async (tx) => {
    if (row?.ownerId)
      await touchCreator({ facts }, tx, { creatorId: row.ownerId, kind: 'creator.changed', actor: 'SYSTEM' });
    return (await tx.update(media).set(values).where(eq(media.id, id)).returning()).length > 0;
  });
}

/** Writes what was found; answers whether the row was still there. */
function record(deps: ProcessDeps, { table, id }: JobPayloads['media.process'], values: object) {
  if (table === 'media') return recordMedia(deps, id, values);
  const { db, facts } = deps;
  return db.transaction(async (tx) => {
    const [file] = await tx
      .update(files)
      .set(values)
      .where(eq(files.id, id))
      .returning({ dealId: files.dealId });
    if (!file) return false;
    const [deal] = await tx.select().from(deals).where(eq(deals.id, file.dealId));
    if (deal) await facts.append(tx, { kind: 'file.processed', ...aboutDeal(deal, null), subjectId: id });
    return true;
  });
}

/**
 * Makes what can be made and notes it with the row. A file that cannot be read stays as it is: it was stored
 * faithfully, and trying again would not mend it. What fails otherwise is tried again by the queue.
 */
export async function processMedia(deps: ProcessDeps, job: JobPayloads['media.process']): Promise<void> {
  const { storage, log } = deps;
  const stored = await findStored(deps, job);
  if (!stored || stored.posterKey || stored.type === 'DOCUMENT') return;
  const examined = await withLocalFile(storage, stored.storageKey, (path) =>
    examine(path, stored).catch((error: unknown) => {
      log.info({ err: error, ...job }, 'no smaller picture could be made');
      return nothing;
    }),
  ).catch((error: unknown) => {
    // Deleted since: its row is about to go as well.
    if (error instanceof StoredFileMissing) return nothing;
    throw error;
  });
  const { poster, ...facts } = examined;
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null));
  if (!poster && Object.keys(known).length === 0) return;
  const posterKey = poster && newStorageKey();
  if (poster && posterKey)
    await storage.write(posterKey, Readable.from([poster.bytes], { objectMode: false }));
  const isThere = await record(deps, job, { ...known, posterKey, posterSize: poster?.bytes.length ?? null });
  if (!isThere && posterKey) await storage.remove(posterKey);
}
