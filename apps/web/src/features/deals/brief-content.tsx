import type { DealDetail } from '@briefcast/contract';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import { Tag } from '../../ui/tag.tsx';
import { BriefSender } from './done-by.tsx';

/** What the brief says: its text, what is required, what is to be delivered. */
export function BriefContent({ deal }: { deal: DealDetail }) {
  return (
    <>
      <p dir="auto" className="max-w-[62ch] whitespace-pre-line text-ink-2">
        {deal.description}
      </p>
      <BriefSender deal={deal} />
      {deal.requirements.length > 0 || deal.deliverables.length > 0 ? (
        <div className="mt-5 grid gap-x-8 gap-y-4 border-t border-line pt-5 sm:grid-cols-2">
          {deal.requirements.length > 0 ? (
            <div>
              <h3 className="text-[17px]">{m.deal_requirements()}</h3>
              <ul className="mt-2 grid gap-1.5 text-ui">
                {[...new Set(deal.requirements)].map((requirement) => (
                  <li key={requirement} className="flex items-start gap-2">
                    <Check aria-hidden className="ic mt-0.5 text-ink-3" />
                    <span dir="auto" className="min-w-0">
                      {requirement}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {deal.deliverables.length > 0 ? (
            <div>
              <h3 className="text-[17px]">{m.deal_deliverables()}</h3>
              <ul className="mt-2.5 flex flex-wrap gap-1.5">
                {[...new Set(deal.deliverables)].map((deliverable) => (
                  <li key={deliverable}>
                    <Tag>{deliverableLabel(deliverable)}</Tag>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
