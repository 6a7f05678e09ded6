/** Which releases ran on these tables, and what they did to them. Owner: platform. */
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Step } from '../run-migration.ts';
import { moment } from './columns.ts';

/** A row for each upgrade, and for each way back to the release before. */
export const upgrades = pgTable('upgrades', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  version: text('version').notNull(),
  /** The oldest release whose program may run on the tables as this one left them. */
  suits: text('suits').notNull(),
  beganAt: moment('began_at').notNull(),
  milliseconds: integer('milliseconds').notNull(),
  /** The migrations that it applied, in order; none where it found the tables as it needs them. */
  steps: jsonb('steps').$type<Step[]>().notNull().default(sql`'[]'`),
});
