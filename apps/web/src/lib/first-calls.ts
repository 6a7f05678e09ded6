/** The first calls of pages. Apart from their answers (first-answers.ts), because every page needs one of those. */
import { mostPerPage } from '@briefcast/contract/kit/limits';
import { accountAddress } from './first-answers.ts';

/** The addresses of these calls, which must equal those of the screens' own calls. */
export const firstCalls = {
  me: accountAddress,
  site: '/api/site',
  brandDeals: `/api/deals?status=open&limit=${mostPerPage}`,
  brandStats: '/api/deals/dashboard/stats',
  creatorDeals: `/api/deals/creator/my-deals?status=open&limit=${mostPerPage}`,
  creatorStats: '/api/deals/creator/stats',
  needs: '/api/needs',
  deal: (id: string) => `/api/deals/${encodeURIComponent(id)}`,
};
