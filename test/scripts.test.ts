import { describe, expect, it } from 'vitest';
import { freePort, portState } from '../scripts/lib/free-port.mjs';
import { matchesLock } from '../scripts/lib/install.mjs';
import { PlainError } from '../scripts/lib/say.mjs';
import { allPass, step } from '../scripts/lib/steps.mjs';

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

describe('quick checks', () => {
  it('run to their end, and tell all that failed', async () => {
    const check = (title: string, code: number, first = '') => ({
      title,
      program: process.execPath,
      args: ['-e', `${first}; console.log('${title} said'); process.exit(${code})`],
      alone: `check ${title}`,
    });
    await allPass([check('a', 0), check('b', 0)]);
    // Ends last, and is still told first.
    const c = check('c', 1, "require('child_process').spawnSync(process.execPath, ['-e', '0'])");
    const failed = await allPass([c, check('d', 0), check('e', 2), check('f', 0)]).catch(
      (error) => error.failures,
    );
    expect(failed).toEqual([
      { what: 'c', reason: 'c said\n', alone: 'check c' },
      { what: 'e', reason: 'e said\n', alone: 'check e' },
    ]);
  });
});

describe('a step', () => {
  it('that breaks is told with its command, and the next one runs', async () => {
    const broken = await step('Build', 'npm run build', () => Promise.reject(new PlainError('no disk')));
    expect(broken).toEqual([{ what: 'Build', reason: 'no disk', alone: 'npm run build' }]);
    expect(await step('Tests', 'npm test', async () => {})).toEqual([]);
  });
});

describe('ports', () => {
  it('are free, or on no address of this machine', async () => {
    expect(await portState(await freePort('127.0.0.1'), '127.0.0.1')).toBe('free');
    expect(await portState(3000, '192.0.2.1')).toBe('no_such_host');
  });
});
