/** What a deletion takes along, in sentences; what there is none of is left out. */
import type { AdminDealRemoval, AdminUserRemoval } from '@briefcast/contract';
import { formatBytes, formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** So many of the projects are named. */
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

/** Of a creator or a brand. */
export function userRemovalTexts({
  openDeals,
  closedDeals,
  portfolioItems,
  membersRemoved,
  membersKept,
}: AdminUserRemoval): RemovalText[] {
  return asTexts([
    membersRemoved.length > 0
      ? m.admin_removal_members({ ...counted(membersRemoved.length), names: formatSeries(membersRemoved) })
      : m.admin_removal_account(),
    membersKept.length > 0 ? m.admin_removal_members_kept({ names: formatSeries(membersKept) }) : null,
    openDeals.length > 0 ? openProjects(openDeals) : null,
    closedDeals > 0 ? m.admin_removal_kept(counted(closedDeals)) : null,
    portfolioItems > 0 ? m.admin_removal_portfolio(counted(portfolioItems)) : null,
  ]);
}

/** Of a deal. */
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
