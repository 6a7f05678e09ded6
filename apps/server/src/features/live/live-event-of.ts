/** The live stream's event for a fact. */
import type { LiveEvent } from '@briefcast/contract';
import type { Fact, FactKind } from '../../platform/facts/kinds.ts';

/** `deal` of `deal.moved`. */
type NounOf<Kind extends string> = Kind extends `${infer Noun}.${string}` ? Noun : never;

type LiveKind = LiveEvent['kind'] | null;

/** The stream's name for the facts of a noun; null for those that pages do not need. */
const ofNouns: Record<NounOf<FactKind>, LiveKind> = {
  account: null,
  creator: null,
  brand: null,
  member: 'organization.changed',
  invitation: 'organization.changed',
  casting: 'casting.changed',
  deal: 'deal.changed',
  proposal: 'deal.changed',
  brief_item: 'deal.changed',
  payout: 'payout.changed',
  dispute: 'payout.changed',
  bank_details: 'payout.changed',
  invoice: 'payout.changed',
  einvoice: 'payout.changed',
  right: null,
  renewal: 'deal.changed',
  sample: 'deal.changed',
  addition: 'deal.changed',
  deadline: 'deal.changed',
  file: 'file.changed',
  draft: 'draft.changed',
  comment: 'comment.changed',
  share: 'share.changed',
  message: 'message.created',
  notification: 'notifications.changed',
  credits: null,
  order: 'billing.changed',
  subscription: 'billing.changed',
  admin: null,
  settings: null,
};

/** Kinds whose event is not named after their noun. */
const ofKinds: Partial<Record<FactKind, LiveKind>> = {
  'account.renamed': 'organization.changed',
  'brand.changed': 'organization.changed',
  'creator.unpublished': 'profile.unpublished',
  'creator.reviewed': 'profile.reviewed',
  'deal.created': 'deal.created',
  'deal.removed': 'deal.removed',
  'deal.read': 'messages.read',
  'credits.changed': 'billing.changed',
  'subscription.paused': 'profile.unpublished',
  'subscription.lapsed': 'profile.unpublished',
};

/**
 * A kind that this process does not know gets its noun's name, or its own if the noun is unknown too: during
 * an update, processes of both versions run.
 */
function liveKindOf(kind: FactKind): LiveKind {
  const own = ofKinds[kind];
  if (own !== undefined) return own;
  const noun = kind.slice(0, kind.indexOf('.')) as NounOf<FactKind>;
  return Object.hasOwn(ofNouns, noun) ? ofNouns[noun] : (kind as LiveEvent['kind']);
}

/** The event for a fact, with ids only; null for a fact that no page shows. */
export function liveEventOf({ kind, actor, actorId, dealId, subjectId }: Fact): LiveEvent | null {
  const name = liveKindOf(kind);
  if (name === null) return null;
  // If creators unpublish their own profile, they see that anyway.
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
