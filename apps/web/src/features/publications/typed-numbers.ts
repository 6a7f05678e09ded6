/** Numbers of a post as they are typed: an empty field is unknown, and never zero. */
import { centsFromDollars, dollarsForField, type PostNumbers } from '@briefcast/contract';
import { inLatinDigits } from '@briefcast/contract/kit/typed-number';
import { mostOfNumber } from '@briefcast/contract/publications/limits';
import { type PostNumber, postNumbers, unknownNumbers } from '@briefcast/contract/publications/numbers';

export type TypedNumbers = Record<PostNumber, string>;

const ofEach = <Value>(read: (name: PostNumber) => Value) =>
  Object.fromEntries(postNumbers.map((name) => [name, read(name)])) as Record<PostNumber, Value>;

/** Fills the fields from a statement; all are empty without one. */
export const typedNumbers = (numbers: PostNumbers = unknownNumbers): TypedNumbers =>
  ofEach((name) => {
    const value = numbers[name];
    if (value === null) return '';
    return name === 'salesCents' ? dollarsForField(value) : String(value);
  });

/** Number of a field or cell; null for an empty one, undefined for what is none. Separators of thousands are skipped. */
export function readNumber(name: PostNumber, typed: string): number | null | undefined {
  const text = inLatinDigits(typed).replace(/[\s,٬]/gu, '');
  if (text === '') return null;
  const value = name === 'salesCents' ? centsFromDollars(text) : /^\d+$/u.test(text) ? Number(text) : null;
  return value !== null && value !== undefined && value >= 0 && value <= mostOfNumber ? value : undefined;
}

/** Reads the fields, and names those that hold no number. */
export function readNumbers(typed: TypedNumbers): { numbers: PostNumbers; unreadable: PostNumber[] } {
  const read = ofEach((name) => readNumber(name, typed[name]));
  return {
    numbers: ofEach((name) => read[name] ?? null),
    unreadable: postNumbers.filter((name) => read[name] === undefined),
  };
}
