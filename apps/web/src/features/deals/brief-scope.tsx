import type { DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { AskedFor } from './asked-for.tsx';
import { Rounds } from './rounds.tsx';

/** How much a brief asks for: what is to be delivered, and how many rounds of changes. */
export function BriefScope({ deal }: { deal: DealDetail }) {
  return (
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
  );
}
