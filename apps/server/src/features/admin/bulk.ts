/** Applies one of the admin's actions to several rows, each separately, so that a failure does not stop the others. */
import type { Bulk, BulkAction, BulkOutcome } from '@briefcast/contract';
import { errorText } from '@briefcast/i18n/refusals';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { toAppError } from '../../platform/http/error-handler.ts';
import { cancelDeal, deleteDeal, togglePublish } from './moderate.ts';
import { removeUser } from './remove-user.ts';

type BulkDeps = Pick<
  Deps,
  'db' | 'clock' | 'facts' | 'signals' | 'jobs' | 'log' | 'settings' | 'keys' | 'config'
>;
type DoOne = (deps: BulkDeps, admin: AdminActor, id: string, reason?: string) => Promise<unknown>;

const doOne: Record<BulkAction, DoOne> = {
  publish: (deps, admin, id) => togglePublish(deps, admin, id, { isPublished: true }),
  unpublish: (deps, admin, id, reason) => togglePublish(deps, admin, id, { isPublished: false, reason }),
  delete_users: removeUser,
  cancel_deals: cancelDeal,
  delete_deals: deleteDeal,
};

/**
 * Processes one row after the other, each in its own transaction with its line in the audit trail. Returns
 * each row's outcome in the given order; refusals of single rows are part of that and not thrown.
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
