import { AppError } from '@briefcast/contract';
import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { use } from 'react';
import { fillQueries } from './fill-queries.ts';
import { keptFirst } from './kept-first.ts';
import { readPageData } from './page-data.ts';
import { readSession, subscribeSession } from './session.ts';

/** Retrying helps if the server could not be reached, not if it refused. */
const mayPass = (error: Error) => !(error instanceof AppError) || error.status >= 500;

/** An answer is not requested again within this time. */
export const freshForMs = 15_000;

/** Creates a cache of answers; on the server one for each page. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        retry: (failures, error) => failures < 2 && mayPass(error),
        // The browser's own online state is often wrong: calls are tried, and report their failure.
        networkMode: 'always',
        persister: keptFirst,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** The browser's cache of answers. */
export const queryClient = createQueryClient();

const pageData = readPageData();
if (pageData) fillQueries(queryClient, pageData);

/** The query client of the page that is being rendered, or the browser's own. */
export const useNearestQueryClient = () => use(QueryClientContext) ?? queryClient;

/** The owner of the data: the person, and the organisation that a brand's session works for. */
function readOwner() {
  const { user } = readSession();
  return { userId: user?.id, brandId: user?.role === 'BRAND' ? user.brandId : null };
}

let owner = readOwner();
subscribeSession(() => {
  const before = owner;
  owner = readOwner();
  if (before.userId === undefined) return;
  // Data of one account must not be shown to the next.
  if (before.userId !== owner.userId) queryClient.clear();
  // Nor data of one organisation for another; here the screens stay, and load it again.
  else if (before.brandId !== owner.brandId) void queryClient.resetQueries();
});
