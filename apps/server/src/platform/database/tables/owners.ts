/**
 * Who writes each table: the folder in which every insert, update and delete of it stands, whole or as a part of a
 * statement. Everybody else calls the owner's command, and may read. `test/owners.test.ts` holds it.
 */
import type * as tables from './index.ts';

type TableName = {
  [Name in keyof typeof tables]: (typeof tables)[Name] extends { $inferSelect: object } ? Name : never;
}[keyof typeof tables];

export const owners: Readonly<Record<TableName, string>> = {
  users: 'features/accounts',
  sessions: 'features/accounts',
  resetTokens: 'features/accounts',
  emailChanges: 'features/accounts',
  creators: 'features/creators',
  creatorCategories: 'features/creators',
  profileReviews: 'features/creators',
  // The migrations fill it.
  categories: 'features/creators',
  brands: 'features/brands',
  // Registering makes the first one, and a team the others.
  members: 'features/brands',
  invitations: 'features/team',
  media: 'features/media',
  portfolioItems: 'features/portfolio',
  rosterLists: 'features/rosters',
  savedCreators: 'features/rosters',
  deals: 'features/deals',
  dealDeliverables: 'features/deals',
  briefItems: 'features/deals',
  dealProposals: 'features/deals',
  briefTemplates: 'features/deals',
  // A deal's completion calls its command.
  payouts: 'features/payouts',
  // As above.
  rights: 'features/rights',
  calendarAddresses: 'features/rights',
  // A move of the deal changes its files.
  files: 'features/deals',
  fileMedia: 'features/files',
  comments: 'features/comments',
  commentReplies: 'features/comments',
  commentReads: 'features/comments',
  reports: 'features/reports',
  shares: 'features/shares',
  shareGuests: 'features/shares',
  messages: 'features/messages',
  dealReads: 'features/messages',
  uploadReservations: 'features/files',
  uploads: 'features/uploads',
  uploadParts: 'features/uploads',
  linkPreviews: 'features/link-previews',
  dealLog: 'features/proof',
  dealLogParts: 'features/proof',
  dealLogHeads: 'features/proof',
  signingKeys: 'features/proof',
  certificates: 'features/proof',
  notifications: 'features/notifications',
  notificationSettings: 'features/notifications',
  messageWatches: 'features/notifications',
  presence: 'features/live',
  auditEntries: 'features/admin',
  ledgerAccounts: 'features/ledger',
  ledgerEntries: 'features/ledger',
  ledgerPostings: 'features/ledger',
  creditOrders: 'features/billing',
  billingChoices: 'features/billing',
  invoices: 'features/invoices',
  creatorSubscriptions: 'features/subscriptions',
  subscriptionOrders: 'features/subscriptions',
  paymentEvents: 'features/payments',
  cardCheckouts: 'features/payments',
  cardPayments: 'features/payments',
  facts: 'platform/facts',
  projections: 'platform/facts',
  jobs: 'platform/jobs',
  mailSlots: 'platform/mail',
  admins: 'platform/auth',
  adminSessions: 'platform/auth',
  twoFactors: 'platform/auth',
  passwordTries: 'platform/auth',
  idempotencyKeys: 'platform/http',
  rateLimits: 'platform/http',
  counters: 'platform',
  // A shelf of values by name, each written by the part that reads it.
  settings: 'platform',
};
