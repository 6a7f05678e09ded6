/** Counts the frames of a GIF by its blocks alone: a decoder would decode each of a million. */

const trailer = 0x3b;
const extension = 0x21;
const imageDescriptor = 0x2c;

/** The size of a colour table in bytes, from the lowest bits of these flags. */
const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** The end of the sub-blocks that begin here. */
function afterSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  for (let length = bytes[at]; length; length = bytes[at]) at += length + 1;
  return at + 1;
}

/** Counts frames, up to `enough`; stops at damaged data. */
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
