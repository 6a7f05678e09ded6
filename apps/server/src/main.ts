/** The process: reads the configuration, serves, and stops cleanly. */
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { holdLines } from './platform/log-output.ts';
import { keepFilesPrivate } from './platform/private-files.ts';
import { version } from './platform/version.ts';
import { runUntilStopped } from './run.ts';

keepFilesPrivate();

if (process.argv.includes('--version')) {
  console.log(version);
  process.exit();
}

try {
  const config = readConfig(process.env);
  await runUntilStopped(config, await buildApp(config, { logTo: holdLines(process.stdout) }));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
