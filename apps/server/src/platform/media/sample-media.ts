/** Small real files of every kind, made on the spot for the tests. */
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
    .toFormat(format)
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

export const samplePdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n');

/** An old Office file: a directory far from its beginning names its streams. */
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

/** A zip without compression; its central directory is left out, as the detection does without it. */
export const sampleZip = (entries: Record<string, string | Buffer>): Buffer =>
  Buffer.concat(Object.entries(entries).map(([name, content]) => zipEntry(name, Buffer.from(content))));

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

/** A docx; with `contentTypesLast` as some programs write it, after more than the detection looks at. */
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

/** Where a filmed sample says that it was taken. */
export const samplePlace = '+25.2048+055.2708/';

/** A video as a phone films it: on its side, with a note of the place. Needs ffmpeg. */
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
