/** Suspensions of brands, creators and people of brands. Owner: features/suspensions. */
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { brands } from './brands.ts';
import { moment, primaryId } from './columns.ts';

/** One of a brand or of a person at a time; lifted ones stay, as what was done. */
export const suspensions = pgTable(
  'suspensions',
  {
    id: primaryId(),
    brandId: uuid('brand_id').references(() => brands.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** As the suspended read it. */
    reason: text('reason').notNull(),
    /** Name of the admin. */
    suspendedBy: text('suspended_by').notNull(),
    suspendedAt: moment('suspended_at').notNull(),
    /** Whether the creator was public, and is again once it is lifted. */
    wasPublished: boolean('was_published').notNull().default(false),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    /** Without a foreign key: the person may be deleted. */
    answeredBy: uuid('answered_by'),
    /** When an admin first read the answer. */
    answerReadAt: moment('answer_read_at'),
    liftedAt: moment('lifted_at'),
  },
  (table) => [
    check('suspensions_one', sql`(brand_id is null) <> (user_id is null)`),
    uniqueIndex('suspensions_brand').on(table.brandId).where(sql`lifted_at is null`),
    uniqueIndex('suspensions_user').on(table.userId).where(sql`lifted_at is null`),
    index('suspensions_of_brand').on(table.brandId),
    index('suspensions_of_user').on(table.userId),
  ],
);
