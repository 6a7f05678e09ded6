/** What is known and made of the films and pictures of deals. Owner: features/files. */
import { type FileMedia, MediaFailure } from '@briefcast/contract/files/media';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { enumOf, moment } from './columns.ts';
import { files } from './deals.ts';
import { mediaState } from './media-state.ts';

export const mediaFailure = enumOf('media_failure', MediaFailure);

/** A proxy or storyboard without its address, which is given out anew each time. */
type Made<Name extends 'proxy' | 'storyboard'> = Omit<NonNullable<FileMedia[Name]>, 'url'>;

/** All that was detected and made, as the API returns it; long values have columns of their own. */
export type FoundMedia = Omit<
  FileMedia,
  'state' | 'progress' | 'failure' | 'proxy' | 'storyboard' | 'waveform'
> & {
  /** As ffprobe names them; absent for films that were looked at before they were kept. */
  profile?: string | null;
  pixelFormat?: string | null;
  proxy: Made<'proxy'> | null;
  storyboard: Made<'storyboard'> | null;
};

/**
 * A row for each video, and for each picture that browsers cannot show as it is and for which a viewing form
 * is made or failed.
 */
export const fileMedia = pgTable('file_media', {
  fileId: uuid('file_id')
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  state: mediaState('state').notNull(),
  /** In percent. */
  progress: integer('progress').notNull().default(0),
  failure: mediaFailure('failure'),
  found: jsonb('found').$type<FoundMedia>(),
  /** As the API returns it: `packWaveform`. */
  waveform: text('waveform'),
  proxyKey: text('proxy_key'),
  proxySize: bigint('proxy_size', { mode: 'number' }),
  storyboardKey: text('storyboard_key'),
  storyboardSize: bigint('storyboard_size', { mode: 'number' }),
  /** When its state or progress changed: a row that waits for long has lost its job. */
  changedAt: moment('changed_at').notNull(),
});
