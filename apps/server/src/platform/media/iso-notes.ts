/**
 * Searches the metadata of an MP4 or MOV: walks its boxes, and passes only those that are known to contain no
 * location.
 */
import { type FilmNotes, type FilmReader, mostNoteBytes, namesPlace, worse } from './film-reader.ts';

interface Box {
  type: string;
  /** The start and end of its content. */
  start: number;
  end: number;
}

/** Boxes that contain boxes. */
const containers = new Set('moov trak mdia minf dinf stbl edts mvex moof traf mfra gmhd tapt'.split(' '));
/** Boxes of technical data for players, and the video and audio data themselves. */
const plain = new Set(
  (
    'ftyp styp sidx mdat mvhd tkhd elst mdhd smhd vmhd nmhd dref stsd stts ctts stss stsc stsz stz2 stco co64 ' +
    'sgpd sbgp cslg sdtp trex mehd mfhd tfhd tfdt trun tfra mfro pdin iods clef prof enof gmin'
  ).split(' '),
);
/** Padding; old content may still be in it. */
const spare = new Set(['free', 'skip', 'wide']);
/** Boxes of metadata, whose parts are examined one by one. */
const noteBoxes = new Set(['udta', 'meta', 'ilst']);
/** Metadata for the encoding program, the title and the time. */
const harmlessNotes = new Set(['\u00a9too', '\u00a9nam', '\u00a9day']);
/** Video, audio, program metadata, and how Apple's programs refer to the data. */
const knownHandlers = new Set(['vide', 'soun', 'mdir', 'url ', 'alis']);

const mostBoxes = 50_000;
const deepest = 10;

/** The boxes of one level, in order; null if the bytes are not boxes. */
async function boxesIn(film: FilmReader, start: number, end: number): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = start; at < end; ) {
    const head = await film.read(at, 16);
    if (head.length < 8 || boxes.length > mostBoxes) return null;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - at : short;
    const headLength = isLong ? 16 : 8;
    const type = head.toString('latin1', 4, 8);
    if (length < headLength || at + length > end || type.includes('\0')) return null;
    boxes.push({ type, start: at + headLength, end: at + length });
    at += length;
  }
  return boxes;
}

const contentOf = (film: FilmReader, { start, end }: Box) =>
  film.read(start, Math.min(end - start, mostNoteBytes));

async function notesOfBox(film: FilmReader, box: Box, within: string, depth: number): Promise<FilmNotes> {
  const { type } = box;
  if (plain.has(type)) return 'none';
  if (containers.has(type) || noteBoxes.has(type)) return notesWithin(film, box, depth + 1);
  const content = await contentOf(film, box);
  const isWhole = content.length === box.end - box.start;
  if (spare.has(type) && isWhole && content.every((byte) => byte === 0)) return 'none';
  if (type === 'hdlr' && knownHandlers.has(content.toString('latin1', 8, 12))) return 'none';
  if (within === 'ilst' && harmlessNotes.has(type)) return 'none';
  return namesPlace(Buffer.concat([Buffer.from(type, 'latin1'), content])) ? 'place' : 'unknown';
}

async function notesWithin(film: FilmReader, box: Box, depth: number): Promise<FilmNotes> {
  // In MP4 the metadata box begins with four bytes of version and flags, in MOV it does not.
  const isFull = box.type === 'meta' && (await film.read(box.start, 4)).equals(Buffer.alloc(4));
  const boxes = depth > deepest ? null : await boxesIn(film, box.start + (isFull ? 4 : 0), box.end);
  // QuickTime ends a metadata list with four zero bytes, which are no box: such a list is searched as raw
  // bytes.
  if (!boxes) return namesPlace(await contentOf(film, box)) ? 'place' : 'unknown';
  let notes: FilmNotes = 'none';
  for (const inner of boxes) notes = worse(notes, await notesOfBox(film, inner, box.type, depth));
  return notes;
}

/** What the file's metadata may reveal. */
export const readIsoNotes = (film: FilmReader): Promise<FilmNotes> =>
  notesWithin(film, { type: 'file', start: 0, end: film.size }, 0);
