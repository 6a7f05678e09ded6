/** Statements lock rows in the one order, in which each feature places its tables (platform/database/lock-order.ts). */
import { expect, it } from 'vitest';
import { features, lockPlaces } from '../apps/server/src/features.ts';
import { readImports } from '../scripts/lib/imports.mjs';
import { sourceOf } from './owners.ts';

const places = new Map<string, number>(Object.entries(lockPlaces));
const files = [...readImports().keys()].filter((file) =>
  /^apps\/server\/src\/(?:platform|features)\//u.test(file),
);

/** Tables that a source locks by statements of drizzle's, in its order, by the functions at its outer level. */
function lockedIn(source: string): string[][] {
  return source.split(/^(?=(?:export )?(?:async )?function |(?:export )?const )/mu).map((part) => {
    const words = part.matchAll(/\.from\((\w+)\)|\.for\('(?:no key update|key share|update|share)'/gu);
    let last = '';
    const locked: string[] = [];
    for (const [, table] of words) {
      if (table === undefined) locked.push(last);
      else last = table;
    }
    return locked;
  });
}

it('finds what a function locks', () => {
  const source = `export async function hold() {
  await tx.select().from(deals).innerJoin(brands, x).where(y).for('update');
  await tx.select().from(rights);
  await tx.select().from(users).for('key share');
}
const other = () => tx.select().from(files).for('share');`;
  expect(lockedIn(source)).toEqual([['deals', 'users'], ['files']]);
});

it('has a place for every table that is locked', () => {
  const locked = files.flatMap((file) => lockedIn(sourceOf(file)).flat());
  expect(locked.length).toBeGreaterThan(50);
  expect([...new Set(locked)].filter((table) => !places.has(table))).toEqual([]);
});

it('is kept within every function', () => {
  const against = files.flatMap((file) =>
    lockedIn(sourceOf(file)).flatMap((locked) => {
      const found = locked.map((table) => places.get(table) ?? 0);
      return found.every((place, i) => i === 0 || place >= (found[i - 1] ?? 0))
        ? []
        : [`${file}: ${locked.join(', ')}`];
    }),
  );
  expect(against).toEqual([]);
});

it('has the tables of a feature placed by their owner', () => {
  const foreign = features.flatMap(({ noun, owns, locks = {} }) =>
    Object.keys(locks)
      .filter((table) => !owns.some((own) => own === table))
      .map((table) => `${noun}: ${table}`),
  );
  expect(foreign).toEqual([]);
});
