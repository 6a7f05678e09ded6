import type { DealListItem } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { paths } from '@briefcast/contract/paths';
import { formatExactMoney, formatLongDate } from '@briefcast/i18n/format';
import { dueAfterText } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { MessageCircle } from 'lucide-react';
import { mediaUrl } from '../../lib/media-url.ts';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { contentSummaryText } from './content-summary.ts';
import { DealBadge, dealTone } from './deal-badge.tsx';
import { creatorName } from './party-names.ts';

interface DealQuickViewProps {
  deal: DealListItem;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A deal at a glance from the brand's dashboard, with the ways on: to its chat and to its page. */
export function DealQuickView({ deal, open, onOpenChange }: DealQuickViewProps) {
  const creator = creatorName(deal.creator);
  const summary = contentSummaryText(deal.contentSummary);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<span dir="auto">{deal.title}</span>}
      size="md"
      sheet
      footer={
        <>
          <ButtonLink
            to={paths.brandDeal.href(deal.id, 'chat')}
            variant="outline"
            className="max-sm:px-3!"
            icon={<MessageCircle aria-hidden className="ic" />}
          >
            {m.deal_message_creator()}
          </ButtonLink>
          <ButtonLink to={paths.brandDeal.href(deal.id)}>{m.deal_view_details()}</ButtonLink>
        </>
      }
    >
      <div data-tone={dealTone(deal.status)} className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <DealBadge status={deal.status} />
          <span className="flex min-w-0 items-center gap-2.5 text-ui font-medium">
            <Avatar
              name={creator}
              src={deal.creator?.profileImage ? mediaUrl(deal.creator.profileImage) : null}
              size={32}
            />
            <bdi className="truncate">{creator}</bdi>
          </span>
        </div>
        <p dir="auto" className="max-h-60 overflow-y-auto whitespace-pre-line text-ink-2">
          <LinkedText>{deal.description}</LinkedText>
        </p>
        <div>
          <ProgressBar label={m.deal_progress()} percent={deal.progress} captioned />
          {summary ? <p className="hint num mt-2">{summary}</p> : null}
        </div>
        <dl className="grid grid-cols-2 gap-4 border-t border-line pt-4">
          <div>
            <dt className="hint">{m.deal_budget()}</dt>
            <dd className="disp num mt-0.5 text-[22px]">{formatExactMoney(totalOf(deal), deal.currency)}</dd>
          </div>
          <div>
            <dt className="hint">{m.deal_deadline()}</dt>
            <dd className="num mt-0.5 font-semibold">
              {deal.dueAfterDays == null ? formatLongDate(deal.deadline) : dueAfterText(deal.dueAfterDays)}
            </dd>
          </div>
        </dl>
      </div>
    </Dialog>
  );
}
