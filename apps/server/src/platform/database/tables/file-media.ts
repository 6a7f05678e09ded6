/** What is known and made of the films and pictures of deals. Owner: features/files. */
import { type FileMedia, MediaFailure } from '@briefcast/contract/schemas/file-media';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { enumOf, moment } from './columns.ts';
import { files } from './deals.ts';
import { mediaState } from './media-state.ts';

export const mediaFailure = enumOf('media_failure', MediaFailure);

/** A proxy or storyboard without its address, which is given out anew each time. */
type Made<Name extends 'proxy' | 'storyboard'> = Omit<NonNullable<FileMedia[Name]>, 'url'>;

/** All that was found out and made, as the wire tells it; what is long has a column of its own. */
export type FoundMedia = Omit<
  FileMedia,
  'state' | 'progress' | 'failure' | 'proxy' | 'storyboard' | 'waveform'
> & {
  proxy: Made<'proxy'> | null;
  storyboard: Made<'storyboard'> | null;
};

/**
 * A row for each film, and for each picture of which a form to show has to be made or could not be; a picture that
 * browsers show as it is has none.
 */
export const fileMedia = pgTable('file_media', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  state: mediaState('state').notNull(),
  /** Percent. */
  progress: integer('progress').notNull().default(0),
  failure: mediaFailure('failure'),
  found: jsonb('found').$type<FoundMedia>(),
  /** As the wire tells it: `packWaveform`. */
  waveform: text('waveform'),
  proxyKey: text('proxy_key'),
  proxySize: bigint('proxy_size', { mode: 'number' }),
  storyboardKey: text('storyboard_key'),
  storyboardSize: bigint('storyboard_size', { mode: 'number' }),
  /** When its state or progress changed: what waits for long was forgotten by its job. */
  changedAt: moment('changed_at').notNull(),
});
