/** What a fact looks like on the wire's live stream. */
import type { LiveEvent } from '@briefcast/contract';
import type { Fact, FactKind } from '../../platform/facts/kinds.ts';

/** The stream's name of a kind; null for what screens need not hear. */
const liveKinds: Record<FactKind, LiveEvent['kind'] | null> = {
  'account.registered': null,
  'account.email_confirmed': null,
  'account.sessions_ended': null,
  'account.removed': null,
  'creator.changed': null,
  'creator.published': null,
  'creator.unpublished': 'profile.unpublished',
  'creator.removed': null,
  'creator.reviewed': 'profile.reviewed',
  'account.renamed': 'organization.changed',
  'brand.changed': 'organization.changed',
  'brand.started': null,
  'brand.removed': null,
  'member.joined': 'organization.changed',
  'member.role_changed': 'organization.changed',
  'member.removed': 'organization.changed',
  'invitation.changed': 'organization.changed',
  'deal.created': 'deal.created',
  'deal.moved': 'deal.changed',
  'deal.removed': 'deal.removed',
  'deal.read': 'messages.read',
  'proposal.made': 'deal.changed',
  'proposal.answered': 'deal.changed',
  'brief_item.marked': 'deal.changed',
  'payout.marked': 'payout.changed',
  'payout.answered': 'payout.changed',
  'payout.reminded': 'payout.changed',
  'right.ending': null,
  'file.added': 'file.changed',
  'file.processed': 'file.changed',
  'file.reviewed': 'file.changed',
  'file.approval_undone': 'file.changed',
  'comment.added': 'comment.changed',
  'comment.edited': 'comment.changed',
  'comment.removed': 'comment.changed',
  'comment.restored': 'comment.changed',
  'comment.replied': 'comment.changed',
  'comment.moved': 'comment.changed',
  'comment.answered': 'comment.changed',
  'comment.made_task': 'comment.changed',
  'comment.handed_over': 'comment.changed',
  'draft.changed': 'draft.changed',
  'share.created': 'share.changed',
  'share.revoked': 'share.changed',
  'share.looked_at': 'share.changed',
  'message.sent': 'message.created',
  'notification.added': 'notifications.changed',
  'notification.read': 'notifications.changed',
  'admin.acted': null,
  'settings.changed': null,
  'credits.changed': 'billing.changed',
  'credits.low': null,
  'credits.expiring': null,
  'credits.expired': null,
  'order.placed': 'billing.changed',
  'order.paid': 'billing.changed',
  'order.cancelled': 'billing.changed',
  'order.refunded': 'billing.changed',
  'subscription.changed': 'billing.changed',
  'subscription.overdue': 'billing.changed',
  'subscription.refunded': 'billing.changed',
  'subscription.paused': 'profile.unpublished',
  'subscription.lapsed': 'profile.unpublished',
};

/**
 * The event that tells of a fact, by ids; null for one that no screen shows. A kind of a newer process, which this one
 * does not know, is passed on under its own name: processes are replaced one by one.
 */
export function liveEventOf({ kind, actor, actorId, dealId, subjectId }: Fact): LiveEvent | null {
  const name = Object.hasOwn(liveKinds, kind) ? liveKinds[kind] : (kind as LiveEvent['kind']);
  if (name === null) return null;
  // Whoever takes back their own profile sees it happen.
  if (kind === 'creator.unpublished' && actor !== 'ADMIN') return null;
  const isOfParty = actor === 'BRAND' || actor === 'CREATOR';
  return {
    kind: name,
    dealId,
    subjectId,
    by: isOfParty ? actor : null,
    byPerson: isOfParty ? actorId : null,
  };
}
