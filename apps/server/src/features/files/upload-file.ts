/**
 * Adds a file to a deal: a brand's is a reference, a creator's is content to review, and either's may belong
 * to a chat message (rules/deals#deliverables, rules/messages#attachments, rules/files#durable-uploads).
 */

import { AppError, canUpload, type DealFile, goneReader } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { UserActor } from '../../platform/auth/actor.ts';
import { type Allowed, authorize } from '../../platform/auth/authorize.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Upload } from '../../platform/http/uploads.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { type DealRow, findDeal, findDealForUpdate, type LockedDeal } from '../deals/access.ts';
import { noteActivity } from '../deals/activity.ts';
import { presentStoredFile } from '../deals/deal-file.ts';
import { addFile } from '../deals/file-rows.ts';
import { moveDeal } from '../deals/move-deal.ts';
import { processMediaJob } from './jobs.ts';
import { lockQuota, spendReservation, withReservation } from './quota.ts';
import { storeBytesOf } from './store-bytes.ts';
import { withoutPlace } from './without-metadata.ts';

type UploadDeps = Pick<Deps, 'db' | 'storage' | 'facts' | 'jobs' | 'clock' | 'keys' | 'config' | 'media'>;

/** The purpose of a file: for the deal itself, a chat message, or as proof of payment. */
type Purpose = 'deal' | 'chat' | 'payment';

function requireUploadsOpen({ status }: DealRow, { role }: UserActor): void {
  if (canUpload(status, role)) return;
  throw new AppError('file.not_now', { params: { status } });
}

/** A file of a message that nobody can read any more would never be seen either. */
function requireReader(deal: DealRow, { role }: UserActor): void {
  const side = goneReader(role, deal);
  if (side) throw new AppError('message.account_deleted', { params: { side } });
}

const requireOpen: Record<Purpose, (deal: DealRow, actor: UserActor) => void> = {
  deal: requireUploadsOpen,
  chat: requireReader,
  // A payment is marked after its deal is over, and after the account of who was paid is gone.
  payment: () => undefined,
};

async function record(
  deps: UploadDeps,
  tx: Tx,
  actor: UserActor,
  deal: Allowed<'file.upload', LockedDeal>,
  received: Awaited<ReturnType<typeof withoutPlace>>,
  purpose: Purpose,
) {
  const now = deps.clock();
  const attached = purpose !== 'deal';
  const status = attached || actor.role === 'BRAND' ? 'REFERENCE' : 'PENDING';
  const row = await addFile(tx, {
    id: uuidv7(),
    dealId: deal.id,
    uploaderRole: actor.role,
    uploaderId: actor.userId,
    status,
    attached,
    createdAt: now,
    ...received,
  });
  // The other side is notified of an attachment or a proof of payment with the message or payment it belongs
  // to.
  if (!attached) await noteActivity(tx, deal.id, actor.role, now);
  if (row.type !== 'DOCUMENT') await deps.jobs.enqueue(tx, processMediaJob, { table: 'files', id: row.id });
  await deps.facts.append(tx, { kind: 'file.added', ...aboutDeal(deal, actor), subjectId: row.id });
  return row;
}

/**
 * Accepts the file if the deal accepts files now, checked before the bytes are read and again, under the
 * deal's lock, before the row is written. The creator's upload moves an accepted or sent back deal to
 * IN_PROGRESS. Chat attachments are accepted whenever one may write, and do not change the status; they and
 * proofs of payment are stored without their location. Throws deal.not_found, file.not_now,
 * message.account_deleted, the refusals of the quotas (file.quota_…), and whatever receiving throws.
 */
export async function uploadFile(
  deps: UploadDeps,
  actor: UserActor,
  dealId: string,
  { declaredBytes, receive }: Upload,
  purpose: Purpose,
): Promise<DealFile> {
  const found = authorize(actor, 'file.upload', await findDeal(deps.db, actor, dealId));
  requireOpen[purpose](found, actor);
  const row = await withReservation(deps, { actor, dealId, declaredBytes }, async (reservation) => {
    const came = await receive(reservation);
    // The other side gets it with the next message, so there would be no time to ask the uploader about its
    // location.
    const received = purpose === 'deal' ? came : await withoutPlace(deps, actor.userId, came);
    return storeBytesOf(deps.storage, received, () =>
      deps.db.transaction(async (tx) => {
        await lockQuota(tx, actor);
        const deal = await findDealForUpdate(tx, actor, dealId);
        requireOpen[purpose](deal, actor);
        await spendReservation(tx, deps, reservation, received.size);
        const open = authorize(actor, 'file.upload', deal);
        const recorded = await record(deps, tx, actor, open, received, purpose);
        if (purpose === 'deal' && actor.role === 'CREATOR' && deal.status !== 'IN_PROGRESS') {
          await moveDeal(deps, tx, { deal: open, to: 'IN_PROGRESS', who: 'SYSTEM', by: actor });
        }
        return recorded;
      }),
    );
  });
  return presentStoredFile(deps, row, actor.role);
}
