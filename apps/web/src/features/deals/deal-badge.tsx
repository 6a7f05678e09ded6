import { brandGroup, type DealStatus } from '@briefcast/contract';
import { creatorStatusLabel, dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { m } from '@briefcast/i18n/messages';
import { Badge, type Stock } from '../../ui/badge.tsx';
import { activeLook, creatorLooks, type DealLook, dealLooks } from './deal-look.ts';

/** Whose words a status is told in: the deal's page, or one of the two dashboards. */
export type DealView = 'page' | 'brand' | 'creator';

function lookOf(status: DealStatus, view: DealView): DealLook & { label: string } {
  if (view === 'creator') return { ...creatorLooks[status], label: creatorStatusLabel(status) };
  if (view === 'brand' && brandGroup(status) === 'active') return { ...activeLook, label: m.deal_active() };
  return { ...dealLooks[status], label: dealStatusLabel(status) };
}

/** The stock of a deal's sheet, for stubs and progress bars. */
export const dealStock = (status: DealStatus, view: DealView = 'page'): Stock => lookOf(status, view).stock;

/** The status of a deal, in the words of the screen it stands on. */
export function DealBadge({ status, view = 'page' }: { status: DealStatus; view?: DealView | undefined }) {
  const { stock, Icon, label } = lookOf(status, view);
  return (
    <Badge stock={stock} icon={<Icon aria-hidden className="ic" />}>
      {label}
    </Badge>
  );
}
