import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStorage } from '../storage/disk.ts';
import { newStorageKey } from '../storage/keys.ts';
import { StoredFileMissing } from '../storage/storage.ts';
import { detectType, headBytes, watchFor } from './detect-type.ts';
import { makeAvatar, makeShowcase, makeThumbnail, measureImage } from './image.ts';
import { withLocalFile } from './local-file.ts';
import {
  hasVideoTools,
  sampleCompound,
  sampleDocx,
  sampleFilmed,
  sampleIsoMedia,
  samplePdf,
  samplePicture,
  samplePlace,
  sampleVideo,
  sampleWebm,
  sampleZip,
} from './sample-media.ts';
import { copyWithoutNotes, makeVideoPoster, readVideoFacts } from './video.ts';

/** As an upload does: by the beginning, then by the rest. */
async function typeOf(bytes: Buffer): Promise<string | null> {
  const detected = await detectType(bytes.subarray(0, headBytes));
  if (!detected) return null;
  const watch = watchFor(detected.requires);
  for (let at = 0; at < bytes.length; at += 1000) watch.see(bytes.subarray(at, at + 1000));
  return watch.foundAll() ? `${detected.type} ${detected.mimeType}` : null;
}

const docx = 'DOCUMENT application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('the type by the bytes', () => {
  const cases: [string, string | null, Buffer | Promise<Buffer>][] = [
    ['jpeg', 'IMAGE image/jpeg', samplePicture('jpeg')],
    ['png', 'IMAGE image/png', samplePicture('png')],
    ['webp', 'IMAGE image/webp', samplePicture('webp')],
    ['gif', 'IMAGE image/gif', samplePicture('gif')],
    ['avif', 'IMAGE image/avif', samplePicture('avif', 64, 64)],
    ['heic', 'IMAGE image/heic', sampleIsoMedia('heic')],
    ['mp4', 'VIDEO video/mp4', sampleIsoMedia('isom')],
    ['m4v', 'VIDEO video/mp4', sampleIsoMedia('M4V ')],
    ['mov', 'VIDEO video/quicktime', sampleIsoMedia('qt  ')],
    ['webm', 'VIDEO video/webm', sampleWebm()],
    ['pdf', 'DOCUMENT application/pdf', samplePdf()],
    ['doc', 'DOCUMENT application/msword', sampleCompound('WordDocument')],
    ['docx', docx, sampleDocx()],
    ['docx with its table of contents last', docx, sampleDocx({ contentTypesLast: true })],
    ['xls', null, sampleCompound('Workbook')],
    ['zip', null, sampleZip({ 'readme.txt': 'hello' })],
    ['svg', null, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      'svg after an XML head',
      null,
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ['html', null, Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['text', null, Buffer.from('hello')],
    ['a program', null, Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(300)])],
    ['audio', null, sampleIsoMedia('M4A ')],
    ['nothing', null, Buffer.alloc(0)],
  ];
  it.each(cases)('%s', async (_, expected, bytes) => {
    expect(await typeOf(await bytes)).toBe(expected);
  });
});

describe('pictures', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'briefcast-image-'));
  });
  afterAll(() => rm(folder, { recursive: true }));
  const onDisk = async (bytes: Buffer) => {
    const path = join(folder, newStorageKey().slice(3));
    await writeFile(path, bytes);
    return path;
  };

  it('makes avatars small, whole and webp', async () => {
    const made = await makeAvatar(await onDisk(await samplePicture('png', 1024, 512)));
    expect([made.width, made.height]).toEqual([512, 256]);
    expect((await sharp(made.bytes).metadata()).format).toBe('webp');
  });

  it('turns a picture upright and forgets where it was taken', async () => {
    const taken = await sharp(await samplePicture('jpeg', 300, 200))
      .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const path = await onDisk(taken);
    expect(await measureImage(path)).toEqual({ width: 200, height: 300 });
    const made = await makeShowcase(path);
    expect([made.width, made.height]).toEqual([200, 300]);
    expect((await sharp(made.bytes).metadata()).exif).toBeUndefined();
  });

  it('keeps an animation moving', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const made = await makeShowcase(await onDisk(gif));
    expect((await sharp(made.bytes).metadata()).pages).toBe(2);
    expect([made.width, made.height]).toEqual([40, 30]);
  });

  it('drops a script that hides in a GIF', async () => {
    const bytes = Buffer.concat([
      await samplePicture('gif', 30, 20),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const made = await makeShowcase(await onDisk(bytes));
    expect(made.bytes.includes('script')).toBe(false);
  });

  it('never enlarges', async () => {
    expect((await makeThumbnail(await samplePicture('png', 100, 50))).width).toBe(100);
    expect((await makeThumbnail(await samplePicture('png', 1440, 50))).width).toBe(720);
  });

  it('refuses a picture of too many pixels, and damaged ones', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 6000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    await expect(makeAvatar(await onDisk(bomb))).rejects.toThrow();
    const whole = await samplePicture('png');
    await expect(makeAvatar(await onDisk(whole.subarray(0, 60)))).rejects.toThrow();
  });
});

