import { m } from '@briefcast/i18n/messages';
import { DealListSkeleton } from '../../../features/deals/deal-list-skeleton.tsx';

/** The projects of a tab, on their way. */
export function ProjectsSkeleton() {
  return (
    <DealListSkeleton
      label={m.dashboard_loading_projects()}
      rows={4}
      sheetClass="min-h-[220px] md:min-h-[150px] xl:min-h-[112px]"
      className="grid gap-3"
    />
  );
}
