import { type AdminCreatorDetails, type AdminDealLine, adminDealsListed, api } from '@briefcast/contract';
import { totalOf } from '@briefcast/contract/additions/total';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatMoney, formatShortDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Link } from 'react-router';
import { DealBadge } from '../../../features/deals/deal-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useMay } from '../admin-queries.ts';

interface DealLinesProps {
  deals: AdminCreatorDetails['deals'];
  /** Placeholder where the other side has no name any more. */
  unnamed: string;
}

const shownAtFirst = 5;

/** The newest deals of a creator or brand, each leading to its page for who may look into it. */
export function DealLines({ deals: { newest, total }, unnamed }: DealLinesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isFolded = !showsAll && newest.length > shownAtFirst;
  return (
    <Card
      title={
        <>
          {m.admin_deals()} <span className="num font-normal text-ink-3">{formatCount(total)}</span>
        </>
      }
    >
      {newest.length === 0 ? (
        <p className="text-ink-3">{m.admin_details_deals_none()}</p>
      ) : (
        <ul className="divide-y divide-line">
          {(isFolded ? newest.slice(0, shownAtFirst) : newest).map((deal) => (
            <DealLine key={deal.id} deal={deal} unnamed={unnamed} />
          ))}
        </ul>
      )}
      {isFolded ? (
        <Button variant="outline" size="sm" className="mt-3" onClick={() => setShowsAll(true)}>
          {m.admin_show_all({ count: formatCount(newest.length) })}
        </Button>
      ) : total > newest.length ? (
        <p className="hint mt-3">
          {m.admin_details_deals_newest({ count: formatCount(adminDealsListed), total: formatCount(total) })}
        </p>
      ) : null}
    </Card>
  );
}

function DealLine({ deal, unnamed }: { deal: AdminDealLine; unnamed: string }) {
  const may = useMay();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-3 text-ui">
      <span className="min-w-0 flex-1 basis-56">
        {may(api.adminDetails.deal) ? (
          <Link
            to={paths.adminDeal.href(deal.id)}
            dir="auto"
            className="line-clamp-2 font-semibold wrap-anywhere hover:underline"
          >
            {deal.title}
          </Link>
        ) : (
          <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
            {deal.title}
          </span>
        )}
        <span className="hint block truncate">
          <bdi>{deal.with.name ?? unnamed}</bdi>
        </span>
      </span>
      <DealBadge status={deal.status} />
      <span className="num font-semibold sm:w-24 sm:text-end">
        <bdi>{formatMoney(totalOf(deal), deal.currency)}</bdi>
      </span>
      <time
        dateTime={deal.createdAt}
        className="hint num whitespace-nowrap sm:w-28 sm:text-end max-sm:ms-auto"
      >
        {formatShortDate(deal.createdAt)}
      </time>
    </li>
  );
}
