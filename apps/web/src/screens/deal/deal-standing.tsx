import type { DealDetail, DealStatus } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { DealNote } from '../../features/deals/deal-note.tsx';
import { DoneBy } from '../../features/deals/done-by.tsx';
import { StatusReason } from '../../features/deals/status-reason.tsx';

const notes: Partial<Record<DealStatus, () => string>> = {
  SUBMITTED: m.deal_creator_waits,
  COMPLETED: m.deal_is_complete,
  REJECTED: m.deal_creator_rejected,
  CANCELLED: m.deal_creator_cancelled,
};

/** Where the deal stands, when there is something to wait for or nothing left to do. */
export function DealStanding({ deal }: { deal: DealDetail }) {
  const note = notes[deal.status];
  return note ? (
    <DealNote status={deal.status}>
      <span>{note()}</span>
      <DoneBy deal={deal} />
      <StatusReason deal={deal} />
    </DealNote>
  ) : null;
}
