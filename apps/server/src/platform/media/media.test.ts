import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { diskStorage } from '../storage/disk.ts';
import { newStorageKey } from '../storage/keys.ts';
import { StoredFileMissing } from '../storage/storage.ts';
import { detectType, headBytes, watchFor } from './detect-type.ts';
import { withLocalFile } from './local-file.ts';
import {
  sampleCompound,
  sampleDocx,
  sampleIsoMedia,
  samplePdf,
  samplePicture,
  sampleWebm,
  sampleZip,
} from './sample-media.ts';

/** Detects the type as an upload does: by the beginning, then by the rest. */
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
    ['pdf after a line break', 'DOCUMENT application/pdf', Buffer.concat([Buffer.from('\r\n'), samplePdf()])],
    [
      'pdf after a byte order mark and spaces',
      'DOCUMENT application/pdf',
      Buffer.concat([Buffer.from('\ufeff  \n'), samplePdf()]),
    ],
    ['pdf after words', null, Buffer.concat([Buffer.from('<p>\n'), samplePdf()])],
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
