import type { DealStatus } from '@briefcast/contract';
import { DealNote } from '../../features/deals/deal-note.tsx';

const notes: Partial<Record<DealStatus, string>> = {
  SUBMITTED: 'Your content is with the brand. You will hear here when it has been reviewed.',
  NEEDS_REVISION: 'The brand asked for changes. Read the feedback below, then submit the new files.',
  COMPLETED: 'This project is complete. Everything was approved.',
  REJECTED: 'You rejected this brief. Nothing more is expected of you.',
  CANCELLED: 'This deal was cancelled. Nothing more is expected of you.',
};

/** Where the deal stands, when there is something to wait for or nothing left to do. */
export function DealStanding({ status }: { status: DealStatus }) {
  const note = notes[status];
  return note ? <DealNote status={status}>{note}</DealNote> : null;
}
