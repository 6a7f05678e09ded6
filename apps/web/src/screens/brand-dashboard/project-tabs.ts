import { type BrandGroup, brandGroup, type DealListItem } from '@briefcast/contract';

export type ProjectTab = 'all' | Exclude<BrandGroup, 'closed'>;

const labels: Record<ProjectTab, string> = {
  all: 'All Projects',
  brief_sent: 'Briefs Sent',
  active: 'Active',
  completed: 'Completed',
};

/** The tab an address asks for; anything unknown is all of them. */
export const readProjectTab = (value: string | null): ProjectTab =>
  value !== null && Object.hasOwn(labels, value) ? (value as ProjectTab) : 'all';

/** What a tab shows. Rejected and cancelled projects are under 'All Projects' only (decisions 4.5). */
export const projectsOf = (deals: readonly DealListItem[], tab: ProjectTab) =>
  tab === 'all' ? deals : deals.filter((deal) => brandGroup(deal.status) === tab);

/** The tabs with their counts, which are unknown until the list is there. */
export const projectTabs = (deals: readonly DealListItem[] | undefined) =>
  (Object.keys(labels) as ProjectTab[]).map((id) => ({
    id,
    label: labels[id],
    count: deals && projectsOf(deals, id).length,
  }));
