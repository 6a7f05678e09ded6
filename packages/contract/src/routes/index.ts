/** The route table: every call of the product. Server, client, API page and access tests walk it. */
import { accounts } from './accounts.ts';
import { admin } from './admin.ts';
import { adminDetails } from './admin-details.ts';
import { adminPayouts } from './admin-payouts.ts';
import { admins } from './admins.ts';
import { adminMoney, billing } from './billing.ts';
import { briefTemplates } from './brief-templates.ts';
import { comments } from './comments.ts';
import { creators } from './creators.ts';
import { deals } from './deals.ts';
import type { RouteSpec } from './define.ts';
import { drafts } from './drafts.ts';
import { files } from './files.ts';
import { invoices } from './invoices.ts';
import { linkPreviews } from './link-previews.ts';
import { live } from './live.ts';
import { messages } from './messages.ts';
import { moderation } from './moderation.ts';
import { notifications } from './notifications.ts';
import { operatorSettings } from './operator-settings.ts';
import { ownAccount } from './own-account.ts';
import { papers } from './papers.ts';
import { payouts } from './payouts.ts';
import { personalData } from './personal-data.ts';
import { portfolio } from './portfolio.ts';
import { profiles } from './profiles.ts';
import { proof } from './proof.ts';
import { reports } from './reports.ts';
import { rights } from './rights.ts';
import { rosters } from './rosters.ts';
import { shares } from './shares.ts';
import { adminSubscriptions, subscription } from './subscription.ts';
import { system } from './system.ts';
import { team } from './team.ts';
import { uploads } from './uploads.ts';

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
  files,
  comments,
  uploads,
  drafts,
  shares,
  proof,
  messages,
  notifications,
  payouts,
  rights,
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
  subscription,
  adminSubscriptions,
  invoices,
  papers,
  system,
};
export type Api = typeof api;

/** The whole table as a list, each route with its name, such as `deals.create`. */
export const allRoutes: { name: string; spec: RouteSpec }[] = Object.entries(api).flatMap(
  ([feature, routes]) =>
    Object.entries(routes).map(([name, spec]) => ({ name: `${feature}.${name}`, spec: spec as RouteSpec })),
);
