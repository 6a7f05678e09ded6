import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTests, journeys, ofEveryPage, reachedBy } from '../scripts/lib/changed.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';

describe('what a change reaches', () => {
  const tests = [
    'packages/contract/src/shares/share.test.ts',
    'apps/server/src/features/shares/shares.test.ts',
    'apps/server/src/features/deals/deals.test.ts',
    'apps/server/src/platform/mail/mail.test.ts',
    'apps/server/src/platform/jobs/jobs.test.ts',
    'apps/web/src/screens/shares/share.browser.test.tsx',
    'apps/web/src/lib/money.test.ts',
    'test/floors.test.ts',
  ];
  const always = [
    'packages/contract/src/shares/share.test.ts',
    'apps/web/src/lib/money.test.ts',
    'test/floors.test.ts',
  ];

  it('is its noun on both sides of the wire, and the journeys through it', () => {
    const reached = reachedBy(['apps/web/src/features/shares/use-shares.ts'], tests);
    expect(reached.tests.toSorted()).toEqual(
      [
        ...always,
        'apps/server/src/features/shares/shares.test.ts',
        'apps/web/src/screens/shares/share.browser.test.tsx',
      ].toSorted(),
    );
    expect(reached.journeys).toEqual(['shares']);
  });

  it('is the folder of what has no noun', () => {
    const reached = reachedBy(['apps/server/src/platform/mail/mail.ts'], tests);
    expect(reached.tests.toSorted()).toEqual(
      [...always, 'apps/server/src/platform/mail/mail.test.ts'].toSorted(),
    );
    expect(reached.journeys).toEqual([]);
  });

  it('is what starts the product where a script has changed', () => {
    const withCommands = [...tests, 'test/commands.test.ts'];
    expect(reachedBy(['scripts/start.mjs'], withCommands).tests).toContain('test/commands.test.ts');
    expect(reachedBy(['apps/server/src/app.ts'], withCommands).tests).toEqual(always);
  });

  it('is a test that has changed itself, and none beside it', () => {
    const test = 'apps/server/src/features/deals/deals.test.ts';
    expect(reachedBy([test], [...tests, test.replace('deals.test', 'price.test')])).toEqual({
      tests: tests.filter((one) => one === test || always.includes(one)),
      journeys: [],
    });
  });

  it('is a journey that has changed itself, once', () => {
    expect(reachedBy(['e2e/shares.spec.ts', 'packages/contract/src/shares/noun.ts'], tests).journeys).toEqual(
      ['shares'],
    );
  });
});

it('every test in the browser is a journey through some noun, or looks at every page', () => {
  const specs = readdirSync(inRoot('e2e')).flatMap((file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);
  const named = new Set([...Object.values(journeys).flat(), ...ofEveryPage]);
  expect([...named].sort()).toEqual(specs.sort());
});

it('every noun with journeys is a folder', () => {
  const places = ['packages/contract/src', 'apps/web/src/screens', 'apps/web/src/features'];
  const isFolder = (noun: string) => places.some((place) => existsSync(inRoot(place, noun)));
  expect(Object.keys(journeys).filter((noun) => !isFolder(noun))).toEqual([]);
});

it('every file of tests is known', () => {
  expect(allTests()).toContain('test/changed.test.ts');
  expect(allTests()).toContain('apps/server/src/fuzz.test.ts');
});
