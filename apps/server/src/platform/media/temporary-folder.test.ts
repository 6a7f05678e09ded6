import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { removeLeftFolders, withTemporaryFolder } from './temporary-folder.ts';

it('is removed after the work, also when that fails', async () => {
  const folder = await withTemporaryFolder(async (path) => {
    await writeFile(join(path, 'copy'), 'bytes');
    return path;
  });
  await expect(readdir(folder)).rejects.toMatchObject({ code: 'ENOENT' });
  let failed = '';
  const failing = withTemporaryFolder((path) => {
    failed = path;
    return Promise.reject(new Error('broken'));
  });
  await expect(failing).rejects.toThrow('broken');
  await expect(readdir(failed)).rejects.toMatchObject({ code: 'ENOENT' });
});

it('is swept when a killed process left it, and nothing else is', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'briefcast-sweep-'));
  const now = Date.now();
  for (const [name, age] of [
    ['briefcast-media-old', 2 * 60 * 60_000],
    ['briefcast-media-new', 1000],
    ['of-somebody-else', 2 * 60 * 60_000],
  ] as const) {
    await mkdir(join(parent, name));
    await utimes(join(parent, name), new Date(now - age), new Date(now - age));
  }
  expect(await removeLeftFolders(new Date(now - 60 * 60_000), parent)).toBe(1);
  expect((await readdir(parent)).sort()).toEqual(['briefcast-media-new', 'of-somebody-else']);
  await rm(parent, { recursive: true });
});
