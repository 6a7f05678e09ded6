/** Every page of the app: a row each, in the folder of its noun. */
import type { PublicPage, Role } from '@briefcast/contract';
import type { Page, PageName, ReadContent } from '../lib/page.ts';
import { pages as accounts } from '../screens/accounts/pages.tsx';
import { pages as admin } from '../screens/admin/pages.tsx';
import { pages as brands } from '../screens/brands/pages.tsx';
import { pages as castings } from '../screens/castings/pages.tsx';
import { pages as creators } from '../screens/creators/pages.tsx';
import { pages as credits } from '../screens/credits/pages.tsx';
import { pages as deals } from '../screens/deals/pages.tsx';
import { pages as drafts } from '../screens/drafts/pages.tsx';
import { pages as landing } from '../screens/landing/pages.tsx';
import { pages as notifications } from '../screens/notifications/pages.tsx';
import { pages as ofNoNoun } from '../screens/pages/pages.tsx';
import { pages as payouts } from '../screens/payouts/pages.tsx';
import { pages as proof } from '../screens/proof/pages.tsx';
import { pages as rights } from '../screens/rights/pages.tsx';
import { pages as rosters } from '../screens/rosters/pages.tsx';
import { pages as shares } from '../screens/shares/pages.tsx';
import { pages as subscriptions } from '../screens/subscriptions/pages.tsx';
import { pages as teams } from '../screens/teams/pages.tsx';

/** Pages that the server renders with their content; it sends the others with a frame. */
type Served = PublicPage | 'missing';

export const pages = {
  ...accounts,
  ...admin,
  ...brands,
  ...castings,
  ...creators,
  ...credits,
  ...deals,
  ...drafts,
  ...landing,
  ...notifications,
  ...ofNoNoun,
  ...payouts,
  ...proof,
  ...rights,
  ...rosters,
  ...shares,
  ...subscriptions,
  ...teams,
} satisfies Record<PageName, Page> &
  Record<Served, { content: ReadContent | false }> &
  Record<Exclude<PageName, Served>, { content?: undefined }>;

/** The pages that this role may open. */
export type PageFor<Who extends Role> = {
  [Name in PageName]: (typeof pages)[Name]['whose'] extends Who | 'both' | 'everybody' ? Name : never;
}[PageName];
