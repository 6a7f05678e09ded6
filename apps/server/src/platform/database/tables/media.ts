/** Uploads that belong to no deal: portfolio media, profile pictures, logos, films of applications. Owner: features/files. */
import { FileType } from '@briefcast/contract/files/schemas';
import { sql } from 'drizzle-orm';
import { bigint, doublePrecision, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { createdAt, enumOf, primaryId } from './columns.ts';
import { mediaState } from './media-state.ts';

export const fileType = enumOf('file_type', FileType);
/** REMOVED: the public video contains no location. WITHHELD: it may contain one, and is shown to nobody. */
export const mediaNotes = pgEnum('media_notes', ['REMOVED', 'WITHHELD']);
export const mediaPurpose = pgEnum('media_purpose', ['PORTFOLIO', 'AVATAR', 'APPLICATION']);

/** The bytes of a file and what is known of them. */
export const storedFileColumns = () => ({
  storageKey: text('storage_key').notNull().unique(),
  mimeType: text('mime_type').notNull(),
  type: fileType('type').notNull(),
  size: bigint('size', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  durationSeconds: doublePrecision('duration_seconds'),
  /** A still (video) or smaller picture (image), made by a job; null until then. */
  posterKey: text('poster_key'),
  posterSize: bigint('poster_size', { mode: 'number' }),
});

export const media = pgTable(
  'media',
  {
    id: primaryId(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: mediaPurpose('purpose').notNull(),
    ...storedFileColumns(),
    /** For videos; null for those that were uploaded before their metadata was checked. */
    notes: mediaNotes('notes'),
    /**
     * The state of a portfolio video's playable form: READY without a key if every browser plays the
     * original; null until it was checked.
     */
    proxyState: mediaState('proxy_state'),
    /** The form that every browser plays, made by a job. */
    proxyKey: text('proxy_key'),
    proxySize: bigint('proxy_size', { mode: 'number' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('media_owner').on(table.ownerId, table.purpose),
    index('media_created').on(table.createdAt),
    index('media_unlooked').on(table.id).where(sql`type = 'VIDEO' and notes is null`),
    index('media_unwatched').on(table.id).where(sql`type = 'VIDEO' and proxy_state is null`),
    index('media_orphans').on(table.id).where(sql`owner_id is null`),
  ],
);
