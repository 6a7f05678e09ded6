/** What a deletion takes along, in sentences; what there is none of is left out. */
import type { AdminDealRemoval, AdminUserRemoval } from '@briefcast/contract';
import { formatBytes, formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/** So many of the projects are named. */
const named = 5;

const counted = (n: number) => ({ n, count: formatCount(n) });

function openProjects(openDeals: AdminUserRemoval['openDeals']): string {
  const names = openDeals
    .slice(0, named)
    .map(({ title, with: other }) => (other === null ? title : m.admin_removal_with({ title, name: other })));
  const more = openDeals.length - named;
  const all = more > 0 ? [...names, m.admin_removal_more(counted(more))] : names;
  return `${m.admin_removal_cancelled(counted(openDeals.length))} ${formatSeries(all)}`;
}

/** Of a creator or a brand. */
export function userRemovalTexts({
  openDeals,
  closedDeals,
  portfolioItems,
  membersRemoved,
  membersKept,
}: AdminUserRemoval): string[] {
  return [
    membersRemoved.length > 0
      ? m.admin_removal_members({ ...counted(membersRemoved.length), names: formatSeries(membersRemoved) })
      : m.admin_removal_account(),
    membersKept.length > 0 ? m.admin_removal_members_kept({ names: formatSeries(membersKept) }) : null,
    openDeals.length > 0 ? openProjects(openDeals) : null,
    closedDeals > 0 ? m.admin_removal_kept(counted(closedDeals)) : null,
    portfolioItems > 0 ? m.admin_removal_portfolio(counted(portfolioItems)) : null,
  ].filter((text) => text !== null);
}

/** Of a deal. */
export function dealRemovalTexts({ messages, files, bytes, comments, shares }: AdminDealRemoval): string[] {
  return [
    m.admin_removal_both(),
    messages > 0 ? m.admin_removal_messages(counted(messages)) : null,
    files > 0 ? m.admin_removal_files({ ...counted(files), size: formatBytes(bytes) }) : null,
    comments > 0 ? m.admin_removal_comments(counted(comments)) : null,
    shares > 0 ? m.admin_removal_shares(counted(shares)) : null,
  ].filter((text) => text !== null);
}
