/** The product on the store: a server as a process, its rows and bytes as it sees them itself, and its own check of its logs. */
import { buildApp } from '../../../apps/server/src/app.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import type { Deps } from '../../../apps/server/src/platform/deps.ts';
import { fleetSecret } from '../../../apps/server/src/testing/fleet.ts';
import { node24 } from '../../../scripts/lib/node24.mjs';
import { verifyEntry } from '../../../scripts/lib/paths.mjs';
import { run } from '../../../scripts/lib/run.mjs';

export type Settings = Record<'DATA_DIR' | 'DATABASE_URL' | 'STORAGE_URL', string>;

/** Works with the parts of a server that serves nobody, and whose clock is that number of hours ahead. */
export async function withParts<T>(
  settings: Settings,
  work: (deps: Deps) => Promise<T>,
  hoursAhead = 0,
): Promise<T> {
  const config = readConfig({
    ...settings,
    SECRET: fleetSecret,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'not used',
  });
  const app = await buildApp(config, { clock: () => new Date(Date.now() + hoursAhead * 3_600_000) });
  try {
    return await work(app.deps);
  } finally {
    await app.close();
  }
}

/** Output of `npm run verify` about the installation; throws where something does not fit. */
export async function verify(settings: Settings): Promise<string> {
  const { code, output } = await run(node24(), [verifyEntry], {
    quiet: true,
    env: { PATH: process.env.PATH, SECRET: fleetSecret, ...settings },
  });
  if (code !== 0) throw new Error(`npm run verify: ${output.trim()}`);
  return output.trim();
}
