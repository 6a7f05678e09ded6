import type { AdminMovement } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatCount, formatDateWithTime, formatDirhams } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isOfBrief, movementLooks } from '../../../features/credits/movement-look.ts';
import { mediaUrl } from '../../../lib/media-url.ts';
import { BrandLogoAvatar } from '../../../parts/brands/brand-logo-avatar.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FurtherName } from '../../../ui/further-name.tsx';

const signed = (change: number) => (change > 0 ? `+${formatCount(change)}` : formatCount(change));

/** Subject of a movement: the project, or the pack with its order. */
function subjectOf({ deal, order, credits, movement }: AdminMovement): ReactNode {
  if (deal)
    return (
      <Link to={paths.adminDeal.href(deal.id)} className="hover:underline">
        <bdi>{deal.title}</bdi>
      </Link>
    );
  if (isOfBrief(movement)) return m.billing_deleted_project();
  const pack = m.credits_counted({ n: credits, count: formatCount(credits) });
  // The starter pack was never ordered.
  return order ? m.admin_ledger_pack({ pack, reference: order.reference }) : pack;
}

interface MovementLineProps {
  line: AdminMovement;
  /** Given the order's id. */
  onRefund: (orderId: string) => void;
}

function MovementBadge({ movement }: Pick<AdminMovement, 'movement'>) {
  const { tone, Icon, text } = movementLooks[movement];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden className="ic" />} className="justify-self-start">
      {text()}
    </Badge>
  );
}

function BrandName({ brand, formerBrand }: Pick<AdminMovement, 'brand' | 'formerBrand'>) {
  if (!brand)
    return (
      <span className="min-w-0 wrap-anywhere">
        {formerBrand ? <bdi className="block font-semibold">{formerBrand}</bdi> : null}
        {m.admin_ledger_gone_brand()}
      </span>
    );
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <BrandLogoAvatar
        name={brand.companyName}
        src={brand.profileImage ? mediaUrl(brand.profileImage) : null}
        size={28}
      />
      <Link
        to={paths.adminBrand.href(brand.id)}
        className="min-w-0 font-semibold wrap-anywhere hover:underline"
      >
        <bdi>{brand.companyName}</bdi>
      </Link>
    </span>
  );
}

const When = ({ createdAt }: Pick<AdminMovement, 'createdAt'>) => (
  <time dateTime={createdAt}>{formatDateWithTime(createdAt)}</time>
);

const Change = ({ change }: Pick<AdminMovement, 'change'>) => (
  <bdi className={clsx('num font-semibold', change > 0 && 'text-k-ink')} data-tone="green">
    {signed(change)}
  </bdi>
);

function RefundButton({ line: { movement, order }, onRefund }: MovementLineProps) {
  if (movement !== 'BOUGHT' || !order) return null;
  return (
    <Button variant="danger-outline" size="sm" onClick={() => onRefund(order.id)}>
      {m.admin_refund()}
      <FurtherName>{order.reference}</FurtherName>
    </Button>
  );
}

/** One movement as a row of the ledger's table; a pack that was bought can be refunded. */
export function MovementRow(props: MovementLineProps) {
  const { line } = props;
  return (
    <tr>
      <td className="num whitespace-nowrap text-ink-2">
        <When {...line} />
      </td>
      <td className="min-w-46">
        <BrandName {...line} />
      </td>
      <td>
        <MovementBadge {...line} />
      </td>
      <td className="num min-w-48 wrap-anywhere">{subjectOf(line)}</td>
      <td className="text-end!">
        <Change {...line} />
      </td>
      <td className="num text-end! whitespace-nowrap">{line.fils === 0 ? null : formatDirhams(line.fils)}</td>
      <td className="text-end!">
        <RefundButton {...props} />
      </td>
    </tr>
  );
}

/** Movement as a list item, where a table would not fit. */
export function MovementItem(props: MovementLineProps) {
  const { line } = props;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 px-5 py-3 text-ui">
      <MovementBadge {...line} />
      <span className="text-end">
        <span className="sr-only">{m.billing_credits()} </span>
        <Change {...line} />
      </span>
      <div className="col-span-2 min-w-0">
        <BrandName {...line} />
        <p className="hint num mt-1 wrap-anywhere">
          <bdi>{subjectOf(line)}</bdi>
          {' · '}
          <When {...line} />
        </p>
      </div>
      <span className="num empty:hidden">{line.fils === 0 ? null : formatDirhams(line.fils)}</span>
      <div className="text-end empty:hidden">
        <RefundButton {...props} />
      </div>
    </li>
  );
}
