/**
 * Whether a picture's bytes contain a location. The whole file is searched instead of its structure, because
 * cameras append further pictures, and even videos, with metadata of their own.
 */

const tiffHeads = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];
/** The coordinates' names in XMP, and the location field of a video that is appended to a picture. */
const placeWords = ['GPSLatitude', 'GPSLongitude', '\u00a9xyz', 'location.ISO6709'].map((word) =>
  Buffer.from(word, 'latin1'),
);

const gpsPointerTag = 0x8825;
const placeTags = [2, 4];
const entryBytes = 12;
/** Real directories have a few dozen. */
const mostEntries = 500;

/** The position of the entries of an EXIF GPS directory, from the file's beginning. */
export interface PlaceDirectory {
  start: number;
  end: number;
  hasPlaceNotes: boolean;
}

/** The GPS directory of the EXIF block that begins at `base`; null if it has none or is no such block. */
function placeDirectoryAt(bytes: Buffer, base: number): PlaceDirectory | null {
  const isLittle = bytes[base] === 0x49;
  const fits = (at: number, length: number) => at >= base && at + length <= bytes.length;
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  /** The position and number of a directory's entries. */
  const directory = (at: number) => {
    if (!fits(at, 2)) return null;
    const count = short(at);
    return count <= mostEntries && fits(at + 2, count * entryBytes) ? { first: at + 2, count } : null;
  };
  if (!fits(base, 8)) return null;
  const main = directory(base + long(base + 4));
  if (!main) return null;
  const entries = Array.from({ length: main.count }, (_, index) => main.first + index * entryBytes);
  const pointer = entries.find((at) => short(at) === gpsPointerTag);
  const places = pointer === undefined ? null : directory(base + long(pointer + 8));
  if (!places) return null;
  const tags = Array.from({ length: places.count }, (_, index) => short(places.first + index * entryBytes));
  return {
    start: places.first - 2,
    end: places.first + places.count * entryBytes,
    hasPlaceNotes: tags.some((tag) => placeTags.includes(tag)),
  };
}

/** Each position of a byte sequence. */
export function* occurrences(bytes: Buffer, sequence: Buffer): Generator<number> {
  for (let at = bytes.indexOf(sequence); at >= 0; at = bytes.indexOf(sequence, at + 1)) yield at;
}

/** Every GPS directory in these bytes. */
export const placeDirectories = (bytes: Buffer): PlaceDirectory[] =>
  tiffHeads.flatMap((head) =>
    [...occurrences(bytes, head)].flatMap((base) => placeDirectoryAt(bytes, base) ?? []),
  );

/** Whether these bytes contain where the picture was taken. */
export const hasLocation = (bytes: Buffer): boolean =>
  placeWords.some((word) => bytes.includes(word)) ||
  placeDirectories(bytes).some(({ hasPlaceNotes }) => hasPlaceNotes);
