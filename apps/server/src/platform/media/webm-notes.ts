/** Searches the metadata of a WebM: walks its elements, and passes only those that are known to contain no location. */
import { type FilmNotes, type FilmReader, mostNoteBytes, namesPlace, worse } from './film-reader.ts';

interface Element {
  id: number;
  /** The start and end of its content. */
  start: number;
  end: number;
}

const ids = {
  head: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  tag: 0x7373,
  simpleTag: 0x67c8,
  targets: 0x63c0,
  tagName: 0x45a3,
  room: 0xec,
  checksum: 0xbf,
};

/** Elements that contain relevant elements. */
const containers = new Set([ids.segment, ids.tracks, ids.track, ids.tags, ids.tag, ids.simpleTag]);
/** Elements without metadata, and the video and audio data themselves. */
const plain = new Set([ids.head, ids.seekHead, ids.info, ids.cluster, ids.cues, ids.targets, ids.checksum]);
/** Metadata for the encoding program and the duration. */
const harmlessTags = new Set(['ENCODER', 'DURATION', 'HANDLER_NAME', 'VENDOR_ID', 'LANGUAGE']);
const pictureAndSound = [1, 2];
const mostElements = 50_000;

/** A number whose first byte tells its length; null if it is invalid or, as a size, unknown. */
function readNumber(bytes: Buffer, keepsMark: boolean): { value: number; length: number } | null {
  const first = bytes[0] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || length > 8 || bytes.length < length) return null;
  let value = keepsMark ? first : first & (0xff >> length);
  let isUnknown = !keepsMark && value === 0xff >> length;
  for (let at = 1; at < length; at++) {
    const byte = bytes[at] ?? 0;
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  return isUnknown ? null : { value, length };
}

async function elementAt(film: FilmReader, at: number, limit: number): Promise<Element | null> {
  const head = await film.read(at, 12);
  const id = readNumber(head, true);
  const size = id && readNumber(head.subarray(id.length), false);
  if (!size) return null;
  const start = at + id.length + size.length;
  return start + size.value <= limit ? { id: id.value, start, end: start + size.value } : null;
}

async function notesOfElement(film: FilmReader, element: Element, within: number): Promise<FilmNotes> {
  const { id, start, end } = element;
  if (plain.has(id)) return 'none';
  if (containers.has(id)) return notesWithin(film, element);
  const content = await film.read(start, Math.min(end - start, mostNoteBytes));
  if (id === ids.room && content.every((byte) => byte === 0)) return 'none';
  // Numbers and names of codecs; a subtitle track may contain any text.
  if (within === ids.track) {
    return id !== ids.trackType || pictureAndSound.includes(content[0] ?? 0) ? 'none' : 'unknown';
  }
  if (within === ids.simpleTag) {
    const isHarmless = id !== ids.tagName || harmlessTags.has(content.toString('latin1'));
    if (isHarmless) return 'none';
  }
  return namesPlace(content) ? 'place' : 'unknown';
}

async function notesWithin(film: FilmReader, parent: Element): Promise<FilmNotes> {
  let notes: FilmNotes = 'none';
  let seen = 0;
  for (let at = parent.start; at < parent.end; ) {
    const element = await elementAt(film, at, parent.end);
    seen++;
    if (!element || seen > mostElements) return worse(notes, 'unknown');
    notes = worse(notes, await notesOfElement(film, element, parent.id));
    at = element.end;
  }
  return notes;
}

/** What the file's metadata may reveal. */
export const readWebmNotes = (film: FilmReader): Promise<FilmNotes> =>
  notesWithin(film, { id: 0, start: 0, end: film.size });
