import type { AdminDealDetails } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { closedStatuses } from '@briefcast/contract/deals/status';
import { minuteMs } from '@briefcast/contract/kit/days';
import { paths } from '@briefcast/contract/paths';
import { formatLongDate, formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { sampleStateLabel } from '@briefcast/i18n/labels/sample-state';
import { dueAfterText } from '@briefcast/i18n/labels/sample-terms';
import { m } from '@briefcast/i18n/messages';
import { queryOptions } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { DealBadge } from '../../../features/deals/deal-badge.tsx';
import { Fact } from '../../../features/deals/deal-facts.tsx';
import { brandName, creatorName } from '../../../features/deals/party-names.ts';
import { adminQ } from '../../../lib/admin-query.ts';
import { LinkedText } from '../../../parts/files/linked-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { cancelDeal, deleteDeal } from '../actions/actions.ts';
import { ActionDialog, useAdminAction } from '../actions/admin-action.tsx';
import { DealBrief } from './deal-brief.tsx';
import { DealChat } from './deal-chat.tsx';
import { DealComments } from './deal-comments.tsx';
import { DealFiles } from './deal-files.tsx';
import { DetailsHead, DetailsPage } from './details-page.tsx';

const queryOf = (id: string) =>
  queryOptions({
    ...adminQ('adminDetails.deal', { params: { id } }),
    select: ({ deal }) => deal,
    // Signed addresses outlast a look; a refetch would start films again.
    staleTime: 5 * minuteMs,
  });

/** One deal, to be read along (/admin/deals/:id). */
export function AdminDealScreen() {
  return (
    <DetailsPage what="deals" queryOf={queryOf}>
      {(deal) => <Deal deal={deal} />}
    </DetailsPage>
  );
}

function Deal({ deal }: { deal: AdminDealDetails }) {
  return (
    <>
      <DetailsHead
        name={deal.title}
        lines={<Sides deal={deal} />}
        badges={<DealBadge status={deal.status} />}
        facts={<Facts deal={deal} />}
        buttons={<Buttons deal={deal} />}
      />
      <Notice tone="blue" title={m.admin_deal_read_only()} icon={<Eye aria-hidden className="ic" />}>
        <p>{m.admin_deal_read_only_text()}</p>
      </Notice>
      <DealBrief deal={deal} />
      <DealFiles deal={deal} />
      <div className="grid items-start gap-4 md:gap-5 lg:grid-cols-2">
        <DealChat deal={deal} />
        <DealComments deal={deal} />
      </div>
    </>
  );
}

/** Both sides, each leading to its page while it is there. */
function Sides({ deal: { brandId, brand, creator } }: { deal: AdminDealDetails }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      {brandId === null ? (
        <bdi>{brandName(brand)}</bdi>
      ) : (
        <TextLink to={paths.adminBrand.href(brandId)}>
          <bdi>{brandName(brand)}</bdi>
        </TextLink>
      )}
      {creator === null ? (
        <span>{creatorName(creator)}</span>
      ) : (
        <TextLink to={paths.adminCreator.href(creator.id)}>
          <bdi>{creatorName(creator)}</bdi>
        </TextLink>
      )}
    </p>
  );
}

function Facts({ deal }: { deal: AdminDealDetails }) {
  return (
    <>
      <Fact label={m.deal_budget()} className="num">
        <bdi>{formatMoney(totalOf(deal), deal.currency)}</bdi>
      </Fact>
      <Fact label={m.deal_deadline()}>
        {deal.dueAfterDays == null ? formatLongDate(deal.deadline) : dueAfterText(deal.dueAfterDays)}
      </Fact>
      {deal.sample ? (
        <Fact label={m.sample_title()}>
          <bdi>{deal.sample.what}</bdi>
          {deal.sampleState ? ` · ${sampleStateLabel(deal.sampleState)}` : null}
        </Fact>
      ) : null}
      <Fact label={m.admin_deal_brief()}>
        <time dateTime={deal.createdAt}>
          {m.admin_details_sent({ date: formatShortDate(deal.createdAt) })}
        </time>
      </Fact>
      {deal.statusReason ? (
        <Fact label={m.admin_deal_reason()} className="whitespace-pre-line">
          <span dir="auto">
            <LinkedText>{deal.statusReason}</LinkedText>
          </span>
        </Fact>
      ) : null}
    </>
  );
}

function Buttons({ deal }: { deal: AdminDealDetails }) {
  const action = useAdminAction();
  return (
    <>
      {closedStatuses.includes(deal.status) ? null : (
        <Button variant="outline" onClick={() => action.ask(cancelDeal(deal))}>
          {m.admin_cancel_deal()}
        </Button>
      )}
      <Button variant="danger-outline" onClick={() => action.ask(deleteDeal(deal))}>
        {m.admin_delete()}
      </Button>
      <ActionDialog action={action} />
    </>
  );
}
