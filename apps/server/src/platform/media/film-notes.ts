/** What a film says of where it was taken, told by its structure: also where ffmpeg is not installed. */
import { type FilmNotes, withFilmReader } from './film-reader.ts';
import { readIsoNotes } from './iso-notes.ts';
import { readWebmNotes } from './webm-notes.ts';

/** What the film in this file says besides picture and sound. */
export const readFilmNotes = (path: string, mimeType: string): Promise<FilmNotes> =>
  withFilmReader(path, mimeType === 'video/webm' ? readWebmNotes : readIsoNotes);
