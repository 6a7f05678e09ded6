/** Tests of the second try (`scripts/lib/tests/second-try.mjs`). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.mjs';
import type { Report, TestFile } from '../scripts/lib/tests/report.mjs';
import { runVitest } from '../scripts/lib/tests/runners.mjs';
import { withSecondTry } from '../scripts/lib/tests/second-try.mjs';
import { pureProjects } from '../scripts/lib/tests/tiers.mjs';

const file = (path: string, failed: string[] = [], project = 'server-postgres'): TestFile => ({
  path,
  project,
  seconds: 1,
  passed: 2,
  failed: failed.map((name) => ({ name, reason: 'because' })),
});
const report = (...files: TestFile[]): Report => ({ files, outside: [] });
const paths = (files: readonly TestFile[]) => files.map(({ path }) => path);

/** Runs with a second try that finds this. */
async function trying(first: Report, second: Report) {
  const tried: string[] = [];
  const found = await withSecondTry(first, async (failed) => {
    tried.push(...paths(failed));
    return second;
  });
  return { ...found, tried };
}

describe('what failed', () => {
  it('and passes alone is told and counts as passed; what fails again fails', async () => {
    const first = report(file('a', ['one']), file('b', ['two', 'three']), file('c'));
    const found = await trying(first, report(file('a', ['one']), file('b')));
    expect(found.tried).toEqual(['a', 'b']);
    expect(paths(found.failed)).toEqual(['a']);
    expect(paths(found.flaky)).toEqual(['b']);
    expect(found.passed).toBe(8);
  });

  it('in more than ten files is no chance', async () => {
    const many = Array.from({ length: 11 }, (_, number) => file(`${number}`, ['one']));
    const found = await trying(report(...many), report(...many.map(({ path }) => file(path))));
    expect([found.tried.length, found.failed.length]).toEqual([0, 11]);
  });

  it('of rules and of the house is tried once', async () => {
    const rules = pureProjects.map((name) => file(name, ['one'], name));
    const found = await trying(report(...rules), report());
    expect([found.tried, found.failed.length]).toEqual([[], pureProjects.length]);
  });

  it('outside of all files went with what passes alone, and stays without it', async () => {
    const outside = ['socket hang up'];
    const chance = await trying({ ...report(file('a', ['one'])), outside }, report(file('a')));
    expect([chance.outside, paths(chance.flaky)]).toEqual([[], ['a', 'outside of any test']]);
    expect((await trying({ ...report(file('a')), outside }, report())).outside).toEqual(outside);
  });

  it('and did not come to its end at the second try failed', async () => {
    const second = { files: [], outside: ['The test runner ended with 1 and no report.'] };
    expect(paths((await trying(report(file('a', ['one'])), second)).failed)).toEqual(['a']);
  });
});

describe('for real, by the test runner', () => {
  const scratch = inRoot('.cache', `second-try-${process.pid}`);
  const name = (which: string) => `.cache/second-try-${process.pid}/${which}.test.mjs`;
  const write = (which: string, body: string) =>
    writeFileSync(join(scratch, `${which}.test.mjs`), `import { it, expect } from 'vitest';\n${body}`);

  beforeAll(() => {
    mkdirSync(scratch, { recursive: true });
    writeFileSync(
      join(scratch, 'vitest.config.mjs'),
      `export default { test: { name: 'scratch', root: ${JSON.stringify(scratch)}, include: ['*.test.mjs'] } };`,
    );
    write('broken', `it('is wrong', () => expect(1).toBe(2));`);
    // The first run leaves what the second one finds.
    write(
      'depends',
      `import { existsSync, writeFileSync } from 'node:fs';
      it('finds what was left', () => {
        const left = new URL('left', import.meta.url);
        const isThere = existsSync(left);
        writeFileSync(left, '');
        expect(isThere).toBe(true);
      });`,
    );
    write('sound', `it('is right', () => expect(1).toBe(1));`);
    write('unreadable', `import './nowhere.mjs';`);
  });
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));

  it('a test that is broken fails twice, and one that a left file mends is flaky', async () => {
    const args = ['--config', join(scratch, 'vitest.config.mjs')];
    const first = await runVitest({ args, quiet: true });
    const found = await withSecondTry(first, (failed) =>
      runVitest({ args, files: paths(failed), quiet: true }),
    );
    expect(paths(found.failed).sort()).toEqual([name('broken'), name('unreadable')]);
    expect(found.failed.flatMap(({ failed }) => failed.map((fault) => fault.name)).sort()).toEqual([
      'before its tests',
      'is wrong',
    ]);
    expect(found.flaky.map(({ path, failed }) => [path, failed[0]?.name])).toEqual([
      [name('depends'), 'finds what was left'],
    ]);
    expect(found.passed).toBe(2);
  });
});
