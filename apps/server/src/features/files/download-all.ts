/** All delivered files of a completed deal, in one ZIP (rules/files#download-everything). */
import { Readable } from 'node:stream';
import { AppError, currentDeliverables, inTheirPlaces } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/auth/actor.ts';
import { authorize } from '../../platform/auth/authorize.ts';
import { deals, files } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { attachmentHeader } from '../../platform/http/file-name.ts';
import { isSignedAddress } from '../../platform/storage/signed-address.ts';
import { type Storage, StoredFileMissing } from '../../platform/storage/storage.ts';
import { type DealRow, findDeal } from '../deals/access.ts';
import { filesInOrder } from '../deals/file-rows.ts';
import { type ZippedBytes, type ZippedFile, zipFiles } from './zip-files.ts';

/** Further contents of a deal's ZIP besides its files: its certificate, of which this feature knows nothing. */
export type FilesBeside = (deps: Deps, dealId: string) => Promise<ZippedBytes[]>;

interface ZipAddress {
  dealId: string;
  expires?: string | undefined;
  signature?: string | undefined;
}

/**
 * The deal to which a URL gives access: for anybody if it is signed, otherwise for its two sides. Throws
 * file.link_expired, auth.required or deal.not_found.
 */
async function openDeal(
  { db, keys, clock }: Pick<Deps, 'db' | 'keys' | 'clock'>,
  caller: Caller,
  { dealId: id, expires, signature }: ZipAddress,
): Promise<DealRow> {
  if (expires === undefined || signature === undefined) {
    if (caller.kind !== 'user') throw new AppError('auth.required');
    return authorize(caller, 'deal.read', await findDeal(db, caller, id));
  }
  if (!isSignedAddress(keys.links, { id, variant: 'zip', expires, signature }, clock()))
    throw new AppError('file.link_expired');
  const [deal] = await db.select().from(deals).where(eq(deals.id, id));
  if (!deal) throw new AppError('deal.not_found');
  return deal;
}

/** The approved files in their creator's order; none of them is replaced after completion. */
async function readDelivered(db: Deps['db'], dealId: string) {
  const rows = await db.select().from(files).where(eq(files.dealId, dealId)).orderBy(filesInOrder());
  const current = currentDeliverables(rows.map((row) => ({ ...row, uploader: { role: row.uploaderRole } })));
  return inTheirPlaces(current, rows).filter(({ status }) => status === 'APPROVED');
}

/** Adds the sizes of the stored bytes. Throws file.not_found if bytes are missing, before the first one is sent. */
async function measure(
  storage: Storage,
  rows: Awaited<ReturnType<typeof readDelivered>>,
): Promise<ZippedFile[]> {
  const measured: ZippedFile[] = [];
  for (const { originalName, storageKey, createdAt } of rows) {
    const size = await storage.size(storageKey).catch((error: unknown) => {
      if (error instanceof StoredFileMissing) throw new AppError('file.not_found', { cause: error });
      throw error;
    });
    measured.push({ originalName, storageKey, createdAt, size, sha256: null });
  }
  return measured;
}

/**
 * Sends a completed deal's files and certificate as one ZIP with their checksums. If bytes cannot be read on the way, the
 * connection is closed before the announced length. Throws file.link_expired, auth.required, deal.not_found,
 * deal.not_completed, file.not_found if bytes are missing, and file.too_many_at_once or file.busy when too many papers are
 * asked for at once.
 */
export async function downloadAll(
  deps: Deps,
  caller: Caller,
  address: ZipAddress,
  { request, reply, beside }: { request: FastifyRequest; reply: FastifyReply; beside: FilesBeside },
): Promise<FastifyReply> {
  const deal = await openDeal(deps, caller, address);
  if (deal.status !== 'COMPLETED') {
    throw new AppError('deal.not_completed', { params: { status: deal.status } });
  }
  const delivered = await measure(deps.storage, await readDelivered(deps.db, deal.id));
  const { stream, size } = zipFiles(deps.storage, [...delivered, ...(await beside(deps, deal.id))]);
  reply.type('application/zip').headers({
    'content-disposition': attachmentHeader(`${deal.title}.zip`),
    'content-length': size,
    'accept-ranges': 'none',
    'referrer-policy': 'no-referrer',
  });
  if (request.method !== 'HEAD') return reply.send(stream);
  stream.destroy();
  return reply.send(Readable.from([]));
}
