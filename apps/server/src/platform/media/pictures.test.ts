import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AppError } from '@briefcast/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newStorageKey } from '../storage/keys.ts';
import { countGifFrames } from './gif-frames.ts';
import { limitsOf, makeForm } from './image.ts';
import type { PictureForm } from './make-picture.ts';
import { brokenBound } from './picture-rules.ts';
import { openProgramRunner } from './run-program.ts';
import { sampleHeic } from './sample-heic.ts';
import { hasVideoTools, sampleGif, samplePicture } from './sample-media.ts';

const { run, close } = openProgramRunner();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefcast-image-'));
});
afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

const newPath = () => join(folder, newStorageKey().slice(3));
async function make(form: PictureForm, bytes: Buffer, within?: Parameters<typeof makeForm>[4]) {
  const path = newPath();
  await writeFile(path, bytes);
  const made = await makeForm(run, form, path, newPath(), within);
  return { ...made, bytes: await readFile(made.path) };
}

describe('pictures', () => {
  it('become avatars: small, whole and webp', async () => {
    const made = await make('avatar', await samplePicture('png', 1024, 512));
    expect([made.width, made.height]).toEqual([512, 256]);
    expect((await sharp(made.bytes).metadata()).format).toBe('webp');
  });

  it('are turned upright and forget where they were taken', async () => {
    const taken = await sharp(await samplePicture('jpeg', 300, 200))
      .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const made = await make('showcase', taken);
    expect(made).toMatchObject({ width: 200, height: 300, original: { width: 200, height: 300 } });
    expect((await sharp(made.bytes).metadata()).exif).toBeUndefined();
  });

  it.runIf(hasVideoTools())('as phones write them, in HEIC, become every form', async () => {
    const taken = sampleHeic(400, 200, { color: '0x2040c0', turns: 1 });
    for (const form of ['avatar', 'showcase', 'thumbnail', 'viewing'] as const) {
      const made = await make(form, taken);
      expect(made).toMatchObject({ width: 200, height: 400, original: { width: 200, height: 400 } });
      const { dominant } = await sharp(made.bytes).stats();
      expect([dominant.r < 64, dominant.g < 96, dominant.b > 160]).toEqual([true, true, true]);
    }
  });

  it.runIf(hasVideoTools())('of 48 megapixels, as phones take them, are still decoded', async () => {
    const made = await make('viewing', sampleHeic(8064, 6048), limitsOf({ mimeType: 'image/heic' }));
    expect(made).toMatchObject({ width: 4096, height: 3072, original: { width: 8064, height: 6048 } });
  });

  it.runIf(hasVideoTools())(
    'in HEIC that are damaged, huge or lie about their measures are refused',
    async () => {
      const whole = sampleHeic(320, 240);
      await expect(make('avatar', whole.subarray(0, whole.length - 60))).rejects.toMatchObject({
        code: 'file.unreadable',
      });
      const huge = sampleHeic(64, 64, { told: { width: 60_000, height: 60_000 } });
      await expect(make('avatar', huge)).rejects.toMatchObject({ code: 'file.too_complex' });
      const unlike = sampleHeic(64, 64, { told: { width: 6000, height: 6000 } });
      const made = await make('avatar', unlike).catch((error: unknown) => error);
      expect(made).toSatisfy(
        (found) => found instanceof AppError || (found as { width: number }).width <= 512,
      );
    },
  );

  it('keep moving if they are animations', async () => {
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
    const made = await make('showcase', gif);
    expect((await sharp(made.bytes).metadata()).pages).toBe(2);
    expect([made.width, made.height]).toEqual([40, 30]);
  });

  it('lose a script that hides in a GIF', async () => {
    const hidden = Buffer.from('<script>alert(1)</script>');
    const made = await make('showcase', Buffer.concat([await samplePicture('gif', 30, 20), hidden]));
    expect(made.bytes.includes('script')).toBe(false);
  });

  it('are never enlarged', async () => {
    expect((await make('thumbnail', await samplePicture('png', 100, 50))).width).toBe(100);
    expect((await make('thumbnail', await samplePicture('png', 1440, 50))).width).toBe(720);
  });

  it('are refused when damaged', async () => {
    const whole = await samplePicture('png');
    await expect(make('avatar', whole.subarray(0, 60))).rejects.toMatchObject({ code: 'file.unreadable' });
  });

  it.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['PDF', '%PDF-1.7\n'],
    ['PPM', 'P3 1 1 255 9 9 9'],
  ])('of other formats are not opened, whatever could open them: %s', async (_, text) => {
    await expect(make('avatar', Buffer.from(text))).rejects.toMatchObject({ code: 'file.unreadable' });
  });
});

describe('pictures that unfold into too much', () => {
  it('are refused by their measures, before a pixel is decoded', async () => {
    const bomb = await samplePicture('png', 9000, 6000);
    await expect(make('avatar', bomb)).rejects.toMatchObject({
      code: 'file.too_complex',
      params: { bound: 'picture', most: 50, found: 54 },
    });
  });

  it('have a smaller bound where a pixel costs more', async () => {
    const bomb = await samplePicture('avif', 5000, 4000);
    expect(bomb.length).toBeLessThan(5000);
    await expect(make('avatar', bomb)).rejects.toMatchObject({
      code: 'file.too_complex',
      params: { bound: 'avif', most: 16, found: 20 },
    });
    expect(brokenBound({ format: 'heif', width: 4000, height: 4000, frames: 1 })).toBeNull();
    const large = { format: 'jpeg', width: 16_320, height: 12_240, frames: 1 };
    expect(brokenBound(large)).toBeNull();
    expect(brokenBound({ ...large, isProgressive: true })).toMatchObject({ most: 50, found: 200 });
    expect(brokenBound({ ...large, width: 30_000 })).toMatchObject({ most: 210, found: 368 });
  });

  it('are refused for their frames, which are counted without a decoder', async () => {
    expect(countGifFrames(sampleGif(7), 100)).toBe(7);
    expect(countGifFrames(sampleGif(100_000), 1001)).toBe(1001);
    expect(countGifFrames(await samplePicture('gif', 30, 20), 100)).toBe(1);
    await expect(make('showcase', sampleGif(100_000))).rejects.toMatchObject({
      code: 'file.too_complex',
      params: { bound: 'frames', most: 1000, found: 1001 },
    });
    expect((await make('showcase', sampleGif(1000))).width).toBe(1);
  });

  it.runIf(process.platform === 'linux')(
    'end the program at its bound of memory, and nothing else',
    async () => {
      const picture = await samplePicture('avif', 4000, 3000);
      const limits = { seconds: 20, fileMegabytes: 16 };
      await expect(make('avatar', picture, { ...limits, memoryMegabytes: 700 })).rejects.toMatchObject({
        code: expect.stringMatching(/^file\./),
      });
      expect((await make('avatar', picture)).width).toBe(512);
    },
  );

  it('are given up when they take too long', async () => {
    const limits = { seconds: 0.01, memoryMegabytes: 1050, fileMegabytes: 16 };
    await expect(make('avatar', await samplePicture('png'), limits)).rejects.toMatchObject({
      code: 'file.too_complex',
    });
  });
});
