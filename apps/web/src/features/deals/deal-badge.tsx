import type { DealStatus } from '@briefcast/contract';
import { creatorStatusLabel, dealStatusLabel } from '@briefcast/i18n/labels/deal-status';
import { Badge, type Stock } from '../../ui/badge.tsx';
import { creatorLooks, type DealLook, dealLooks } from './deal-look.ts';

/** Whose words a status is told in: the creator's dashboard has its own. */
type DealView = 'page' | 'creator';

function lookOf(status: DealStatus, view: DealView): DealLook & { label: string } {
  if (view === 'creator') return { ...creatorLooks[status], label: creatorStatusLabel(status) };
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
