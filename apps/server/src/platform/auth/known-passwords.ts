/** Common passwords, which attackers try first (rules/accounts#credentials). */
import { isRepetition, isRow } from '../weak-secrets.ts';

/** Shorter words are too likely to be part of a good password. */
const leastLetters = 6;

let known: Promise<ReadonlySet<string>> | null = null;

/** Some 40,000 passwords that are most frequent in leaks; loaded when the first new password is set. */
async function readKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = dictionary['passwords-common'].map(String);
  return new Set(words.filter((word) => word.length >= leastLetters));
}

/**
 * Whether a new password is a common one (also with digits and marks appended), a repetition, or a sequence
 * of neighbouring characters.
 */
export async function isTriedFirst(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (isRepetition(text) || isRow(text)) return true;
  known ??= readKnown();
  const words = await known;
  const withoutEnd = text.replace(/[\d\p{P}\p{S}]+$/u, '');
  return words.has(text) || words.has(withoutEnd);
}
