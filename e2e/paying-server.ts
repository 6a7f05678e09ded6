/** The server with the demo's people, credits and subscriptions, and with a clock that the test moves (clock.ts). */
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { runUntilStopped } from '../apps/server/src/run.ts';
import { seedDemo } from '../tools/demo/seed.ts';
import { seedCredits } from '../tools/demo/seed-credits.ts';
import { clockOf } from './clock.ts';

const config = readConfig(process.env);
const app = await buildApp(config, { clock: clockOf(config.dataDir) });
await seedDemo(app.deps);
await seedCredits(app.deps);
await app.settle();
await runUntilStopped(config, app);
