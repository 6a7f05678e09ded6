/** How many frames a GIF has, by its blocks alone: a decoder would look at each of a million. */

const trailer = 0x3b;
const extension = 0x21;
const imageDescriptor = 0x2c;

/** Bytes of a colour table whose size stands in the lowest bits of these flags. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Where the sub-blocks end that begin here. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

/** Counts frames, at most up to `enough`; what comes after damage is not counted. */
export function countGifFrames(bytes: Buffer, enough: number): number {
  let at = 13 + tableBytes(bytes[10] ?? 0);
  let frames = 0;
  while (at < bytes.length && frames < enough) {
    const kind = bytes[at];
    if (kind === trailer) break;
    if (kind === extension) {
      at = afterSubBlocks(bytes, at + 2);
    } else if (kind === imageDescriptor) {
      frames++;
      at = afterSubBlocks(bytes, at + 11 + tableBytes(bytes[at + 9] ?? 0));
    } else {
      break;
    }
  }
  return frames;
}
