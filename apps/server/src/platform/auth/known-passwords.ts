/** Passwords that are tried first (rules/accounts#credentials). */
import { isRepetition, isRow } from '../weak-secrets.ts';

/** Shorter words are too likely to be a part of a good password. */
const leastLetters = 6;

let known: Promise<ReadonlySet<string>> | null = null;

/** Some 40,000 of the passwords that were found most often in leaks; loaded with the first new password. */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].map(String);
  return new Set(words.filter((word) => word.length >= leastLetters));
}

/** Whether a new password is a common one, also with digits and marks behind it, a repetition, or a row of characters. */
export async function isTriedFirst(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (isRepetition(text) || isRow(text)) return true;
  known ??= readKnown();
  const words = await known;
  const withoutEnd = text.replace(/[\d\p{P}\p{S}]+$/u, '');
  return words.has(text) || words.has(withoutEnd);
}
