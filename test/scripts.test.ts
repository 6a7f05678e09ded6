import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort, portState } from '../scripts/lib/free-port.mjs';
import { matchesLock } from '../scripts/lib/install.mjs';
import {
  playwrightCounts,
  playwrightFaults,
  sum,
  vitestCounts,
  vitestFaults,
} from '../scripts/lib/reports.mjs';
import { allPass, StepFailed } from '../scripts/lib/steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'briefcast-scripts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const report = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe('whether the packages are installed', () => {
  const locked = {
    '': { version: '0.1.0' },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/vite': { version: '8.0.0', dev: true },
    'node_modules/@other/system': { version: '1.0.0', optional: true },
    'node_modules/@briefcast/web': { link: true },
  };
  const installed = {
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/vite': { version: '8.0.0' },
    'node_modules/@briefcast/web': { link: true },
  };
  const { 'node_modules/vite': _, ...production } = installed;

  it('asks for every package in its version, but not for those of other systems', () => {
    expect(matchesLock(locked, installed, { dev: true })).toBe(true);
    const newer = { ...locked, 'node_modules/zod': { version: '4.0.1' } };
    expect(matchesLock(newer, installed, { dev: true })).toBe(false);
    expect(
      matchesLock({ ...locked, 'node_modules/new': { version: '1.0.0' } }, installed, { dev: true }),
    ).toBe(false);
    expect(matchesLock(locked, {}, { dev: true })).toBe(false);
  });

  it('lets an installation for production start', () => {
    expect(matchesLock(locked, production, { dev: false })).toBe(true);
    expect(matchesLock(locked, production, { dev: true })).toBe(false);
  });
});

describe('how many tests ran', () => {
  it('adds up both runners, and takes a test that passed at the second try for a failure', () => {
    const vitest = vitestCounts(report('vitest.json', { numPassedTests: 7, numFailedTests: 1 }));
    const playwright = playwrightCounts(
      report('pw.json', { stats: { expected: 3, unexpected: 1, flaky: 1 } }),
    );
    expect(sum([vitest, playwright])).toEqual({ passed: 10, failed: 3 });
  });

  it('counts nothing where no report was written', () => {
    expect(vitestCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
    expect(playwrightCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 });
  });
});

describe('what failed', () => {
  it('names tests and files with the beginning of the reason', () => {
    const failing = {
      fullName: 'a day has hours',
      status: 'failed',
      failureMessages: ['\u001b[31m23\u001b[39m, not 24'],
    };
    const passing = { fullName: 'a week has days', status: 'passed', failureMessages: [] };
    const faults = vitestFaults(
      report('faults.json', {
        testResults: [
          { name: 'day.test.ts', status: 'failed', message: '', assertionResults: [passing, failing] },
          { name: 'year.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
          { name: 'week.test.ts', status: 'passed', message: '', assertionResults: [passing] },
        ],
      }),
    );
    expect(faults).toEqual([
      'day.test.ts: a day has hours\n    23, not 24',
      'year.test.ts\n    no such module',
    ]);
  });

  it('names what failed in the browser, outside of any test too', () => {
    const ran = (message: string) => [{ results: [{ errors: [{ message }] }] }];
    const suite = {
      title: 'day.spec.ts',
      specs: [{ title: 'begins', ok: true, file: 'day.spec.ts', tests: ran('') }],
      suites: [
        {
          title: 'at night',
          specs: [{ title: 'is dark', ok: false, file: 'day.spec.ts', tests: ran('light') }],
        },
      ],
    };
    const faults = playwrightFaults(
      report('pw.json', { suites: [suite], errors: [{ message: 'socket hang up' }] }),
    );
    expect(faults).toEqual(['day.spec.ts: is dark\n    light', 'outside of any test\n    socket hang up']);
  });

  it('is nothing where no report was written', () => {
    expect([
      ...vitestFaults(join(folder, 'none.json')),
      ...playwrightFaults(join(folder, 'none.json')),
    ]).toEqual([]);
  });
});

describe('quick checks', () => {
  it('stop at a failure', async () => {
    const ran: string[] = [];
    const check = (title: string, code: number) => ({
      title,
      work: async () => {
        ran.push(title);
        return { code, output: '' };
      },
    });
    await allPass([check('a', 0), check('b', 0), check('c', 0)]);
    await expect(allPass([check('d', 1), check('e', 0), check('f', 0), check('g', 0)])).rejects.toThrow(
      StepFailed,
    );
    expect(ran.slice(0, 5).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(ran).not.toContain('g');
  });
});

describe('ports', () => {
  it('are free, or on no address of this machine', async () => {
    expect(await portState(await freePort('127.0.0.1'), '127.0.0.1')).toBe('free');
    expect(await portState(3000, '192.0.2.1')).toBe('no_such_host');
  });
});
