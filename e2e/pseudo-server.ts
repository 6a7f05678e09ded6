/**
 * The server with the web app of another folder, `WEB_DIR`: the one that is built with accented texts. With `SEED`, the
 * demo's marketplace is in it.
 */
import { buildApp } from '../apps/server/src/app.ts';
import { seedDemo } from '../apps/server/src/demo/seed.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { runUntilStopped } from '../apps/server/src/run.ts';

const { WEB_DIR: webFolder = '', SEED } = process.env;
const config = readConfig(process.env);
const app = await buildApp(config, { webFolder });
if (SEED) {
  await seedDemo(app.deps);
  await app.settle();
}
await runUntilStopped(config, app);
