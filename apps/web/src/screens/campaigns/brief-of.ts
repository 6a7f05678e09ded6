import type { PublicCreator } from '@briefcast/contract';
import { dealQuery } from '../../features/deals/deal-queries.ts';
import type { BriefForm } from '../../features/deals/send-brief/brief-form.ts';
import { queryClient } from '../../lib/query-client.ts';

/** Opens a brief for a creator, in the campaign of the page. */
export type OnBrief = (creator: PublicCreator, brief: BriefForm) => void;

/** Fills the form from a project, without its day; the code is heavy, and comes with the press. */
export async function briefOf(dealId: string): Promise<BriefForm> {
  const [{ briefOfDeal }, { deal }] = await Promise.all([
    import('../../features/deals/send-brief/filled-brief.ts'),
    queryClient.ensureQueryData(dealQuery(dealId)),
  ]);
  return briefOfDeal(deal, 'brief');
}
