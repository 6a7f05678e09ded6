/**
 * What a page of somebody signed in asks the server for before its code is there. The document names the calls
 * (server/frame-document.ts), the script in its head makes them with the token that the browser keeps
 * (before-paint.ts), and whoever asks for the same first takes their answers here.
 */
import { mostPerPage } from '@briefcast/contract/limits';
import { readStored } from './storage.ts';

/** The addresses of such calls: the very ones that the screens' own calls would have. */
export const firstCalls = {
  me: '/api/auth/me',
  site: '/api/site',
  brandDeals: `/api/deals?status=open&limit=${mostPerPage}`,
  brandStats: '/api/deals/dashboard/stats',
  creatorDeals: `/api/deals/creator/my-deals?status=open&limit=${mostPerPage}`,
  creatorStats: '/api/deals/creator/stats',
  deal: (id: string) => `/api/deals/${encodeURIComponent(id)}`,
};

/** What the page's head has begun, and for whom; an answer that failed is null. */
interface Begun {
  token: string;
  answers: Record<string, Promise<unknown>>;
}

declare global {
  interface Window {
    firstCalls?: Begun;
  }
}

const begun: Begun | undefined = globalThis.window?.firstCalls;

/** When what the page shows first was asked for, in milliseconds since 1970; null where nothing was. */
export const firstCallsAt = begun ? performance.timeOrigin : null;

/**
 * The data of a call that the page has begun by itself; null where it has not, where it failed, where somebody else has
 * signed in meanwhile, and the second time. The caller then asks as ever, and hears of a refusal from that.
 */
export async function takeFirstAnswer<Data>(address: string): Promise<Data | null> {
  const answer = begun?.answers[address];
  if (!begun || !answer) return null;
  delete begun.answers[address];
  const json = (await answer) as { data?: Data } | null;
  return begun.token === readStored('local', 'authToken') ? (json?.data ?? null) : null;
}
