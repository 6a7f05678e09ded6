/** Recipients of news, where it leads, and until when it is news: read from the rows of all nouns. */
import type { Role } from '../accounts/schemas.ts';
import type { DealStatus } from '../deals/schemas.ts';
import { closedStatuses } from '../deals/status.ts';
import type { FactActor, FactKind, SeenFact } from '../facts.ts';
import type { NeedKind } from '../needs/rows.ts';
import { news } from '../news.ts';
import type { NewsGroup, NewsPage, NewsRow, Telling } from '../noun.ts';
import { dashboardPath, dealPath, paths, payoutsPath } from '../paths.ts';
import type { PayoutState } from '../payouts/schemas.ts';
import type { NotificationKind } from './schemas.ts';

/** Actions on the button of a mail. */
export type NewsAction =
  | NonNullable<(typeof news)[NotificationKind]['action']>
  | Extract<(typeof news)[NotificationKind], { brandAction: string }>['brandAction'];

/** Names of the icons next to news. */
export type NewsSign = (typeof news)[NotificationKind]['sign'];

interface Row extends NewsRow {
  readonly action: NewsAction | null;
  readonly brandAction?: NewsAction;
  readonly sign: NewsSign;
  readonly begins?: readonly NeedKind[];
}

export const newsRow = (kind: NotificationKind): Row => news[kind];

const rows = Object.entries(news) as [NotificationKind, NewsRow][];

/** Kinds of news that begin a need. */
export const newsOfNeeds: readonly NotificationKind[] = rows
  .filter(([, { begins }]) => begins !== undefined)
  .map(([kind]) => kind);

/** Facts after which a need of their deal, casting or creator may be over. */
export const needEndingFacts = [
  'deal.moved',
  'deal.read',
  'proposal.made',
  'proposal.answered',
  'proposal.lapsed',
  'addition.answered',
  'file.reviewed',
  'payout.marked',
  'payout.answered',
  'payout.part_marked',
  'payout.part_answered',
  'bank_details.stated',
  'dispute.stated',
  'dispute.withdrawn',
  'dispute.decided',
  'renewal.answered',
  'renewal.lapsed',
  'sample.moved',
  'casting.application_changed',
  'casting.applied',
  'casting.declined',
  'casting.closed',
  'casting.ended',
] as const satisfies FactKind[];

/** The groups of the settings screen, in their order. */
const groups: readonly NewsGroup[] = ['deals', 'messages', 'money', 'market'];

/** Kinds of news that a role can receive and choose, in the groups of the settings screen. */
export const newsGroups = (role: Role): { name: NewsGroup; kinds: NotificationKind[] }[] =>
  groups.map((name) => ({
    name,
    kinds: rows
      .filter(([, { group, audience }]) => group === name && audience.includes(role))
      .map(([kind]) => kind),
  }));

/** The kinds that a role can get and choose about, in the order of the settings screen. */
export const kindsOfRole = (role: Role): NotificationKind[] => newsGroups(role).flatMap(({ kinds }) => kinds);

/** Side that has to act next in an open deal; null once it is closed. */
export function whoseTurn(status: DealStatus): Role | null {
  if (closedStatuses.includes(status)) return null;
  return status === 'SUBMITTED' ? 'BRAND' : 'CREATOR';
}

/** The kinds of facts that are news for somebody. */
export const newsworthyFacts: readonly FactKind[] = [
  ...new Set(rows.flatMap(([, { tellings }]) => tellings.map(({ fact }) => fact))),
];

interface HappenedFact extends SeenFact {
  kind: FactKind;
}

/** The sides that are notified of what one of them, the admin or the system did. */
function sidesOf(to: Telling['to'], actor: FactActor): readonly Role[] {
  if (to === 'BOTH') return ['CREATOR', 'BRAND'];
  if (to === 'OTHER_SIDE') return [actor === 'BRAND' ? 'CREATOR' : 'BRAND'];
  return [to];
}

/** Whether a fact brings the news; each condition is typed by the kind of its own fact. */
const isToldBy = ({ fact, when }: Telling, { kind, actor, data }: HappenedFact): boolean =>
  fact === kind && ((when as ((seen: SeenFact) => boolean) | undefined)?.({ actor, data }) ?? true);

