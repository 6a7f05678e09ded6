/** The server with a clock that the test moves (clock.ts). */
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { runUntilStopped } from '../apps/server/src/run.ts';
import { clockOf } from './clock.ts';

const config = readConfig(process.env);
await runUntilStopped(config, await buildApp(config, { clock: clockOf(config.dataDir) }));
