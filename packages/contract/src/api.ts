/** The route table: every call of the product. Server, client, API page and access tests go through it. */

import { ownAccount } from './accounts/own-account-routes.ts';
import { accounts } from './accounts/routes.ts';
import { additions } from './additions/routes.ts';
import { admins } from './admin/admins-routes.ts';
import { adminDetails } from './admin/details-routes.ts';
import { operatorSettings } from './admin/operator-settings-routes.ts';
import { admin } from './admin/routes.ts';
import { bankDetails } from './bank-details/routes.ts';
import { blocks } from './blocks/routes.ts';
import { adminCastings } from './castings/admin-routes.ts';
import { castingApplications } from './castings/application-routes.ts';
import { castingDrafts } from './castings/draft-routes.ts';
import { castingInvitations } from './castings/invitation-routes.ts';
import { castingSearches, savedCastings } from './castings/keeping-routes.ts';
import { castings } from './castings/routes.ts';
import { comments } from './comments/routes.ts';
import { creators } from './creators/routes.ts';
import { adminMoney, billing } from './credits/routes.ts';
import { deals } from './deals/routes.ts';
import { briefTemplates } from './deals/template-routes.ts';
import { adminDisputes } from './disputes/admin-routes.ts';
import { disputes } from './disputes/routes.ts';
import { drafts } from './drafts/routes.ts';
import { adminEinvoices, einvoiceProvider } from './einvoices/handover-routes.ts';
import { einvoices } from './einvoices/routes.ts';
import { files } from './files/routes.ts';
import { adminInvoiceMails, invoiceMails } from './invoices/mail-routes.ts';
import { invoices } from './invoices/routes.ts';
import type { RouteSpec } from './kit/route.ts';
import { linkPreviews } from './link-previews/routes.ts';
import { live } from './live/routes.ts';
import { messages } from './messages/routes.ts';
import { reports } from './moderation/report-routes.ts';
import { moderation } from './moderation/routes.ts';
import { notifications } from './notifications/routes.ts';
import { papers } from './papers/routes.ts';
import { payoutRuns } from './payout-runs/routes.ts';
import { adminPayouts } from './payouts/admin-routes.ts';
import { payouts } from './payouts/routes.ts';
import { personalData } from './personal-data/routes.ts';
import { portfolio } from './portfolio/routes.ts';
import { profiles } from './profiles/routes.ts';
import { proof } from './proof/routes.ts';
import { pushes } from './pushes/routes.ts';
import { renewals } from './renewals/routes.ts';
import { rights } from './rights/routes.ts';
import { rosters } from './rosters/routes.ts';
import { samples } from './samples/routes.ts';
import { shares } from './shares/routes.ts';
import { adminSubscriptions, subscription } from './subscriptions/routes.ts';
import { system } from './system/routes.ts';
import { team } from './teams/routes.ts';
import { uploads } from './uploads/routes.ts';

export const api = {
  accounts,
  ownAccount,
  personalData,
  profiles,
  creators,
  portfolio,
  rosters,
  team,
  deals,
  briefTemplates,
  castings,
  castingApplications,
  castingDrafts,
  castingInvitations,
  castingSearches,
  savedCastings,
  adminCastings,
  blocks,
  files,
  comments,
  uploads,
  drafts,
  shares,
  proof,
  messages,
  notifications,
  pushes,
  payouts,
  payoutRuns,
  disputes,
  bankDetails,
  rights,
  renewals,
  samples,
  additions,
  linkPreviews,
  live,
  admin,
  adminDetails,
  admins,
  operatorSettings,
  moderation,
  reports,
  billing,
  adminMoney,
  adminPayouts,
  adminDisputes,
  subscription,
  adminSubscriptions,
  invoices,
  invoiceMails,
  adminInvoiceMails,
  einvoices,
  einvoiceProvider,
  adminEinvoices,
  papers,
  system,
};
export type Api = typeof api;

/** The whole table as a list, each route with its name, such as `deals.create`. */
export const allRoutes: { name: string; spec: RouteSpec }[] = Object.entries(api).flatMap(
  ([feature, routes]) =>
    Object.entries(routes).map(([name, spec]) => ({ name: `${feature}.${name}`, spec: spec as RouteSpec })),
);
