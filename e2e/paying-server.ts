/**
 * The server with the demo's people, credits and subscriptions, and with a clock that the test controls: it
 * is ahead by the number of milliseconds in the file `ahead` in the data folder.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { seedDemo } from '../apps/server/src/demo/seed.ts';
import { seedCredits } from '../apps/server/src/demo/seed-credits.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { runUntilStopped } from '../apps/server/src/run.ts';

const config = readConfig(process.env);
const aheadFile = join(config.dataDir, 'ahead');
const ahead = () => (existsSync(aheadFile) ? Number(readFileSync(aheadFile, 'utf8')) : 0);
const app = await buildApp(config, { clock: () => new Date(Date.now() + ahead()) });
await seedDemo(app.deps);
await seedCredits(app.deps);
await app.settle();
await runUntilStopped(config, app);
