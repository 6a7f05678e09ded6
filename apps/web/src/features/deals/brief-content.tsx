import type { DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { LinkedText } from '../../ui/linked-text.tsx';
import { AskedFor } from './asked-for.tsx';
import { BriefChecklist } from './brief-checklist.tsx';
import { BriefSender } from './done-by.tsx';
import { Rounds } from './rounds.tsx';

interface BriefContentProps {
  deal: DealDetail;
  /** What there is to keep to stands elsewhere on the page. */
  withoutItems?: boolean | undefined;
}

/** What the brief says: its text, what there is to keep to, what is to be delivered, how many rounds. */
export function BriefContent({ deal, withoutItems = false }: BriefContentProps) {
  return (
    <>
      <p dir="auto" className="max-w-[62ch] whitespace-pre-line text-ink-2">
        <LinkedText>{deal.description}</LinkedText>
      </p>
      <BriefSender deal={deal} />
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        {withoutItems ? null : <BriefChecklist deal={deal} />}
        <div className="grid min-w-0 gap-5">
          {deal.deliverables.length > 0 ? (
            <div className="min-w-0">
              <h3 className="text-[17px]">{m.deal_deliverables()}</h3>
              <AskedFor deal={deal} />
            </div>
          ) : null}
          {deal.rounds ? (
            <div className="min-w-0">
              <h3 className="text-[17px]">{m.deal_rounds()}</h3>
              <p className="mt-2.5">
                <Rounds deal={deal} />
              </p>
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}
