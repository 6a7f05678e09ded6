import { type DealTab, dealTabs } from '@briefcast/contract';

/** The tabs in their order on the screen. */
export const creatorTabs: readonly { id: DealTab; label: string }[] = [
  { id: 'all', label: 'All Deals' },
  { id: 'pending', label: 'Pending' },
  { id: 'in_progress', label: 'Active' },
  { id: 'completed', label: 'Completed' },
];

/** The tab an address asks for; anything unknown is all of them. */
export const readCreatorTab = (value: string | null): DealTab =>
  dealTabs.find((tab) => tab === value) ?? 'all';

/** What an empty tab says. */
export function emptyTabText(tab: DealTab): string {
  if (tab === 'all') return "You don't have any deals yet. Brands will send you briefs here.";
  const label = creatorTabs.find(({ id }) => id === tab)?.label.toLowerCase();
  return `No ${label} deals at the moment.`;
}
