/** One of the admin's actions with several rows: each by itself, so that one that fails keeps none from being done. */
import type { Bulk, BulkAction, BulkOutcome } from '@briefcast/contract';
import { errorText } from '@briefcast/i18n/errors';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import { cancelDeal, deleteDeal, togglePublish } from './moderate.ts';
import { removeUser } from './remove-user.ts';

type BulkDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'signals' | 'jobs' | 'log' | 'settings'>;
type DoOne = (deps: BulkDeps, admin: AdminActor, id: string, reason?: string) => Promise<unknown>;

const doOne: Record<BulkAction, DoOne> = {
  publish: (deps, admin, id) => togglePublish(deps, admin, id, { isPublished: true }),
  unpublish: (deps, admin, id, reason) => togglePublish(deps, admin, id, { isPublished: false, reason }),
  delete_users: removeUser,
  cancel_deals: cancelDeal,
  delete_deals: deleteDeal,
};

/**
 * Does it with one row after the other, each in a transaction of its own with its line of the audit trail. Returns what
 * became of each in the order given, and throws nothing of what a single row is refused for.
 */
export async function doInBulk(
  deps: BulkDeps,
  admin: AdminActor,
  { action, ids, reason }: Bulk,
): Promise<{ outcomes: BulkOutcome[] }> {
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) {
    try {
      await doOne[action](deps, admin, id, reason);
      outcomes.push({ id, refusal: null });
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.status >= 500) deps.log.error({ err: error, action, id }, 'a row of a bulk action failed');
      outcomes.push({ id, refusal: { code: refusal.code, message: errorText(refusal) } });
    }
  }
  return { outcomes };
}
