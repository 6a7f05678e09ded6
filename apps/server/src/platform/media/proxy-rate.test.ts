import { describe, expect, it } from 'vitest';
import { isVariable, proxyRate } from './proxy-rate.ts';

const rate = (text: string | null) => {
  const [numerator = 0, denominator = 1] = (text ?? '').split('/').map(Number);
  return text === null ? null : { numerator, denominator };
};

describe('the rate of a proxy', () => {
  it.each([
    ['25/1', '25/1', '25/1', false],
    ['30000/1001', '30000/1001', '30000/1001', false],
    ['24000/1001', '24000/1001', '24000/1001', false],
    // A phone's clock.
    ['30/1', '44910/1499', '30/1', false],
    // A phone that dropped frames in the dark.
    ['30000/1001', '4200/143', '30000/1001', true],
    ['30/1', '77/3', '30/1', true],
    ['600/1', '8850/299', '30000/1001', true],
    ['90000/1', '24/1', '24/1', true],
    // A recording of a screen.
    ['60/1', '23/1', '60/1', true],
    ['1000/1', null, '30/1', false],
    // Slow motion.
    ['120/1', '120/1', '120/2', false],
    ['240000/1001', '240000/1001', '240000/4004', false],
    ['1000/1', '1000/1', '1000/17', false],
    ['90000/1', '240/1', '60/1', true],
    ['10/1', '10/1', '10/1', false],
    [null, null, '30/1', false],
  ])('of a film of %s and on average %s is %s', (finest, average, wanted, variable) => {
    const rates = { finest: rate(finest), average: rate(average) };
    expect(proxyRate(rates)).toEqual(rate(wanted));
    expect(isVariable(rates)).toBe(variable);
  });
});
