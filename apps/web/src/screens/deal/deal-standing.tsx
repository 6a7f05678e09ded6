import type { DealDetail, DealStatus } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { splitFiles } from '../../features/deal-files/split-files.ts';
import { DealNote } from '../../features/deals/deal-note.tsx';
import { DoneBy } from '../../features/deals/done-by.tsx';
import { StatusReason } from '../../features/deals/status-reason.tsx';

const notes: Partial<Record<DealStatus, (deal: DealDetail) => string>> = {
  SUBMITTED: (deal) => (isAllApproved(deal) ? m.deal_creator_all_approved() : m.deal_creator_waits()),
  COMPLETED: m.deal_is_complete,
  REJECTED: m.deal_creator_rejected,
  CANCELLED: m.deal_creator_cancelled,
};

function isAllApproved({ files }: DealDetail): boolean {
  const { current } = splitFiles(files);
  return current.length > 0 && current.every(({ status }) => status === 'APPROVED');
}

/** Where the deal stands, when there is something to wait for or nothing left to do. */
export function DealStanding({ deal }: { deal: DealDetail }) {
  const note = notes[deal.status];
  return note ? (
    <DealNote status={deal.status}>
      <span>{note(deal)}</span>
      <DoneBy deal={deal} />
      <StatusReason deal={deal} />
    </DealNote>
  ) : null;
}
