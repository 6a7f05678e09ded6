/**
 * Before all browser tests: builds the app and starts a server and a demo; after them: ends both and removes
 * their folders.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { demoEntry } from '../scripts/lib/paths.mjs';
import { ensureBuilt } from '../scripts/lib/product.mjs';
import { startDemoServer } from './demo.ts';
import { startServer } from './server.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureBuilt();
  const results = join(import.meta.dirname, 'test-results');
  mkdirSync(results, { recursive: true });
  const logOf = (name: string) => join(results, `${name}.log`);
  const [server, seeded] = await Promise.all([
    startServer(logOf('server')),
    startServer(logOf('demo-seed'), demoEntry),
  ]);
  await seeded.end();
  // Workers are started after this and inherit the environment.
  process.env.E2E_BASE_URL = server.baseUrl;
  process.env.E2E_DATA_DIR = server.dataDir;
  process.env.E2E_DEMO_DIR = seeded.dataDir;
  const demo = await startDemoServer(logOf('demo'));
  process.env.E2E_DEMO_URL = demo.baseUrl;
  return async () => {
    await Promise.all([server.stop(), demo.stop(), seeded.stop()]);
  };
}
