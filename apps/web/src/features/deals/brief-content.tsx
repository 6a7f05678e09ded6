import type { DealDetail } from '@briefcast/contract';
import { LinkedText } from '../../parts/files/linked-text.tsx';
import { BriefChecklist } from './brief-checklist.tsx';
import { BriefScope } from './brief-scope.tsx';
import { BriefSender } from './deal-note.tsx';

interface BriefContentProps {
  deal: DealDetail;
  /** Leaves out the items to keep to, which the page shows elsewhere. */
  withoutItems?: boolean | undefined;
}

/** Content of the brief: its text, the items to keep to, the deliverables and the number of rounds. */
export function BriefContent({ deal, withoutItems = false }: BriefContentProps) {
  return (
    <>
      <p dir="auto" className="max-w-[62ch] whitespace-pre-line text-ink-2">
        <LinkedText>{deal.description}</LinkedText>
      </p>
      <BriefSender deal={deal} />
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        {withoutItems ? null : <BriefChecklist deal={deal} />}
        <BriefScope deal={deal} />
      </div>
    </>
  );
}
