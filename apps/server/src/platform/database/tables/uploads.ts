/** Uploads that arrive in numbered parts, and the parts received so far. Owner: features/uploads. */
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, moment, primaryId } from './columns.ts';
import { deals, files } from './deals.ts';
import { media } from './media.ts';

export const uploads = pgTable(
  'uploads',
  {
    id: primaryId(),
    /** Whose draft it comes into; null for a film of an application, which belongs to no deal. */
    dealId: uuid('deal_id').references(() => deals.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    originalName: text('original_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Hash of the whole file, as its sender stated it. */
    sha256: text('sha256'),
    deliverableId: uuid('deliverable_id'),
    /** The file that it will replace. Without a foreign key: checked again when it has arrived. */
    replacesId: uuid('replaces_id'),
    /** When the last part arrived; after some days without one it is abandoned. */
    lastPartAt: moment('last_part_at').notNull(),
    /** Until when the process that joins the parts has it exclusively. */
    joiningUntil: moment('joining_until'),
    /** The file that it became, kept to answer a repeated request. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    /** The same for a film of an application. */
    mediaId: uuid('media_id').references(() => media.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('uploads_deal').on(table.dealId),
    index('uploads_uploader').on(table.uploaderId),
    index('uploads_file').on(table.fileId),
    index('uploads_media').on(table.mediaId),
    index('uploads_last_part').on(table.lastPartAt),
  ],
);

export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    sha256: text('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
);
