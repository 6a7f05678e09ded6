/** Jobs, facts, link previews, settings and the audit trail. Owners: platform, live, link-previews, admin. */
import type { AdminRole, FactActor } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, primaryId, xid8 } from './columns.ts';

/** Work that must not be lost; any process may take it. */
export const jobs = pgTable(
  'jobs',
  {
    id: primaryId(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    runAt: moment('run_at').notNull(),
    /** Until when the process that took it has it exclusively. */
    lockedUntil: moment('locked_until'),
    lastError: text('last_error'),
    /** Set when every attempt failed: kept so that it can be seen, no longer tried. */
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('jobs_due').on(table.runAt).where(sql`failed_at is null`)],
);

/**
 * What happened, appended in the transaction that made it true, never changed (decision 15). No foreign keys:
 * facts stay when a deal or an account is deleted.
 */
export const facts = pgTable(
  'facts',
  {
    /**
     * Assigned under the lock of the fact's subject, so that facts about one thing are numbered in the order
     * of their occurrence.
     */
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that appended it, which tells whether a reader has seen it (platform/facts). */
    xid: xid8('xid').notNull().default(sql`pg_current_xact_id()`),
    kind: text('kind').notNull(),
    actor: text('actor').$type<FactActor>().notNull(),
    /** The person behind it; null for the admin and the system. */
    actorId: uuid('actor_id'),
    /** Whose event streams contain it: the organisation's, the creator's, or both. */
    brandId: uuid('brand_id'),
    creatorId: uuid('creator_id'),
    /** The only one of a brand's people whom it concerns, as for their bell. */
    personId: uuid('person_id'),
    dealId: uuid('deal_id'),
    /** The message, file or account it is about. */
    subjectId: uuid('subject_id'),
    /** Further data, depending on the kind. */
    data: jsonb('data'),
    /** Whether it is useless once every open page has received it: deleted after some days. */
    passing: boolean('passing').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('facts_xid').on(table.xid),
    index('facts_brand').on(table.brandId, table.xid).where(sql`brand_id is not null`),
    index('facts_creator').on(table.creatorId, table.xid).where(sql`creator_id is not null`),
    index('facts_person').on(table.personId, table.xid).where(sql`person_id is not null`),
    /** Rows are stored in the order of their times, so a BRIN index suffices: small, and cheap to write. */
    index('facts_created').using('brin', table.createdAt),
    index('facts_passing').on(table.createdAt).where(sql`passing`),
  ],
);

/** How far each durable reader of the facts has come. */
export const projections = pgTable('projections', {
  name: text('name').primaryKey(),
  /** Encoded by platform/facts/cursor.ts. */
  cursor: text('cursor').notNull(),
});

export const linkPreviews = pgTable(
  'link_previews',
  {
    url: text('url').primaryKey(),
    metadata: jsonb('metadata').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('link_previews_expiry').on(table.expiresAt)],
);

/** Small values of the installation, such as the hash of a generated admin password. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/** Admins with accounts of their own, in addition to the first password. Written by platform/auth. */
export const admins = pgTable('admins', {
  id: primaryId(),
  /** Lower-cased by the contract. */
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text('role').$type<AdminRole>().notNull().default('EVERYTHING'),
  createdAt: createdAt(),
});

/** The admins' sessions: a token is valid only while its row exists, as for people. Written by platform/auth. */
export const adminSessions = pgTable(
  'admin_sessions',
  {
    id: primaryId(),
    /** Null for the first password. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('admin_sessions_expiry').on(table.expiresAt),
    index('admin_sessions_admin').on(table.adminId),
  ],
);

/** Shared counters of the rate limits, so that all processes count together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetAt: moment('reset_at').notNull(),
  },
  (table) => [index('rate_limits_reset').on(table.resetAt)],
);

/** Creating calls by the idempotency key of their caller: a repeated call gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key it is: an account's, or an address's if nobody is signed in. */
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    /** Which attempt holds it, so that one that was considered dead cannot release another's. */
    holder: uuid('holder').notNull(),
    /** A keyed hash of the request; the same key for another request is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** The digest of an upload's bytes, known once they have arrived. */
    uploadDigest: text('upload_digest'),
    /** The answer, sealed because it may contain a token; null while an upload is in progress. */
    answer: text('answer'),
    /** Until when the upload in progress has the key exclusively. */
    lockedUntil: moment('locked_until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

/**
 * Storage space that is reserved for uploads in progress. No foreign keys: a reservation expires by itself,
 * and must not wait for locks on the rows that it is about. Written by features/files.
 */
export const uploadReservations = pgTable(
  'upload_reservations',
  {
    id: primaryId(),
    accountId: uuid('account_id').notNull(),
    /** Null for public media. */
    dealId: uuid('deal_id'),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('upload_reservations_account').on(table.accountId),
    index('upload_reservations_deal').on(table.dealId),
  ],
);

/** When each person last had a page open, to the minute. Written by features/live. */
export const presence = pgTable('presence', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at').notNull(),
});

/** The admins' actions: who, what, when, before, after (rules/deletion#audit). */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: primaryId(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    createdAt: createdAt(),
    /** Brands and people that it concerns, apart from the one that its subject names. */
    about: uuid('about').array().notNull().default([]),
  },
  (table) => [
    index('audit_entries_created').on(table.createdAt),
    index('audit_entries_about').using('gin', table.about),
  ],
);
