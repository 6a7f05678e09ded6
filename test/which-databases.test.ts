import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.mjs';
import { databasesOf, embeddedAlone, onBoth, testsNotOn } from './which-databases.ts';

it.each([...onBoth, ...embeddedAlone])('%s is still there', (place) => {
  expect(existsSync(inRoot('apps', 'server', place))).toBe(true);
});

it('every test of the server runs on a database, and what depends on it on both', () => {
  const missing = testsNotOn('postgres').filter((file) => testsNotOn('embedded').includes(file));
  expect(missing).toEqual([]);
  expect(databasesOf('src/idempotency.test.ts')).toEqual(['embedded', 'postgres']);
  expect(databasesOf('src/fleet/races.test.ts')).toEqual(['postgres']);
  expect(databasesOf('src/access-matrix.test.ts')).toEqual(['postgres']);
  expect(databasesOf('src/platform/http/uploads.test.ts')).toEqual(['embedded']);
});
