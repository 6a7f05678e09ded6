import { AppError } from '@briefcast/contract';
import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { use } from 'react';
import { fillQueries, readPageData } from './page-data.ts';
import { readSession, subscribeSession } from './session.ts';

/** Trying again helps when the server was away, not when it said no. */
const mayPass = (error: Error) => !(error instanceof AppError) || error.status >= 500;

/** So long an answer is not asked for again. */
export const freshForMs = 15_000;

/** Keeps what the server answered; on the server itself, for one page. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshForMs,
        retry: (failures, error) => failures < 2 && mayPass(error),
        // The browser's own idea of being online is often wrong: calls are tried, and say so when they fail.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });

/** What the server answered, kept for screens. */
export const queryClient = createQueryClient();

const pageData = readPageData();
if (pageData) fillQueries(queryClient, pageData);

/** The one of the page that is being rendered, or the browser's own. */
export const useNearestQueryClient = () => use(QueryClientContext) ?? queryClient;

/** Whose data it is: the person, and the organisation that a brand's session works for. */
function readOwner() {
  const { user } = readSession();
  return { userId: user?.id, brandId: user?.role === 'BRAND' ? user.brandId : null };
}

let owner = readOwner();
subscribeSession(() => {
  const before = owner;
  owner = readOwner();
  if (before.userId === undefined) return;
  // What one account has loaded is not for the next.
  if (before.userId !== owner.userId) queryClient.clear();
  // Nor what one organisation has for another; here the screens stay, and load anew.
  else if (before.brandId !== owner.brandId) void queryClient.resetQueries();
});
