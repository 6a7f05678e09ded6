import { type DealDetail, openProposal } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { AgreedTerms } from '../../features/deals/agreed-terms.tsx';
import { Card } from '../../ui/card.tsx';
import { ProposeTerms } from './propose-terms.tsx';

/** What a creator agrees to by accepting a brief: work, day, rounds, pay, and who may use the content. */
export function WhatYouAgree({ deal }: { deal: DealDetail }) {
  return (
    <Card title={m.agree_title()}>
      <AgreedTerms deal={deal} />
      {openProposal(deal.proposals) ? null : (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="hint min-w-0 flex-1 basis-52">{m.agree_other_terms()}</p>
          <ProposeTerms deal={deal} />
        </div>
      )}
    </Card>
  );
}
