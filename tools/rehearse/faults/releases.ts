/** The release before comes back, server by server, and leaves again: an upgrade that is taken back, and made. */
import { join } from 'node:path';
import { checkBackup } from '../../../apps/server/src/features/backups/check-backup.ts';
import { oldestBeside, version } from '../../../apps/server/src/platform/version.ts';
import { type LastRelease, takeLastRelease } from '../../../apps/server/src/testing/last-release.ts';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import type { Server } from '../parts/servers.ts';
import type { Production } from '../production.ts';
import type { Fault } from './fault.ts';

let release: LastRelease | null = null;

/** From the history of the repository, once; it is removed when the rehearsal ends. */
async function takeRelease(): Promise<string | null> {
  if (release) return null;
  const backups = inRoot('apps', 'server', 'src', 'testing', 'backups');
  const { format } = await checkBackup(join(backups, `${oldestBeside}.tar`));
  release = await takeLastRelease(format.migrations.length);
  if (!release) return `the history of the repository has no ${oldestBeside}`;
  process.once('exit', release.remove);
  return null;
}

/** Version that a server reports; 0.1.0 does not. */
async function versionOf({ origin }: Server): Promise<string> {
  const answer = await fetch(`${origin}/api/version`);
  if (answer.status === 404) return 'untold';
  return ((await answer.json()) as { data: { version: string } }).data.version;
}

/** Replaces the servers one after the other, by a release; returns what each says then. */
async function replaceAll({ servers }: Production, how: { entryBefore?: string }): Promise<string[]> {
  const told: string[] = [];
  for (const server of servers) {
    const code = await server.part().stop();
    if (code !== 0) throw new Error(`${server.place.name} ended with ${code}`);
    await server.start(how);
    told.push(await versionOf(server));
  }
  return told;
}

export const releaseBefore: Fault = {
  name: 'The release before, and back',
  done: `each server replaced by one of ${oldestBeside}, one after the other, and then by the present build`,
  seconds: 15,
  prepare: takeRelease,
  async begin(production) {
    if (!release) throw new Error('There is no release before');
    const before = await replaceAll(production, { entryBefore: release.entry });
    return {
      async end() {
        const after = await replaceAll(production, {});
        if (before.includes(version) || after.some((one) => one !== version))
          throw new Error(`The servers said ${before.join(', ')}, then ${after.join(', ')}`);
        return `their version was ${before.join(', ')}, and is ${after.join(', ')}`;
      },
    };
  },
};
