/** The machine on which the figures were measured. */
import { execFileSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import pg from 'pg';
import { root } from '../../../scripts/lib/paths.mjs';
import { written } from './numbers.ts';

export interface Machine {
  /** The commit, with a plus if there are uncommitted changes. */
  commit: string;
  described: string;
}

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Reads it from the system, git and, if an address is given, PostgreSQL. */
export async function readMachine(databaseUrl: string | null): Promise<Machine> {
  const processors = cpus();
  const isChanged = git('status', '--porcelain', '--', ':!bench/RESULTS.md') !== '';
  let postgres = '';
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    await client.end();
    postgres = `, PostgreSQL ${rows[0]?.server_version}`;
  }
  return {
    commit: `${git('rev-parse', '--short', 'HEAD') || 'no commit'}${isChanged ? '+' : ''}`,
    described: `${processors.length} cores (${processors[0]?.model.trim()}), ${written(totalmem() / 1024 ** 3)} GB, Node ${process.version}${postgres}; load before the run ${loadavg()[0]?.toFixed(2)}`,
  };
}
