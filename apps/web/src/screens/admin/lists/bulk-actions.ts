import { type AdminDeal, type BulkAction, movesFor } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ListKind } from './use-list-state.ts';

/** Action for several rows of a list, as a button and as a question. */
export interface BulkChoice<T> {
  action: BulkAction;
  label: () => string;
  /** Question about `n` rows. */
  title: (n: number) => string;
  /** Consequence, below the names. */
  text: () => string;
  busyText: () => string;
  danger: boolean;
  cancelLabel?: () => string;
  /** The name of a field for the reason, which must be filled in. */
  reasonLabel?: () => string;
  /** Whether it would change the row; the others are left out of it, and the question says how many. */
  concerns: (item: T) => boolean;
}

const counted = (n: number) => ({ n, count: formatCount(n) });

/** Publishes creators. */
export const publishSeveral: BulkChoice<{ isPublished: boolean }> = {
  action: 'publish',
  label: m.admin_publish,
  title: (n) => m.admin_bulk_publish(counted(n)),
  text: m.admin_bulk_publish_text,
  busyText: m.admin_publishing,
  danger: false,
  concerns: ({ isPublished }) => !isPublished,
};

/** Takes creators offline. */
export const unpublishSeveral: BulkChoice<{ isPublished: boolean }> = {
  action: 'unpublish',
  label: m.admin_unpublish,
  title: (n) => m.admin_bulk_unpublish(counted(n)),
  text: m.admin_bulk_unpublish_text,
  reasonLabel: m.admin_unpublish_reason,
  busyText: m.admin_unpublishing,
  danger: false,
  concerns: ({ isPublished }) => isPublished,
};

/** Deletes rows of a list. */
export const deleteSeveral = (what: ListKind): BulkChoice<unknown> => ({
  action: what === 'deals' ? 'delete_deals' : 'delete_users',
  label: m.admin_delete,
  title: (n) => m.admin_bulk_delete({ what, ...counted(n) }),
  text: m.admin_bulk_delete_text,
  busyText: m.admin_deleting,
  danger: true,
  concerns: () => true,
});

/** Cancels deals that are not closed. */
export const cancelSeveral: BulkChoice<AdminDeal> = {
  action: 'cancel_deals',
  label: m.admin_cancel_deals,
  title: (n) => m.admin_bulk_cancel(counted(n)),
  text: m.admin_bulk_cancel_text,
  busyText: m.admin_cancelling,
  danger: true,
  cancelLabel: m.admin_keep_deals,
  concerns: ({ status }) => movesFor(status, 'ADMIN').includes('CANCELLED'),
};
