import { closedStatuses, type DealListItem } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { acceptableNow } from '@briefcast/contract/deals/proposals';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney, formatPercent } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { formatRelativeTime } from '@briefcast/i18n/lapses';
import { m } from '@briefcast/i18n/messages';
import { ArrowLeftRight, ArrowRight, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { contentSummaryText } from '../../../features/deals/content-summary.ts';
import { DealBadge, dealTone } from '../../../features/deals/deal-badge.tsx';
import { NextStep, ProposalHint, UnreadCount } from '../../../features/deals/deal-hints.tsx';
import { brandName } from '../../../features/deals/party-names.ts';
import { RejectDialog } from '../../../features/deals/reject-dialog.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { OnlineButton, OnlineButtonLink } from '../../../ui/online-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Stub } from '../../../ui/stub.tsx';
import { Tag } from '../../../ui/tag.tsx';

/** One deal of a creator as a sheet. The title's link covers it; the answer to a brief lies above. */
export function DealSheet({ deal }: { deal: DealListItem }) {
  const tone = dealTone(deal.status, 'creator');
  const brand = brandName(deal.brand);
  const titleId = useId();
  const isBrief = deal.status === 'BRIEF_SENT';
  return (
    <li className="card relative flex" data-tone={tone}>
      <Stub tone={tone} date={deal.deadline} />
      <div className="flex min-w-0 flex-1 flex-col p-4 md:p-5">
        <div className="flex flex-wrap items-center gap-2 pe-3">
          <DealBadge status={deal.status} view="creator" />
          <ProposalHint deal={deal} viewer="CREATOR" />
          {deal.hasNewActivity ? (
            <span className="inline-flex items-center gap-1.5 text-xs font-semibold text-cast-ink">
              <span aria-hidden className="size-2 rounded-full bg-focus" />
              {m.dashboard_new()}
            </span>
          ) : null}
          <UnreadCount count={deal.unreadMessages} className="ms-auto gap-1.5" />
        </div>
        <h3 id={titleId} dir="auto" className="mt-3 text-[21px]">
          <Link
            to={paths.creatorDeal.href(deal.id)}
            className="card-link line-clamp-2 after:absolute after:inset-0 after:rounded-[inherit]"
          >
            {deal.title}
          </Link>
        </h3>
        <p dir="auto" className="mt-1 line-clamp-2 text-sm text-ink-2">
          {deal.description}
        </p>
        <div className="mt-3 flex min-w-0 items-center gap-2.5 text-sm">
          <BrandLogoAvatar
            name={brand}
            src={deal.brand.profileImage ? mediaUrl(deal.brand.profileImage) : null}
            size={28}
          />
          <bdi className="min-w-0 truncate font-semibold">{brand}</bdi>
          {deal.category ? <Tag>{categoryLabel(deal.category.name)}</Tag> : null}
        </div>
        <div className="mt-auto grid gap-3 pt-4">
          <NextStep deal={deal} viewer="CREATOR" mayMove />
          {isBrief ? <AgreedShort deal={deal} /> : <DealProgress deal={deal} />}
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div>
              <p className="disp num text-[26px] leading-none!">
                {formatMoney(totalOf(deal), deal.currency)}
              </p>
              <p className="hint mt-1.5">{formatRelativeTime(deal.lastActivity)}</p>
            </div>
            {isBrief ? (
              <BriefAnswer deal={deal} titleId={titleId} />
            ) : (
              <ArrowRight aria-hidden className="ic ic-turn text-ink-3" />
            )}
          </div>
        </div>
      </div>
    </li>
  );
}

/** Terms that accepting the brief includes beyond its price and day; its page says all of them. */
function AgreedShort({ deal: { roundsIncluded } }: { deal: DealListItem }) {
  if (roundsIncluded === undefined) return null;
  return <p className="hint">{m.agree_short({ n: roundsIncluded, count: formatCount(roundsIncluded) })}</p>;
}

function DealProgress({ deal }: { deal: DealListItem }) {
  const isClosed = closedStatuses.includes(deal.status);
  const summary =
    contentSummaryText(deal.contentSummary) ??
    (isClosed ? m.dashboard_closed() : m.dashboard_nothing_submitted());
  return (
    <div>
      <div className="hint num mb-1.5 flex justify-between gap-3">
        <span className="truncate">{summary}</span>
        <span aria-hidden>{formatPercent(deal.progress / 100)}</span>
      </div>
      <ProgressBar label={m.deal_progress()} percent={deal.progress} />
    </div>
  );
}

/** Accept or Reject on a brief's sheet. Accepting begins with a look at the whole of it. */
function BriefAnswer({ deal, titleId }: { deal: DealListItem; titleId: string }) {
  const [rejecting, setRejecting] = useState(false);
  // As its page offers it: what is accepted is what the brand said last.
  const what = acceptableNow({
    openProposal: deal.openProposal ?? null,
    isBriefReplaced: deal.isBriefReplaced ?? false,
  });

  return (
    <div className="relative z-10 flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      <OnlineButton
        variant="outline"
        size="sm"
        className="max-sm:min-h-11"
        aria-describedby={titleId}
        onClick={() => setRejecting(true)}
      >
        {m.deal_reject()}
      </OnlineButton>
      {what === null ? (
        <ButtonLink
          to={paths.creatorDeal.href(deal.id)}
          size="sm"
          className="max-sm:min-h-11"
          icon={<ArrowLeftRight aria-hidden className="ic" />}
          aria-describedby={titleId}
        >
          {m.dashboard_read_terms()}
        </ButtonLink>
      ) : (
        <OnlineButtonLink
          to={paths.acceptDeal.href(deal.id)}
          size="sm"
          className="max-sm:min-h-11"
          icon={
            what === 'TERMS' ? (
              <ArrowLeftRight aria-hidden className="ic" />
            ) : (
              <Check aria-hidden className="ic" />
            )
          }
          aria-describedby={titleId}
        >
          {what === 'TERMS' ? m.dashboard_read_offer() : m.dashboard_accept()}
        </OnlineButtonLink>
      )}
      <RejectDialog dealId={deal.id} title={deal.title} open={rejecting} onOpenChange={setRejecting} />
    </div>
  );
}
