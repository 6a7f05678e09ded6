/** Small real files of every kind, generated for the tests. */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';

type Picture = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

/** A plain picture. */
export const samplePicture = (format: Picture, width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c2410c' } })
    // Large AVIFs take long to encode with more effort.
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

/** The beginning of an ISO media file (mp4, mov, heic) with the given brand, followed by nothing useful. */
export const sampleIsoMedia = (brand: string): Buffer =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from(`ftyp${brand}\0\0\x02\0${brand}mp41`, 'latin1'),
    Buffer.alloc(200),
  ]);

/** The beginning of a WebM file. */
export const sampleWebm = (): Buffer =>
  Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(200),
  ]);

/** A box of an ISO media file. */
const isoBox = (type: string, ...content: Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0), 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};

const isoTrack = (handler: string): Buffer =>
  isoBox(
    'trak',
    isoBox('tkhd', Buffer.alloc(84)),
    isoBox('mdia', isoBox('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13))),
  );

/** The structure of an MP4 with video and audio tracks, without a frame; `notes` are boxes of its metadata list. */
export const sampleFilmBoxes = (notes: Record<string, string> = {}, handlers = ['vide', 'soun']): Buffer => {
  const noted = Object.entries(notes).map(([type, text]) => isoBox(type, Buffer.from(text)));
  return Buffer.concat([
    isoBox('ftyp', Buffer.from('isom\0\0\x02\0isommp41', 'latin1')),
    isoBox(
      'moov',
      isoBox('mvhd', Buffer.alloc(100)),
      ...handlers.map(isoTrack),
      ...(noted.length > 0 ? [isoBox('udta', ...noted)] : []),
    ),
    isoBox('mdat', Buffer.from('picture and sound')),
  ]);
};

const webmElement = (id: string, ...content: Buffer[]): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x10000000 + content.reduce((sum, { length }) => sum + length, 0));
  return Buffer.concat([Buffer.from(id, 'hex'), size, ...content]);
};

/** The structure of a WebM with video and audio tracks, without a frame; `tags` are its metadata. */
export const sampleWebmElements = (tags: Record<string, string> = {}, trackType = 1): Buffer => {
  const noted = Object.entries(tags).map(([name, text]) =>
    webmElement('67c8', webmElement('45a3', Buffer.from(name)), webmElement('4487', Buffer.from(text))),
  );
  return Buffer.concat([
    webmElement('1a45dfa3', webmElement('4282', Buffer.from('webm'))),
    webmElement(
      '18538067',
      webmElement('1654ae6b', webmElement('ae', webmElement('83', Buffer.from([trackType])))),
      webmElement('1f43b675', Buffer.from('picture and sound')),
      ...(noted.length > 0 ? [webmElement('1254c367', webmElement('7373', ...noted))] : []),
    ),
  ]);
};

/** A GIF with this many frames of one pixel. */
export const sampleGif = (frames: number): Buffer => {
  const frame = Buffer.from('21f90400010000002c000000000100010000020144003b', 'hex').subarray(0, -1);
  return Buffer.concat([
    Buffer.from('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1'),
    ...Array.from({ length: frames }, () => frame),
    Buffer.from([0x3b]),
  ]);
};

/** A picture as a phone takes it: rotated, with metadata of camera and location. */
export const sampleTaken = async (format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> =>
  sharp(await samplePicture('png', 60, 40))
    .toFormat(format)
    .withExif({
      IFD0: { Make: 'Camera of the tests' },
      IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '55/1 16/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const samplePdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

/** An old Office file, whose streams are named in a directory far from its beginning. */
export const sampleCompound = (stream: 'WordDocument' | 'Workbook'): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(100_000),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

const zipEntry = (name: string, content: Buffer) => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt32LE(content.length, 18);
  header.writeUInt32LE(content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, Buffer.from(name), content]);
};

/** A zip without compression; its central directory is left out, because the detection does not read it. */
export const sampleZip = (entries: Record<string, string | Buffer>): Buffer =>
  Buffer.concat(Object.entries(entries).map(([name, content]) => zipEntry(name, Buffer.from(content))));

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A docx; with `contentTypesLast` its table of contents comes after the bytes that the detection examines. */
export const sampleDocx = ({ contentTypesLast = false } = {}): Buffer =>
  contentTypesLast
    ? sampleZip({ 'word/document.xml': Buffer.alloc(120_000, 'x'), '[Content_Types].xml': contentTypes })
    : sampleZip({ '[Content_Types].xml': contentTypes, 'word/document.xml': '<document/>' });

export const hasVideoTools = (): boolean => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    execFileSync('ffprobe', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const ffmpeg = (...args: string[]) => execFileSync('ffmpeg', ['-v', 'error', '-y', ...args]);

/** Two seconds of a real video. Needs ffmpeg. */
export function sampleVideo(format: 'mp4' | 'mov' | 'webm'): Buffer {
  const path = join(tmpdir(), `briefcast-sample-${uuidv7()}.${format}`);
  const codec = format === 'webm' ? ['-c:v', 'libvpx', '-deadline', 'realtime'] : ['-pix_fmt', 'yuv420p'];
  ffmpeg('-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=2', ...codec, path);
  const bytes = readFileSync(path);
  rmSync(path);
  return bytes;
}

/** The location in the metadata of the filmed samples. */
export const samplePlace = '+25.2048+055.2708/';

/** A video as a phone films it: rotated, with its location in the metadata. Needs ffmpeg. */
export function sampleFilmed(format: 'mp4' | 'mov'): Buffer {
  const [path, noted] = ['plain', 'noted'].map((kind) =>
    join(tmpdir(), `briefcast-${kind}-${uuidv7()}.${format}`),
  ) as [string, string];
  writeFileSync(path, sampleVideo(format));
  const notes = ['-movflags', 'use_metadata_tags', '-metadata', `location=${samplePlace}`];
  ffmpeg('-i', path, '-c', 'copy', ...notes, '-metadata:s:v:0', 'rotate=90', noted);
  const bytes = readFileSync(noted);
  rmSync(path);
  rmSync(noted);
  return bytes;
}

/** A video with its location in the metadata and audio that its container does not support. Needs ffmpeg. */
export function sampleSurround(): Buffer {
  const path = join(tmpdir(), `briefcast-sample-${uuidv7()}.mov`);
  const input = ['-f', 'lavfi', '-i', 'testsrc=size=320x180:rate=10:duration=1'];
  const sound = ['-f', 'lavfi', '-i', 'sine=duration=1', '-c:a', 'pcm_s16le'];
  const notes = ['-movflags', 'use_metadata_tags', '-metadata', `location=${samplePlace}`];
  ffmpeg(...input, ...sound, '-pix_fmt', 'yuv420p', ...notes, path);
  const bytes = readFileSync(path);
  rmSync(path);
  // Content that a MOV may have and an MP4 may not, labelled as an MP4.
  bytes.write('isom', bytes.indexOf('qt  '), 'latin1');
  return bytes;
}
