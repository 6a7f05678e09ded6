import type { DealListItem, DealTab } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Inbox } from 'lucide-react';
import { useConnectionLost } from '../../../lib/connection.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DealSheet } from './deal-sheet.tsx';

/** A tab without deals. */
export function NoDeals({ tab }: { tab: DealTab }) {
  const isCut = useConnectionLost();
  return (
    <Card as="div" flush>
      <EmptyState
        title={m.dashboard_no_deals()}
        icon={<Inbox aria-hidden className="ic" />}
        action={
          tab === 'all' ? (
            <ButtonLink to={paths.creatorProfile.href()} variant="outline">
              {m.dashboard_view_profile()}
            </ButtonLink>
          ) : null
        }
      >
        {isCut ? m.dashboard_none_as_known() : m.dashboard_no_deals_text({ tab })}
      </EmptyState>
    </Card>
  );
}

/** Deals as sheets, two side by side where there is room. */
export function DealSheets({ deals }: { deals: readonly DealListItem[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {deals.map((deal) => (
        <DealSheet key={deal.id} deal={deal} />
      ))}
    </ul>
  );
}
