/**
 * Whether a video's metadata tells where it was taken, read from the file's structure, so that it works
 * without ffmpeg.
 */
import { type FilmNotes, withFilmReader } from './film-reader.ts';
import { readIsoNotes } from './iso-notes.ts';
import { readWebmNotes } from './webm-notes.ts';

/** What the metadata of this video may reveal. */
export const readFilmNotes = (path: string, mimeType: string): Promise<FilmNotes> =>
  withFilmReader(path, mimeType === 'video/webm' ? readWebmNotes : readIsoNotes);
