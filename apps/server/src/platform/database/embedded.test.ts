import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { categories } from './tables/index.ts';

const folders: string[] = [];
async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-embedded-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Two processes on one embedded database lose rows without a word, so the second must not open it. */
test('a folder that is in use is refused by name, and free again after the end', async () => {
  const folder = await newFolder();
  const first = await openEmbedded(folder);
  const second = openEmbedded(folder);
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/in use by another Briefcast process/);
  await first.close();
  const third = await openEmbedded(folder);
  expect(await third.db.select().from(categories)).toHaveLength(12);
  await third.close();
}, 60_000);
