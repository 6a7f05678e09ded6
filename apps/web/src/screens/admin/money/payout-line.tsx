import { type AdminPayout, api } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { payoutLook } from '../../../features/payouts/payout-look.ts';
import { RestAmount } from '../../../features/payouts/rest-amount.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { useMay } from '../admin-queries.ts';

/** Latest statement on a payment, with its day; the last day for paying while there is none. */
function dayText({ standing, dueAt, paidOn, answeredAt }: AdminPayout): string {
  if (standing === 'ARRIVED' && answeredAt) {
    return m.admin_payouts_arrived_on({ date: formatShortDate(answeredAt) });
  }
  if (standing === 'MARKED' && paidOn) return m.admin_payouts_paid_on({ date: formatShortDate(paidOn) });
  return m.admin_payouts_due_on({ date: formatShortDate(dueAt) });
}

/** Debt of one brand to one creator for a deal, linked for admins who may look into the deal. */
export function PayoutLine({ payout }: { payout: AdminPayout }) {
  const { dealId, title, brand, creator, currency, amountCents, restCents, standing, reference } = payout;
  const shownCents = standing === 'ARRIVED' ? amountCents : restCents;
  const may = useMay();
  const { tone, Icon, text } = payoutLook(payout, new Date());
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3 text-ui md:px-7">
      <div className="min-w-0 flex-1 basis-60">
        <p dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
          {may(api.adminDetails.deal) ? (
            <Link to={paths.adminDeal.href(dealId)} className="hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className="hint wrap-anywhere">
          {m.admin_payouts_to({
            brand: brand.name ?? m.admin_none(),
            creator: creator.name ?? m.deal_creator_gone(),
          })}
        </p>
        <p className="hint num wrap-anywhere">
          {dayText(payout)}
          {reference ? (
            <>
              {m.facts_comma()}
              <bdi>{reference}</bdi>
            </>
          ) : null}
        </p>
      </div>
      <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
        {text}
      </Badge>
      <span className="num font-semibold sm:w-28 sm:text-end">
        <RestAmount shownCents={shownCents} amountCents={amountCents} currency={currency} />
      </span>
    </li>
  );
}
