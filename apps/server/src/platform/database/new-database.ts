/**
 * The embedded database as it is on the first day: migrated and empty. The build makes it once, and a first start unpacks it
 * in a fifth of the time that making it takes (docs/decisions, "a new database is unpacked").
 */
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { builtDatabase, isBuilt } from '../places.ts';

/**
 * Unpacks the database that the build has made into an empty folder. It is swapped in whole: a start that is killed
 * meanwhile leaves the folder empty. Returns whether there was one; the sources have none, as theirs could be of other
 * migrations.
 */
export async function unpackNewDatabase(folder: string): Promise<boolean> {
  if (!isBuilt || !existsSync(builtDatabase)) return false;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  for await (const entry of createReadStream(builtDatabase).pipe(createGunzip()).pipe(extract())) {
    const path = join(unfinished, entry.header.name);
    if (entry.header.type === 'directory') {
      await mkdir(path, { recursive: true, mode: 0o700 });
      entry.resume();
    } else {
      const file = await open(path, 'w', 0o600);
      await file.writeFile(entry as AsyncIterable<Buffer>).finally(() => file.close());
    }
  }
  await rename(unfinished, folder);
  return true;
}
