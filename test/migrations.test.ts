/** A migration suits the release before, and keeps nobody waiting (docs/decisions, 63). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { faultsOf, hasSquawk, isHeld, migrationsFolder, pathOf } from './migrations.ts';

const held = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql') && isHeld(file));

test('there are migrations to look at', () => expect(held).not.toEqual([]));

// drizzle-kit compares with the newest; one or two before it let a migration be made again.
test('at most five snapshots of the tables are kept, the newest ones', () => {
  const numbersIn = (folder: string, ending: string) =>
    readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [Number.parseInt(file, 10)] : []));
  const kept = numbersIn(join(migrationsFolder, 'meta'), '_snapshot.json');
  expect(kept.length).toBeLessThanOrEqual(5);
  const newest = Math.max(...numbersIn(migrationsFolder, '.sql'));
  expect(Math.max(...kept)).toBe(newest);
});

test.runIf(hasSquawk).each(held)('%s only adds, and locks nothing for long', (file) => {
  expect(faultsOf(readFileSync(pathOf(file), 'utf8'))).toEqual([]);
});

describe.runIf(hasSquawk)('the check', () => {
  it.each([
    ['drops what is still read', 'ALTER TABLE "deals" DROP COLUMN "title";', 'ban-drop-column'],
    ['drops a table', 'DROP TABLE "deals";', 'ban-drop-table'],
    ['renames what is still read', 'ALTER TABLE "deals" RENAME COLUMN "title" TO "name";', 'renaming-column'],
    [
      'asks older programs for a value',
      'ALTER TABLE "deals" ADD COLUMN "x" text NOT NULL;',
      'adding-required-field',
    ],
    [
      'forbids what they write',
      'ALTER TABLE "deals" ALTER COLUMN "x" SET NOT NULL;',
      'adding-not-nullable-field',
    ],
    ['gives them a null to read', 'ALTER TABLE "deals" ALTER COLUMN "x" DROP NOT NULL;', 'ban-drop-not-null'],
    ['rewrites a table', 'ALTER TABLE "deals" ALTER COLUMN "x" TYPE bigint;', 'changing-column-type'],
    [
      'holds writers while an index is built',
      'CREATE INDEX "x" ON "deals" ("y");',
      'require-concurrent-index-creation',
    ],
    ['moves rows', 'UPDATE "deals" SET "x" = 1;', 'moves rows'],
    ['copies rows', 'INSERT INTO "a" ("b") SELECT "b" FROM "deals";', 'moves rows'],
    [
      'cannot be run again',
      'CREATE INDEX CONCURRENTLY "x" ON "deals" ("y");--> statement-breakpoint\nSELECT 1;',
      'cannot be',
    ],
  ])('finds one that %s', (_what, text, fault) => {
    expect(faultsOf(text).join('\n')).toContain(fault);
  });

  it.each([
    [
      'a column with a value for older rows',
      'ALTER TABLE "deals" ADD COLUMN "x" integer DEFAULT 0 NOT NULL;',
    ],
    [
      'an index on a table of its own',
      'CREATE TABLE "a" ("b" text);--> statement-breakpoint\nCREATE INDEX "c" ON "a" ("b");',
    ],
    ['few rows, and says why', '-- few rows: one for each language\nUPDATE "languages" SET "x" = 1;'],
    [
      'an index that is built beside the service',
      'DROP INDEX CONCURRENTLY IF EXISTS "x";--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "x" ON "deals" ("y");',
    ],
    [
      'what was looked at, by its comment',
      '-- squawk-ignore ban-drop-column\nALTER TABLE "deals" DROP COLUMN "nobody_reads_it";',
    ],
  ])('lets pass %s', (_what, text) => expect(faultsOf(text)).toEqual([]));
});
