/** Storage used by a person, and by one of their deals, and the limits. */
import type { StorageUsage } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { findDeal } from '../deals/access.ts';
import { readAccountStored, readDealStored } from './quota.ts';

/** Uploads in progress are not counted. Throws deal.not_found. */
export async function readUsage(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: UserActor,
  dealId: string | undefined,
): Promise<StorageUsage> {
  if (dealId !== undefined) await findDeal(db, actor, dealId);
  const own = await readAccountStored(db, actor);
  const inDeal = dealId === undefined ? null : await readDealStored(db, dealId);
  return {
    account: {
      usedBytes: own.bytes,
      limitBytes: config.quotaAccountBytes,
      count: own.count,
      maxCount: config.quotaAccountMedia,
    },
    deal: inDeal && {
      usedBytes: inDeal.bytes,
      limitBytes: config.quotaDealBytes,
      count: inDeal.count,
      maxCount: config.quotaDealFiles,
    },
  };
}
