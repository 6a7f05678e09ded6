import type { DealListItem } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { DealListSkeleton } from '../../features/deals/deal-list-skeleton.tsx';
import { mayForOrganization } from '../../lib/actor.ts';
import { useUser } from '../../lib/use-user.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProjectRow } from './project-row.tsx';

interface ProjectListProps {
  deals: readonly DealListItem[] | undefined;
  onQuickView: (deal: DealListItem) => void;
}

/** The projects of a tab. */
export function ProjectList({ deals, onQuickView }: ProjectListProps) {
  const maySend = mayForOrganization(useUser(), 'brief.send');
  if (!deals) {
    return (
      <DealListSkeleton
        label={m.dashboard_loading_projects()}
        rows={4}
        sheetClass="min-h-[220px] md:min-h-[150px] xl:min-h-[86px]"
        className="grid gap-3"
      />
    );
  }
  if (deals.length === 0) {
    return (
      <Card as="div" flush>
        <EmptyState
          title={m.dashboard_no_projects()}
          action={
            maySend ? (
              <ButtonLink to={paths.creators.href()}>{m.dashboard_new_brief()}</ButtonLink>
            ) : undefined
          }
        >
          {maySend ? m.dashboard_no_projects_text() : m.role_no_briefs_note()}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className="grid gap-3">
      {deals.map((deal) => (
        <ProjectRow key={deal.id} deal={deal} onQuickView={() => onQuickView(deal)} />
      ))}
    </ul>
  );
}
