import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { openEmbedded } from './embedded.ts';
import { categories, settings } from './tables/index.ts';

const folders: string[] = [];
async function newFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'briefcast-embedded-'));
  folders.push(folder);
  return folder;
}
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Two processes on one embedded database lose rows silently, so the second must not open it. */
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
});

test('where it must be there already, a wrong folder is told and stays empty', async () => {
  const folder = await newFolder();
  const opened = openEmbedded(folder, { migrate: false, isThere: true });
  await expect(opened).rejects.toThrow(`There is no database in the data folder ${folder}.`);
  expect(await readdir(folder)).toEqual([]);
});

describe('on a disk without room', () => {
  const megabyte = 1024 * 1024;

  test('is not opened: the folder, what is free and what to do are told', async () => {
    const folder = await newFolder();
    const opened = openEmbedded(folder, { migrate: true }, async () => 3 * megabyte);
    await expect(opened).rejects.toThrow(ConfigError);
    await expect(opened).rejects.toThrow(
      `The disk of the data folder ${folder} is full: 3 MB are free, and Briefcast needs at least 128 MB to start. Free some space there, or choose another DATA_DIR.`,
    );
  });

  test('takes no changes while too little is left, reads on, and takes them again', async () => {
    const folder = await newFolder();
    let free = 1000 * megabyte;
    const database = await openEmbedded(folder, { migrate: true }, async () => free);
    const write = () => database.db.insert(settings).values({ key: 'written', value: 'once' });
    free = 63 * megabyte;
    const isReadOnly = async () => {
      const rows = await database.db.execute(sql`show default_transaction_read_only`);
      return JSON.stringify(rows).includes('"on"');
    };
    await expect.poll(isReadOnly).toBe(true);
    await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
    expect(await database.db.select().from(categories)).toHaveLength(12);
    free = 1000 * megabyte;
    await expect.poll(isReadOnly).toBe(false);
    await write();
    await database.close();
  });
});