/** The news that a fact brings, with one entry for each side that is notified. */
export const newsOfFact = (happened: HappenedFact) =>
  rows.flatMap(([kind, { tellings }]) =>
    tellings
      .filter((telling) => isToldBy(telling, happened))
      .flatMap(({ to, isRepeatable = false, isOwnDoing = false, isForSubject = false, may }) =>
        sidesOf(to, happened.actor).map((role) => ({
          kind,
          role,
          isRepeatable,
          isOwnDoing,
          isForSubject,
          may,
        })),
      ),
  );

/** The pages that news about a deal leads to; it is none any more once the deal is gone. */
const isAboutDeal: Record<NewsPage, boolean> = {
  deal: true,
  chat: true,
  payouts: true,
  rights: true,
  castings: false,
  board: false,
  profile: false,
  subscription: false,
  billing: false,
  account: false,
  terms: false,
  privacy: false,
  refunds: false,
};

/** The present state of what news is about. */
export interface NewsState {
  kind: NotificationKind;
  /** Whether the profile of the receiving creator is public; null for a brand. */
  isPublished: boolean | null;
  /** When what its creator paid for their subscription ends; null without one, and for a brand. */
  subscriptionEndsAt: Date | null;
  /** When a pause of it ends; null likewise. */
  subscriptionPausedUntil: Date | null;
  /** Null for what is about no deal, and once its deal is gone. */
  deal: { status: DealStatus; deadline: Date; payoutState: PayoutState | null } | null;
  /** Messages or comments that wait, where the news is about them. */
  unread: number;
}

/** Whether a mail of it would still be true; never for news that another mail brings. */
export const isStillNews = (about: NewsState, now: Date): boolean =>
  newsRow(about.kind).action !== null && isStillSo(about, now);

/** Whether it is still true. */
export function isStillSo(about: NewsState, now: Date): boolean {
  const { kind, deal, isPublished, unread } = about;
  const { page, while: condition } = newsRow(kind);
  if (isAboutDeal[page] && !deal) return false;
  if (condition === undefined) return true;
  if (typeof condition === 'object') {
    if ('deal' in condition) return deal?.status === condition.deal;
    return deal?.payoutState != null && condition.payout.includes(deal.payoutState);
  }
  const isOpen = deal !== null && !closedStatuses.includes(deal.status);
  switch (condition) {
    case 'DEAL_IS_OPEN':
      return isOpen;
    case 'DEADLINE_IS_AHEAD':
      return isOpen && deal.deadline > now;
    case 'SOMETHING_IS_UNREAD':
      return unread > 0;
    case 'PROFILE_IS_HIDDEN':
      return isPublished === false;
    case 'SUBSCRIPTION_IS_PAUSED':
      return isPublished === false && about.subscriptionPausedUntil !== null;
    case 'PAID_MONTH_IS_OVER':
      return about.subscriptionEndsAt !== null && about.subscriptionEndsAt <= now;
  }
}

/** Whether news offers its reader to renew what ends. */
const leadsToRenewal = (kind: NotificationKind, role: Role): boolean =>
  role === 'BRAND' && newsRow(kind).brandAction === 'renew';

/** Subject of news: null for news without such a subject, and once that is gone. */
interface NewsSubject {
  dealId: string | null;
  castingId?: string | null | undefined;
}

/** The page that news leads to. */
export function newsPath(
  kind: NotificationKind,
  role: Role,
  { dealId, castingId = null }: NewsSubject,
): string {
  switch (newsRow(kind).page) {
    case 'deal':
      return dealId ? dealPath(role, dealId) : dashboardPath(role);
    case 'chat':
      return dealId ? dealPath(role, dealId, 'chat') : dashboardPath(role);
    case 'payouts':
      return payoutsPath(role);
    case 'castings':
      if (castingId === null) return (role === 'CREATOR' ? paths.applications : paths.ownCastings).href();
      return (role === 'CREATOR' ? paths.casting : paths.ownCasting).href(castingId);
    case 'board':
      return paths.castings.href('?sort=newest');
    case 'rights':
      return paths.rights.href(leadsToRenewal(kind, role) ? (dealId ?? undefined) : undefined);
    case 'subscription':
      return paths.subscription.href();
    case 'billing':
      return paths.billing.href();
    case 'account':
      return paths.account.href();
    case 'terms':
      return paths.terms.href();
    case 'privacy':
      return paths.privacy.href();
    case 'refunds':
      return paths.refunds.href();
    case 'profile':
      return paths.creatorProfile.href();
  }
}