describe('videos', () => {
  it('are left alone where the tools are missing', async () => {
    const tools = { ffprobe: '/no/such/ffprobe', ffmpeg: '/no/such/ffmpeg' };
    expect(await readVideoFacts('/no/such/file', 'video/mp4', tools)).toBeNull();
    expect(await makeVideoPoster('/no/such/file', 'video/mp4', 2, tools)).toBeNull();
  });

  it.runIf(hasVideoTools()).each(['mp4', 'mov', 'webm'] as const)(
    '%s tells duration, measures and a still',
    async (format) => {
      const folder = await mkdtemp(join(tmpdir(), 'briefcast-video-'));
      const path = join(folder, 'video');
      await writeFile(path, sampleVideo(format));
      const mimeType = { mp4: 'video/mp4', mov: 'video/quicktime', webm: 'video/webm' }[format];
      const facts = await readVideoFacts(path, mimeType);
      expect(facts).toMatchObject({ width: 320, height: 180 });
      expect(facts?.durationSeconds).toBeCloseTo(2, 0);
      const poster = await makeVideoPoster(path, mimeType, 2);
      expect(poster && [poster.width, poster.height]).toEqual([320, 180]);
      await rm(folder, { recursive: true });
    },
  );

  it.runIf(hasVideoTools()).each(['mp4', 'mov'] as const)(
    '%s is copied without its notes',
    async (format) => {
      const folder = await mkdtemp(join(tmpdir(), 'briefcast-video-'));
      const [path, copy] = [join(folder, 'video'), join(folder, 'copy')];
      await writeFile(path, sampleFilmed(format));
      const mimeType = { mp4: 'video/mp4', mov: 'video/quicktime' }[format];
      expect(await readVideoFacts(path, mimeType)).toMatchObject({ width: 180, height: 320 });
      expect((await readFile(path)).includes(samplePlace)).toBe(true);

      expect(await copyWithoutNotes(path, mimeType, copy)).toBe(true);
      const bytes = await readFile(copy);
      expect(bytes.includes(samplePlace)).toBe(false);
      expect(await readVideoFacts(copy, mimeType)).toMatchObject({ width: 180, height: 320 });
      expect((await detectType(bytes))?.mimeType).toBe(mimeType);
      await rm(folder, { recursive: true });
    },
  );

  it.runIf(hasVideoTools())('a playlist in disguise reads no other file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'briefcast-video-'));
    await writeFile(join(folder, 'other'), sampleVideo('mp4'));
    await writeFile(
      join(folder, 'video'),
      `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${join(folder, 'other')}\n#EXT-X-ENDLIST\n`,
    );
    expect(await readVideoFacts(join(folder, 'video'), 'video/mp4')).toBeNull();
    expect(await makeVideoPoster(join(folder, 'video'), 'video/mp4', 2)).toBeNull();
    await rm(folder, { recursive: true });
  });
});

describe('stored bytes as a local file', () => {
  it('come by path, by copy, or are missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'briefcast-local-'));
    const disk = diskStorage(folder);
    const key = newStorageKey();
    await disk.write(key, Readable.from([Buffer.from('bytes')]));
    const { localPath: _, ...remote } = disk;
    expect(await withLocalFile(disk, key, async (path) => path)).toBe(join(folder, key));
    const copy = await withLocalFile(remote, key, async (path) => path);
    expect(copy).not.toBe(join(folder, key));
    await expect(withLocalFile(disk, newStorageKey(), async () => 0)).rejects.toThrow(StoredFileMissing);
    await rm(folder, { recursive: true });
  });
});
