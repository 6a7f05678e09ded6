/** One number for a release, wherever it is asked for. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBeside } from '../apps/server/src/platform/version.ts';
import { inRoot } from '../scripts/lib/paths.mjs';

const read = (...path: string[]) => readFileSync(inRoot(...path), 'utf8');
const product = JSON.parse(read('package.json'));

interface Package {
  version: string;
  resolved?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The releases of the changelog, the newest first. */
const releases = [...read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)\b/gmu)].map(([, version]) => version);

test('every package has the number of the product, and the changelog begins with it', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  const own = Object.entries(packages as Record<string, Package>).filter(
    ([path, { resolved }]) => resolved === undefined && !path.includes('node_modules'),
  );
  expect(own.length).toBeGreaterThan(5);
  for (const [path, { version, dependencies, devDependencies }] of own) {
    expect(version, path).toBe(product.version);
    // Another number would be looked for in the registry.
    for (const [name, wanted] of Object.entries({ ...dependencies, ...devDependencies }))
      if (name.startsWith('@briefcast/')) expect(wanted, `${path}: ${name}`).toBe(product.version);
  }
  expect(releases[0]).toBe(product.version);
});

test('the release before may run beside this one', () => {
  expect(oldestBeside).toBe(releases[1]);
});

test('a backup of every earlier release is kept, to be restored by the tests', () => {
  const earlier = releases.slice(1);
  expect(earlier).not.toEqual([]);
  for (const version of earlier)
    expect(existsSync(inRoot('apps', 'server', 'src', 'testing', 'backups', `${version}.tar`)), version).toBe(
      true,
    );
});

test('npm start -- --version names it, and starts nothing', () => {
  const said = execFileSync(process.execPath, [inRoot('scripts', 'start.mjs'), '--version'], {
    encoding: 'utf8',
  });
  expect(said.trim()).toBe(product.version);
});
