import type { DealDetail } from '@briefcast/contract';
import { DealNote } from '../../features/deals/deal-note.tsx';
import { creatorName } from '../../features/deals/party-names.ts';

function noteOf({ status, creator }: DealDetail): string | null {
  const name = creatorName(creator);
  switch (status) {
    case 'BRIEF_SENT':
      return `Your brief is with ${name}. You can withdraw it until it is answered.`;
    case 'NEEDS_REVISION':
      return `${name} has your feedback and works on the next version.`;
    case 'COMPLETED':
      return 'This project is complete. Everything was approved.';
    case 'REJECTED':
      return `${name} rejected this brief. You can send it to another creator.`;
    case 'CANCELLED':
      return 'This deal was cancelled. Nothing more is expected of either side.';
    default:
      return null;
  }
}

/** Where the deal stands, when there is something to wait for or nothing left to do. */
export function BrandStanding({ deal }: { deal: DealDetail }) {
  const note = noteOf(deal);
  return note ? (
    <DealNote status={deal.status}>
      <span dir="auto">{note}</span>
    </DealNote>
  ) : null;
}
