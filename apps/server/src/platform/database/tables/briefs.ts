/** What a deal's brief asks for, as it was when it was sent. Owner: features/deals. */
import type { BriefItemKind, DeliverableKind, DeliverableShape } from '@briefcast/contract';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, primaryId } from './columns.ts';
import { deals } from './deals.ts';

const dealId = () =>
  uuid('deal_id')
    .notNull()
    .references(() => deals.id, { onDelete: 'cascade' });

/** Each kind of content that is asked for. Choices are kept as text and checked by the contract. */
export const dealDeliverables = pgTable(
  'deal_deliverables',
  {
    id: primaryId(),
    dealId: dealId(),
    /** The order within the brief, from 0. */
    position: integer('position').notNull(),
    kind: text('kind').$type<DeliverableKind>().notNull(),
    count: integer('count').notNull(),
    /** The wishes; null where the brief has none. */
    shape: text('shape').$type<DeliverableShape>(),
    minSeconds: integer('min_seconds'),
    maxSeconds: integer('max_seconds'),
    minWidth: integer('min_width'),
    minHeight: integer('min_height'),
  },
  (table) => [index('deal_deliverables_deal').on(table.dealId, table.position)],
);

/** The requirements of the brief and the brand's guidelines, one by one. */
export const briefItems = pgTable(
  'brief_items',
  {
    id: primaryId(),
    dealId: dealId(),
    /** The order within the brief, from 0. */
    position: integer('position').notNull(),
    kind: text('kind').$type<BriefItemKind>().notNull(),
    text: text('text').notNull(),
    attestedAt: moment('attested_at'),
    missedAt: moment('missed_at'),
  },
  (table) => [index('brief_items_deal').on(table.dealId, table.position)],
);
