import { describe, expect, it } from 'vitest';
import { isLicenceAllowed, lockedPackages, packagesOf } from '../scripts/lib/licences.mjs';

describe('the licences of the packages', () => {
  it('are all on the list', () => {
    const packages = lockedPackages();
    expect(packages.length).toBeGreaterThan(100);
    const others = packages.filter((each) => !isLicenceAllowed(each));
    expect(others, 'decide in scripts/lib/licences.mjs whether they may be there').toEqual([]);
  });

  const of = (license: string | undefined, dev = false) =>
    packagesOf({ 'node_modules/new': { version: '1.0.0', ...(license ? { license } : {}), dev } })[0];
  const isAllowed = (license: string | undefined, dev = false) => {
    const found = of(license, dev);
    return found !== undefined && isLicenceAllowed(found);
  };

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['(MIT AND GPL-3.0)', false],
    ['GPL-3.0', false],
    ['MPL-2.0', false],
    ['UNLICENSED', false],
    [undefined, false],
  ])('%s in the product: %s', (licence, expected) => {
    expect(isAllowed(licence)).toBe(expected);
  });

  it('may ask for more of what only builds', () => {
    expect(isAllowed('MPL-2.0', true)).toBe(true);
    expect(isAllowed('AGPL-3.0', true)).toBe(false);
  });
});
