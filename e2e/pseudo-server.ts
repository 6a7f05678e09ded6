/** The server with the web app from another folder, `WEB_DIR`: the one that is built with accented texts. */
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { runUntilStopped } from '../apps/server/src/run.ts';

const { WEB_DIR: webFolder = '' } = process.env;
const config = readConfig(process.env);
await runUntilStopped(config, await buildApp(config, { webFolder }));
