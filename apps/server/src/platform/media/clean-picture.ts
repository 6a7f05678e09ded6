/**
 * Copies of pictures without metadata that is not needed to draw them. The pixels are not decoded, so nothing
 * of them is lost.
 */
import { crc32 } from 'node:zlib';
import { occurrences, placeDirectories } from './picture-notes.ts';

/** A picture that does not conform to its format. */
class Misshapen extends Error {
  override readonly name = 'Misshapen';
}

function slice(bytes: Buffer, start: number, end: number): Buffer {
  if (start < 0 || end < start || end > bytes.length) throw new Misshapen();
  return bytes.subarray(start, end);
}

const orientationTag = 0x0112;

/** The EXIF orientation (1 to 8) of the first block that has one; 1 if none has. */
function orientationOf(bytes: Buffer): number {
  for (const [head, isLittle] of [
    ['II*\0', true],
    ['MM\0*', false],
  ] as const) {
    const base = bytes.indexOf(Buffer.from(head, 'latin1'));
    if (base < 0 || base + 10 > bytes.length) continue;
    const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));
    const first = base + (isLittle ? bytes.readUInt32LE(base + 4) : bytes.readUInt32BE(base + 4));
    if (first + 2 > bytes.length) continue;
    for (let at = first + 2; at < first + 2 + short(first) * 12 && at + 12 <= bytes.length; at += 12) {
      const turned = short(at) === orientationTag ? short(at + 8) : 0;
      if (turned >= 1 && turned <= 8) return turned;
    }
  }
  return 1;
}

/** An EXIF block that contains only the orientation. */
function orientationBlock(orientation: number): Buffer {
  const block = Buffer.alloc(26);
  block.write('MM\0*', 0, 'latin1');
  block.writeUInt32BE(8, 4);
  block.writeUInt16BE(1, 8);
  block.writeUInt16BE(orientationTag, 10);
  block.writeUInt16BE(3, 12);
  block.writeUInt32BE(1, 14);
  block.writeUInt16BE(orientation, 18);
  return block;
}

const isMarkerAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/**
 * Application segments without which the colours are wrong: the colour profile, and Adobe's marker of the
 * colour model.
 */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === 0xe0 || marker === 0xee) return true;
  if (marker === 0xe2) return segment.subarray(4).toString('latin1', 0, 11) === 'ICC_PROFILE';
  return marker !== 0xfe && (marker < 0xe0 || marker > 0xef);
}

/** The position of the next marker after the scan data that begins at `start`. */
function afterScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isMarkerAlone(next)) return at;
  }
  throw new Misshapen();
}

function cleanJpeg(bytes: Buffer): Buffer {
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), orientationBlock(orientationOf(bytes))]);
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  const kept: Buffer[] = [slice(bytes, 0, 2), head, exif];
  let at = 2;
  // What follows the end of the picture, such as other pictures or videos, is left out.
  while (bytes[at + 1] !== 0xd9) {
    if (bytes[at] !== 0xff) throw new Misshapen();
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at++;
      continue;
    }
    const end = at + 2 + slice(bytes, at + 2, at + 4).readUInt16BE(0);
    const segment = slice(bytes, at, end);
    const next = marker === 0xda ? afterScan(bytes, end) : end;
    if (isNeeded(marker, segment)) kept.push(slice(bytes, at, next));
    at = next;
  }
  return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
}

/** A chunk of a PNG, with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

const pngNotes = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

function cleanPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [slice(bytes, 0, 8)];
  for (let at = 8, type = ''; type !== 'IEND'; ) {
    const end = at + 12 + slice(bytes, at, at + 4).readUInt32BE(0);
    const chunk = slice(bytes, at, end);
    type = chunk.toString('latin1', 4, 8);
    if (!pngNotes.includes(type)) kept.push(chunk);
    if (type === 'IHDR') kept.push(pngChunk('eXIf', orientationBlock(orientationOf(bytes))));
    at = end;
  }
  return Buffer.concat(kept);
}

const exifFlag = 0x08;
const xmpFlag = 0x04;

function cleanWebp(bytes: Buffer): Buffer {
  const orientation = orientationOf(bytes);
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    const chunk = Buffer.from(slice(bytes, at, end));
    const type = chunk.toString('latin1', 0, 4);
    if (type === 'VP8X') chunk[8] = ((chunk[8] ?? 0) & ~xmpFlag) | exifFlag;
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk);
    at = end;
  }
  // Only the extended format can contain metadata.
  if (kept[0]?.toString('latin1', 0, 4) === 'VP8X') {
    const exif = Buffer.concat([Buffer.from('EXIF\x1a\0\0\0', 'latin1'), orientationBlock(orientation)]);
    kept.push(exif);
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept]);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** HEIC and AVIF refer to positions in the file, so nothing may move: the metadata is overwritten in place. */
function blankNotes(bytes: Buffer): Buffer {
  const blanked = Buffer.from(bytes);
  for (const { start, end } of placeDirectories(blanked)) blanked.fill(0, start, end);
  const ending = Buffer.from('</x:xmpmeta>');
  for (const start of occurrences(blanked, Buffer.from('<x:xmpmeta'))) {
    const end = blanked.indexOf(ending, start);
    if (end >= 0) blanked.fill(' ', start, end + ending.length);
  }
  return blanked;
}

function cleanerOf(bytes: Buffer): ((bytes: Buffer) => Buffer) | null {
  if (bytes.readUInt16BE(0) === 0xffd8) return cleanJpeg;
  if (bytes.toString('latin1', 1, 4) === 'PNG') return cleanPng;
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return cleanWebp;
  if (bytes.toString('latin1', 4, 8) === 'ftyp') return blankNotes;
  return null;
}

/** The picture without its metadata; null for formats that have none, and for malformed files. */
export function cleanPicture(bytes: Buffer): Buffer | null {
  if (bytes.length < 16) return null;
  try {
    return cleanerOf(bytes)?.(bytes) ?? null;
  } catch (error) {
    if (error instanceof Misshapen) return null;
    throw error;
  }
}
