/** Before all browser tests: the app built, the server up; after them: both processes and folders gone. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureWebBuilt } from '../scripts/lib/web-build.mjs';
import { startServer } from './server.ts';

export default async function globalSetup(): Promise<() => Promise<void>> {
  await ensureWebBuilt();
  const results = join(import.meta.dirname, 'test-results');
  mkdirSync(results, { recursive: true });
  const server = await startServer(join(results, 'server.log'));
  // Workers are started after this and inherit the environment.
  process.env.E2E_BASE_URL = server.baseUrl;
  process.env.E2E_DATA_DIR = server.dataDir;
  return server.stop;
}
