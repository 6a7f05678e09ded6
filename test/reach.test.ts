import { describe, expect, it } from 'vitest';
import { within } from '../scripts/lib/tests/full-run.mjs';
import { allTests, reachedBy } from '../scripts/lib/tests/reach.mjs';

describe('what a change reaches', () => {
  const shares = 'apps/server/src/features/shares/shares.test.ts';
  const share = 'apps/web/src/screens/shares/share.browser.test.tsx';
  const contract = 'packages/contract/src/shares/share.test.ts';
  const deals = 'apps/server/src/features/deals/deals.test.ts';
  const mail = 'apps/server/src/platform/mail/mail.test.ts';
  const jobs = 'apps/server/src/platform/jobs/jobs.test.ts';
  const journey = 'e2e/shares.spec.ts';
  const tests = [contract, shares, deals, mail, jobs, share, 'test/floors.test.ts', journey];

  it('is its noun on both sides of the wire, and then the journeys through it', () => {
    expect(reachedBy(['apps/web/src/features/shares/use-shares.ts'], tests)).toEqual([
      contract,
      shares,
      share,
      journey,
    ]);
    expect(reachedBy(['packages/i18n/texts/ar/shares.json'], tests)).toContain(share);
  });

  it('is the folder of what has no noun', () => {
    expect(reachedBy(['apps/server/src/platform/mail/mail-html.ts'], tests)[0]).toBe(mail);
  });

  it('is first a test that has changed itself, and none beside it', () => {
    expect(reachedBy([deals], [...tests, deals.replace('deals.test', 'price.test')])).toEqual([deals]);
    expect(reachedBy(['apps/web/src/features/shares/use-shares.ts', deals], tests)[0]).toBe(deals);
  });

  it('is whatever loads it, but not all that what gathers the features loads', () => {
    const ofAddresses = reachedBy(['apps/server/src/platform/storage/signed-address.ts'], allTests());
    expect(ofAddresses).toContain('apps/server/src/features/additions/additions.test.ts');
    const ofBlocks = reachedBy(['apps/server/src/features/blocks/block.ts'], allTests());
    expect(ofBlocks).toEqual(['apps/server/src/features/blocks/blocks.test.ts']);
    expect(reachedBy(['packages/contract/src/blocks/routes.ts'], allTests())).toEqual(ofBlocks);
  });

  it('is the tests of all routes where a sample has changed, or what samples load', () => {
    for (const changed of ['features/blocks/samples.ts', 'testing/moderation.ts'])
      expect(reachedBy([`apps/server/src/${changed}`], allTests())).toEqual(
        expect.arrayContaining([
          'apps/server/src/access-matrix.test.ts',
          'apps/server/src/binding-acts.test.ts',
        ]),
      );
  });
});

it('every file of tests is known, of both runners', () => {
  expect(allTests()).toContain('test/reach.test.ts');
  expect(allTests()).toContain('apps/server/src/fuzz.test.ts');
  expect(allTests()).toContain('e2e/shares.spec.ts');
});

it('files are taken in their order while there is time for them', () => {
  const recorded = { a: 40, b: 30, c: 15, d: 100 };
  expect(within(['a', 'b', 'c', 'new', 'd'], recorded, 60)).toEqual({
    taken: ['a', 'c', 'new'],
    left: ['b', 'd'],
    leftSeconds: 130,
  });
});
