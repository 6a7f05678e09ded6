import type { DealListItem } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { DealListSkeleton } from '../../features/deals/deal-list-skeleton.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProjectRow } from './project-row.tsx';

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

/** A tab without projects; who may send briefs is led to the creators. */
export function NoProjects({ maySend }: { maySend: boolean }) {
  return (
    <Card as="div" flush>
      <EmptyState
        title={m.dashboard_no_projects()}
        action={
          maySend ? <ButtonLink to={paths.creators.href()}>{m.dashboard_new_brief()}</ButtonLink> : undefined
        }
      >
        {maySend ? m.dashboard_no_projects_text() : m.role_no_briefs_note()}
      </EmptyState>
    </Card>
  );
}

interface ProjectRowsProps {
  deals: readonly DealListItem[];
  /** Whether the viewer's role allows to move deals. */
  mayMove: boolean;
  onQuickView: (deal: DealListItem) => void;
}

/** Projects below one another. */
export function ProjectRows({ deals, mayMove, onQuickView }: ProjectRowsProps) {
  return (
    <ul className="grid gap-3">
      {deals.map((deal) => (
        <ProjectRow key={deal.id} deal={deal} mayMove={mayMove} onQuickView={() => onQuickView(deal)} />
      ))}
    </ul>
  );
}
