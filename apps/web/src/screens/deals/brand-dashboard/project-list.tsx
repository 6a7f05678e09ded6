import type { DealListItem } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { paths } from '@briefcast/contract/paths';
import { formatMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Eye } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { DealBadge, dealTone } from '../../../features/deals/deal-badge.tsx';
import { NextStep, ProposalHint, UnreadCount } from '../../../features/deals/deal-hints.tsx';
import { creatorName } from '../../../features/deals/party-names.ts';
import { useConnectionLost } from '../../../lib/connection.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Stub } from '../../../ui/stub.tsx';

/** A tab without projects; who may send briefs is led to the creators. */
export function NoProjects({ maySend }: { maySend: boolean }) {
  const isCut = useConnectionLost();
  const usual = maySend ? m.dashboard_no_projects_text() : m.role_no_briefs_note();
  return (
    <Card as="div" flush>
      <EmptyState
        title={m.dashboard_no_projects()}
        action={
          maySend ? <ButtonLink to={paths.creators.href()}>{m.dashboard_new_brief()}</ButtonLink> : undefined
        }
      >
        {isCut ? m.dashboard_none_as_known() : usual}
      </EmptyState>
    </Card>
  );
}

export interface ProjectRowsProps {
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

interface ProjectRowProps {
  deal: DealListItem;
  /** Whether the viewer's role allows to move the deal. */
  mayMove: boolean;
  onQuickView: () => void;
}

/** One project as a sheet. The title's link covers the whole row; the quick view lies above it. */
function ProjectRow({ deal, mayMove, onQuickView }: ProjectRowProps) {
  const tone = dealTone(deal.status);
  const titleId = useId();
  const creator = creatorName(deal.creator);
  return (
    <li className="card relative flex" data-tone={tone}>
      <Stub tone={tone} date={deal.deadline} />
      <div className="project-row grid min-w-0 flex-1 gap-x-6 gap-y-3 p-4 md:px-6 md:py-[18px] md:max-xl:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] md:items-center xl:grid-cols-[minmax(0,1fr)_180px_140px_118px_116px_36px] xl:gap-x-8">
        <div className="min-w-0 pe-10 xl:pe-2">
          <h3 id={titleId} dir="auto" className="text-[20px] max-xl:line-clamp-3 xl:truncate">
            {deal.hasNewActivity ? (
              <span
                role="img"
                aria-label={m.dashboard_new_activity()}
                className="me-2 inline-block size-2.5 rounded-full bg-focus align-middle"
              />
            ) : null}
            <Link
              to={paths.brandDeal.href(deal.id)}
              className="card-link after:absolute after:inset-0 after:rounded-[inherit]"
            >
              {deal.title}
            </Link>
          </h3>
          <p dir="auto" className="mt-1 text-sm text-ink-2 max-xl:line-clamp-2 xl:truncate">
            {deal.description}
          </p>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 empty:hidden">
            <ProposalHint deal={deal} viewer="BRAND" />
            <NextStep deal={deal} viewer="BRAND" mayMove={mayMove} />
          </div>
        </div>
        <span className="flex min-w-0 items-center gap-2.5 text-sm font-medium">
          <Avatar
            name={creator}
            src={deal.creator?.profileImage ? mediaUrl(deal.creator.profileImage) : null}
            size={32}
          />
          <bdi className="truncate">{creator}</bdi>
          <UnreadCount count={deal.unreadMessages} className="gap-1 text-cast-ink" />
        </span>
        <ProgressBar label={m.deal_progress()} percent={deal.progress} captioned />
        <div className="flex items-center justify-between gap-3">
          <DealBadge status={deal.status} />
          <span className="disp num text-[22px] xl:hidden">{formatMoney(totalOf(deal), deal.currency)}</span>
        </div>
        <p className="disp num text-end text-[24px] whitespace-nowrap max-xl:hidden">
          {formatMoney(totalOf(deal), deal.currency)}
        </p>
        <QuickViewButton titleId={titleId} onClick={onQuickView} />
      </div>
    </li>
  );
}

function QuickViewButton({ titleId, onClick }: { titleId: string; onClick: () => void }) {
  return (
    <IconButton
      label={m.dashboard_quick_view()}
      aria-describedby={titleId}
      size="sm"
      icon={<Eye aria-hidden className="ic" />}
      className="absolute! end-3 top-3 z-10 bg-surface xl:relative! xl:inset-auto xl:-me-2"
      onClick={onClick}
    />
  );
}
