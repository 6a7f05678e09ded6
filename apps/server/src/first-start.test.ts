/** First start on an empty data folder, with the real process and the built database. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from './platform/database/embedded.ts';
import { upgrades } from './platform/database/tables/index.ts';
import { builtEntry, compileCache } from './testing/fleet.ts';

test('the first release is dated by its first start, not by the build that made its tables', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'briefcast-first-'));
  const before = Date.now();
  const env = { PATH: process.env.PATH, ...compileCache, PORT: '0', DATA_DIR: dataDir };
  const child = spawn(process.execPath, [builtEntry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let output = '';
    for await (const piece of child.stdout) {
      output += String(piece);
      if (output.includes('serves at')) break;
    }
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const { db, close } = await openEmbedded(dataDir, { migrate: false, isThere: true });
  const [first] = await db.select().from(upgrades);
  await close();
  await rm(dataDir, { recursive: true, force: true });
  expect(first?.beganAt.getTime()).toBeGreaterThanOrEqual(before);
}, 120_000);
