import { m } from '@briefcast/i18n/messages';
import { DealListSkeleton } from '../../../features/deals/deal-list-skeleton.tsx';

/** The deals of a tab, on their way. */
export function DealSheetsSkeleton() {
  return (
    <DealListSkeleton
      label={m.dashboard_loading_projects()}
      rows={4}
      sheetClass="min-h-[310px]"
      className="grid gap-4 lg:grid-cols-2"
    />
  );
}
