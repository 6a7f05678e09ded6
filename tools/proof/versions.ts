/**
 * `npm run prove -- versions`: the way back to a point in time, as the deployment guide tells it, on a store that keeps versions
 * and a database whose log is archived, both of them real; and what holds for every store, on this one. With `--sabotage` the
 * deletions are not taken back, and it must fail.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, say } from '../../scripts/lib/say.mjs';
import { ensureVersionsPrograms } from '../../scripts/lib/system-packages.mjs';
import { killParts } from '../rehearse/lib/part.ts';
import { startArchivedPostgres } from './versions/archived-postgres.ts';
import { makeBucket } from './versions/aws.ts';
import { tryEveryStore } from './versions/every-store.ts';
import { goBack } from './versions/go-back.ts';
import { makeHistory } from './versions/history.ts';
import { startSwift } from './versions/swift.ts';

const bucket = 'briefcast';
const bucketOfTests = 'tests';

/** A folder with one for each part; the service user of the database goes through it to its own. */
function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'briefcast-versions-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  chmodSync(home, 0o755);
  const folder = (name: string) => {
    const path = join(home, name);
    mkdirSync(path, { mode: 0o700 });
    return path;
  };
  return { store: folder('store'), logs: folder('logs'), data: folder('data'), database: folder('database') };
}

await command(async () => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
  await ensureVersionsPrograms();
  const home = makeHome();
  const toClose: (() => Promise<void>)[] = [];
  try {
    const swift = await startSwift(home.store, home.logs);
    toClose.push(swift.stop);
    for (const name of [bucket, bucketOfTests]) await makeBucket(swift, name);
    const passed = await tryEveryStore(swift.url(bucketOfTests));
    say(`What holds for every store holds for this one: ${passed} tests.`);
    const database = await startArchivedPostgres(home.database);
    toClose.push(database.remove);
    const settings = { DATA_DIR: home.data, DATABASE_URL: database.url, STORAGE_URL: swift.url(bucket) };
    const scene = { swift, bucket, database, settings };
    await goBack(scene, await makeHistory(scene), !process.argv.includes('--sabotage'));
  } finally {
    for (const close of toClose.toReversed()) await close();
    killParts();
  }
});
