/** Sentences on what a deletion takes along; empty counts are left out. */
import type { AdminDealRemoval, AdminUserRemoval } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatDirhams, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { sentSumsText } from '../../../parts/currencies/sums.ts';

/** Maximum number of projects that are named. */
const named = 5;

const counted = (n: number) => ({ n, count: formatCount(n) });

/** A sentence, and below it what it counts by name. */
export interface RemovalText {
  text: string;
  names?: string[];
}

function openProjects(openDeals: AdminUserRemoval['openDeals']): RemovalText {
  const names = openDeals
    .slice(0, named)
    .map(({ title, with: other }) => (other === null ? title : m.admin_removal_with({ title, name: other })));
  const more = openDeals.length - named;
  return {
    text: m.admin_removal_cancelled(counted(openDeals.length)),
    names: more > 0 ? [...names, m.admin_removal_more(counted(more))] : names,
  };
}

const asTexts = (texts: readonly (RemovalText | string | null)[]): RemovalText[] =>
  texts.flatMap((one) => (typeof one === 'string' ? { text: one } : (one ?? [])));

/** Names the money that loses its owner, and says that the books keep it. */
function moneyTexts({ credits, openOrders, owed }: NonNullable<AdminUserRemoval['money']>): string[] {
  const texts = [
    credits > 0 ? m.admin_removal_credits(counted(credits)) : '',
    openOrders.count > 0
      ? m.admin_removal_orders({ ...counted(openOrders.count), amount: formatDirhams(openOrders.fils) })
      : '',
    owed.count > 0 ? m.admin_removal_owed({ ...counted(owed.count), amount: sentSumsText(owed) }) : '',
  ].filter(Boolean);
  return texts.length > 0 ? [...texts, m.admin_removal_books()] : [];
}

/** Sentences for deleting a creator or a brand. */
export function userRemovalTexts({
  openDeals,
  closedDeals,
  portfolioItems,
  membersRemoved,
  membersKept,
  money,
}: AdminUserRemoval): RemovalText[] {
  return asTexts([
    membersRemoved.length > 0
      ? m.admin_removal_members({ ...counted(membersRemoved.length), names: formatSeries(membersRemoved) })
      : m.admin_removal_account(),
    membersKept.length > 0 ? m.admin_removal_members_kept({ names: formatSeries(membersKept) }) : null,
    openDeals.length > 0 ? openProjects(openDeals) : null,
    closedDeals > 0 ? m.admin_removal_kept(counted(closedDeals)) : null,
    portfolioItems > 0 ? m.admin_removal_portfolio(counted(portfolioItems)) : null,
    ...(money ? moneyTexts(money) : []),
  ]);
}

/** Sentences for deleting a deal. */
export function dealRemovalTexts({
  messages,
  files,
  bytes,
  comments,
  shares,
}: AdminDealRemoval): RemovalText[] {
  return asTexts([
    m.admin_removal_both(),
    messages > 0 ? m.admin_removal_messages(counted(messages)) : null,
    files > 0 ? m.admin_removal_files({ ...counted(files), size: formatBytes(bytes) }) : null,
    comments > 0 ? m.admin_removal_comments(counted(comments)) : null,
    shares > 0 ? m.admin_removal_shares(counted(shares)) : null,
  ]);
}
