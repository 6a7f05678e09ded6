/**
 * The platform's tables, by the folder that contains every insert, update and delete of them. The others are
 * owned by features, which declare them in their index.ts (`owns`). `test/owners.test.ts` checks both.
 */
import type * as tables from './index.ts';

/** The name of a table in the code. */
export type TableName = {
  [Name in keyof typeof tables]: (typeof tables)[Name] extends { $inferSelect: object } ? Name : never;
}[keyof typeof tables];

export const platformOwns: Readonly<Record<string, readonly TableName[]>> = {
  'platform/database': ['upgrades'],
  'platform/facts': ['facts', 'projections'],
  'platform/jobs': ['jobs'],
  'platform/mail': ['mailSlots'],
  'platform/auth': ['admins', 'adminSessions', 'twoFactors'],
  'platform/http': ['idempotencyKeys'],
  'platform/http/limits': ['passwordTries', 'rateLimits'],
  // In `settings`, a table of values by name, each value is written by the code that reads it.
  platform: ['counters', 'settings'],
};
