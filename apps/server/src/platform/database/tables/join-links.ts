/** Links by which an operator invites people. Owner: features/join-links. */
import type { Role } from '@briefcast/contract';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdAt, moment, primaryId } from './columns.ts';

export const joinLinks = pgTable(
  'join_links',
  {
    id: primaryId(),
    /** Organisation that brings its own creators by it; null for the operator's (rules/own-people). */
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    code: text('code').notNull().unique(),
    role: text('role').$type<Role>().notNull(),
    places: integer('places').notNull(),
    joined: integer('joined').notNull().default(0),
    /** Addresses that got its mail, and how many of them signed up by it. */
    mailed: integer('mailed').notNull().default(0),
    mailedJoined: integer('mailed_joined').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('join_links_brand').on(table.brandId)],
);

/** Addresses without an account that got the mail of a link, so that none gets it twice. */
export const joinMails = pgTable(
  'join_mails',
  {
    id: primaryId(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => joinLinks.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
  },
  (table) => [unique('join_mails_once').on(table.linkId, table.email)],
);
