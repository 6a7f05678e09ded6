import type { AdminMovement } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDateWithTime, formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isOfBrief, movementLooks } from '../../features/credits/movement-look.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const signed = (change: number) => (change > 0 ? `+${formatCount(change)}` : formatCount(change));

/** What moved: the project, or the pack with its order. */
function subjectOf({ deal, order, credits, movement }: AdminMovement): ReactNode {
  if (deal)
    return (
      <Link to={paths.adminDeal.href(deal.id)} className="hover:underline">
        <bdi>{deal.title}</bdi>
      </Link>
    );
  if (isOfBrief(movement)) return m.billing_deleted_project();
  const pack = m.billing_pack({ n: credits, count: formatCount(credits) });
  // The starter pack was never ordered.
  return order ? m.admin_ledger_pack({ pack, reference: order.reference }) : pack;
}

interface MovementLineProps {
  line: AdminMovement;
  /** Given the order's id. */
  onRefund: (orderId: string) => void;
}

/** One movement of the ledger; a pack that was bought can be refunded. */
export function MovementLine({ line, onRefund }: MovementLineProps) {
  const { movement, createdAt, brand, order, change, fils } = line;
  const { stock, Icon, text } = movementLooks[movement];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-5 py-3 text-ui md:px-7 lg:grid-cols-[7.5rem_minmax(0,1fr)_4rem_8.5rem_6.5rem]">
      <Badge stock={stock} icon={<Icon aria-hidden className="ic" />} className="justify-self-start">
        {text()}
      </Badge>
      <div className="min-w-0 max-lg:col-span-2 max-lg:row-start-2">
        <p className="font-semibold wrap-anywhere">
          {brand ? (
            <Link to={paths.adminBrand.href(brand.id)} className="hover:underline">
              <bdi>{brand.companyName}</bdi>
            </Link>
          ) : (
            m.admin_ledger_gone_brand()
          )}
        </p>
        <p className="hint num wrap-anywhere">
          {subjectOf(line)}
          {' · '}
          <time dateTime={createdAt}>{formatDateWithTime(createdAt)}</time>
        </p>
      </div>
      <span className={clsx('num text-end font-semibold', change > 0 && 'text-green-ink')}>
        <span className="sr-only">{m.billing_credits()} </span>
        <bdi>{signed(change)}</bdi>
      </span>
      <span className="num max-lg:empty:hidden lg:text-end">{fils === 0 ? null : formatDirhams(fils)}</span>
      <div className="text-end max-lg:empty:hidden">
        {movement === 'BOUGHT' && order ? (
          <Button variant="danger-outline" size="sm" onClick={() => onRefund(order.id)}>
            {m.admin_refund()}
            <span className="sr-only">, {order.reference}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
