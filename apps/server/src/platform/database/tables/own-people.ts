/** Creators whom brands bring to the market (rules/own-people). Owner: features/own-people. */
import type { PaperLanguage } from '@briefcast/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { creators } from './creators.ts';
import { joinLinks } from './join-links.ts';

export const ownPeople = pgTable(
  'own_people',
  {
    id: primaryId(),
    brandId: uuid('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    /** Link for this person alone where it was mailed, else the open one. */
    linkId: uuid('link_id')
      .notNull()
      .references(() => joinLinks.id, { onDelete: 'cascade' }),
    /** Lower-cased by the contract; null for who came by the open link. */
    email: text('email'),
    language: text('language').$type<PaperLanguage>(),
    /** Without a foreign key: the person may be deleted. */
    invitedBy: uuid('invited_by'),
    createdAt: createdAt(),
    /** When the one reminder is due; null once it was sent, or for none. */
    remindAt: moment('remind_at'),
    openedAt: moment('opened_at'),
    declinedAt: moment('declined_at'),
    joinedAt: moment('joined_at'),
    creatorId: uuid('creator_id').references(() => creators.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('own_people_email').on(table.brandId, table.email),
    unique('own_people_creator').on(table.brandId, table.creatorId),
    index('own_people_created').on(table.brandId, table.createdAt),
    index('own_people_link').on(table.linkId),
    index('own_people_of_creator').on(table.creatorId),
    index('own_people_address').on(table.email, table.createdAt),
    index('own_people_reminder').on(table.remindAt, table.id).where(sql`remind_at is not null`),
  ],
);

/** Addresses, as hashes, to which no organisation writes again. */
export const uninvitedAddresses = pgTable('uninvited_addresses', {
  emailHash: text('email_hash').primaryKey(),
  createdAt: createdAt(),
});
