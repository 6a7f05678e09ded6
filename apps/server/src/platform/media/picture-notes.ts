/**
 * Whether a picture's bytes tell a place. The whole file is looked through instead of its structure: cameras put
 * further pictures, and even films, behind the first one, each with notes of its own.
 */

const tiffHeads = [Buffer.from('II*\0', 'latin1'), Buffer.from('MM\0*', 'latin1')];
/** The coordinates' names in XMP, and the note of place of a film that stands behind a picture. */
const placeWords = ['GPSLatitude', 'GPSLongitude', '\u00a9xyz', 'location.ISO6709'].map((word) =>
  Buffer.from(word, 'latin1'),
);

const gpsPointerTag = 0x8825;
const placeTags = [2, 4];
const entryBytes = 12;
/** Real directories have some dozens. */
const mostEntries = 500;

/** Where the entries of the directory of places stand, from the file's beginning. */
export interface PlaceDirectory {
  start: number;
  end: number;
  tellsPlace: boolean;
}

/** The directory of places of the EXIF block that begins at `base`; null if there is none or it is no such block. */
function placeDirectoryAt(bytes: Buffer, base: number): PlaceDirectory | null {
  const isLittle = bytes[base] === 0x49;
  const fits = (at: number, length: number) => at >= base && at + length <= bytes.length;
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));
  /** Where the entries of a directory begin and how many there are. */
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
    tellsPlace: tags.some((tag) => placeTags.includes(tag)),
  };
}

/** Where a sequence stands, each time. */
export function* occurrences(bytes: Buffer, sequence: Buffer): Generator<number> {
  for (let at = bytes.indexOf(sequence); at >= 0; at = bytes.indexOf(sequence, at + 1)) yield at;
}

/** Every directory of places in these bytes. */
export const placeDirectories = (bytes: Buffer): PlaceDirectory[] =>
  tiffHeads.flatMap((head) =>
    [...occurrences(bytes, head)].flatMap((base) => placeDirectoryAt(bytes, base) ?? []),
  );

/** Whether these bytes tell where the picture was taken. */
export const hasLocation = (bytes: Buffer): boolean =>
  placeWords.some((word) => bytes.includes(word)) ||
  placeDirectories(bytes).some(({ tellsPlace }) => tellsPlace);
