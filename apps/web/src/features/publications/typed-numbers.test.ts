import { unknownNumbers } from '@briefcast/contract/publications/numbers';
import { expect, test } from 'vitest';
import { readNumbers, typedNumbers } from './typed-numbers.ts';

test('an empty field is unknown, and a zero is zero', () => {
  const { numbers, unreadable } = readNumbers({ ...typedNumbers(), views: ' ', likes: '0' });
  expect(numbers).toEqual({ ...unknownNumbers, likes: 0 });
  expect(unreadable).toEqual([]);
});

test('numbers are read as people write them, and what is none is named', () => {
  const read = (views: string) => readNumbers({ ...typedNumbers(), views });
  for (const typed of ['84600', '84,600', '84 600', '٨٤٬٦٠٠'])
    expect(read(typed).numbers.views, typed).toBe(84_600);
  for (const typed of ['84.6k', '-1', '1.5', '99999999999'])
    expect(read(typed), typed).toEqual({ numbers: unknownNumbers, unreadable: ['views'] });
  expect(readNumbers({ ...typedNumbers(), salesCents: '1250.5' }).numbers.salesCents).toBe(125_050);
});

test('a statement fills the fields with what it knows', () => {
  const filled = typedNumbers({ ...unknownNumbers, views: 0, salesCents: 125_050 });
  expect(readNumbers(filled).numbers).toEqual({ ...unknownNumbers, views: 0, salesCents: 125_050 });
  expect(filled.likes).toBe('');
});
