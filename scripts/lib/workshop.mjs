/** Temporary packages for tools that generate committed files: downloaded when needed, and removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { PlainError } from './say.mjs';

/**
 * Installs packages (name to version) in a folder of their own and gives `work` what loads them and the path of
 * their folders. Throws PlainError when they cannot be downloaded.
 * @param {Record<string, string>} packages
 * @param {(load: NodeJS.Require, modules: string) => Promise<void>} work
 */
export async function inWorkshop(packages, work) {
  const workshop = mkdtempSync(join(tmpdir(), 'briefcast-workshop-'));
  try {
    const names = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
    const { code, output } = await run('npm', ['install', '--prefix', workshop, '--no-audit', ...names], {
      cwd: workshop,
      quiet: true,
    });
    if (code !== 0) throw new PlainError(`The tools could not be downloaded:\n\n${output.trim()}`);
    await work(createRequire(join(workshop, 'package.json')), join(workshop, 'node_modules'));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}
