/** Metadata and derived forms of a deal's film or picture, as its two sides see it (rules/files#made-for-watching). */
import { type FileMedia, playsEverywhere } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import type { FoundMedia, fileMedia, files } from '../../platform/database/tables/index.ts';
import { isHeic } from '../../platform/media/detect-type.ts';

/** The row of what was made, without its keys. */
export type MadeRow = Pick<
  typeof fileMedia.$inferSelect,
  'state' | 'progress' | 'failure' | 'found' | 'waveform'
>;

type FileRow = Pick<typeof files.$inferSelect, 'type' | 'mimeType' | 'width' | 'height' | 'durationSeconds'>;

/** Derived forms of the file of an id, as a JSON column; null where nothing was begun. */
export const madeOf = (fileId: SQL): SQL<MadeRow | null> => sql<MadeRow | null>`(
  select json_build_object('state', fm.state, 'progress', fm.progress, 'failure', fm.failure,
    'found', fm.found, 'waveform', fm.waveform)
  from file_media fm where fm.file_id = ${fileId})`;

/** Reads the derived forms of one file. */
export async function readMade(db: Reader, fileId: string): Promise<MadeRow | null> {
  const [row] = await db.select({ made: madeOf(sql`${fileId}::uuid`) }).from(sql`(select 1) one`);
  return row?.made ?? null;
}

/** Placeholder for a film or picture about which nothing was found out yet. */
export const nothingFound: FoundMedia = {
  width: null,
  height: null,
  durationSeconds: null,
  frameRate: null,
  frames: null,
  isVariableRate: false,
  videoCodec: null,
  audio: null,
  loudness: null,
  blackParts: [],
  silentParts: [],
  proxy: null,
  storyboard: null,
};

/** Returns the codec of a stored picture of this type: `jpeg` of `image/jpeg`. */
export const codecOf = (mimeType: string): string => mimeType.slice(mimeType.indexOf('/') + 1);

/** A picture that browsers show as it is: it waits for its measures alone. */
function ofPicture({ mimeType, width, height }: FileRow): FileMedia {
  const isKnown = width !== null && !isHeic({ mimeType });
  return {
    ...nothingFound,
    ...(isKnown ? { state: 'READY', progress: 100 } : { state: 'WAITING', progress: 0 }),
    failure: null,
    width,
    height,
    videoCodec: codecOf(mimeType),
    proxy: null,
    storyboard: null,
    waveform: null,
  };
}

/** Whether a film needs no other form to be played. Light beyond usual screens comes in none of the codecs that do. */
const isPlayable = (
  mimeType: string,
  { audio, ...known }: Omit<FoundMedia, 'proxy' | 'storyboard'>,
): boolean => playsEverywhere({ ...known, mimeType, audioCodec: audio?.codec ?? null, isHighRange: false });

/** Null for documents. `link` gives the address of what was made. */
export function presentMedia(
  file: FileRow,
  made: MadeRow | null,
  link: (variant: 'proxy' | 'storyboard') => string,
): FileMedia | null {
  if (file.type === 'DOCUMENT') return null;
  if (!made && file.type === 'IMAGE') return ofPicture(file);
  const { state, progress, failure, found, waveform } = made ?? {
    state: 'WAITING',
    progress: 0,
    failure: null,
    found: null,
    waveform: null,
  };
  const { proxy, storyboard, ...kept } = found ?? nothingFound;
  const { profile: _, pixelFormat: __, ...known } = kept;
  return {
    state,
    progress,
    failure,
    ...known,
    waveform,
    ...(file.type === 'VIDEO' ? { playsAsCame: isPlayable(file.mimeType, kept) } : {}),
    // The first look at a film is quicker than the pass over it.
    width: known.width ?? file.width,
    height: known.height ?? file.height,
    durationSeconds: known.durationSeconds ?? file.durationSeconds,
    proxy: proxy && { ...proxy, url: link('proxy') },
    storyboard: storyboard && { ...storyboard, url: link('storyboard') },
  };
}
