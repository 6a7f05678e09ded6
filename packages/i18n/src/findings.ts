/**
 * Findings about single values, in words: the message `finding_<code>`. A code without a message, or a message that
 * asks for another figure, does not compile.
 */
import {
  type Finding,
  type FindingCode,
  limits,
  type PlainFindingCode,
  passwordLength,
} from '@briefcast/contract';
import { texts } from '@briefcast/i18n/groups/finding';
import { m } from '@briefcast/i18n/messages';
import { getLocale } from '#texts/runtime.js';
import { formatCount, formatLongDate } from './format.ts';
import { type FiguresOf, findingKey, profileFigures, sayFinding, type TextsOf } from './profile-findings.ts';

const figures = {
  'password.too_short': () => ({ count: formatCount(passwordLength.min) }),
  'password.too_long': () => ({ count: formatCount(passwordLength.max) }),
  'amount.too_large': () => ({ amount: formatCount(limits.cents / 100) }),
  'amount.negative': () => ({ amount: formatCount(0) }),
  'amount.no_price': () => ({ amount: formatCount(0) }),
  'amount.no_budget': () => ({ amount: formatCount(0) }),
  'date.before_deal': ({ earliest }) => ({ day: formatLongDate(earliest) }),
  ...profileFigures,
} satisfies FiguresOf<FindingCode>;

texts satisfies TextsOf<FindingCode, typeof figures>;

/** The text of a finding in the current locale. */
export const findingText = (found: Finding): string => sayFinding(texts, figures, found);

/** Whether zod's message is a code of ours; otherwise it is its own text. */
const isPlainCode = (message: string): message is PlainFindingCode =>
  Object.hasOwn(texts, findingKey(message));

/** How zod's own messages begin, which are English. */
const tooLong = /^Too big: expected string to have <=(\d+) characters/u;
const saidByZod = /^(?:Invalid|Too big|Too small|Unrecognized key)/u;

/**
 * Text of a schema's issue: one of our codes becomes its text, and the issue of a text that is too long gives the
 * bound. Zod's other messages are about values that forms do not let people give, and tell programmers most; in
 * other languages one sentence replaces them.
 */
export function issueText(message: string): string {
  if (isPlainCode(message)) return findingText({ path: [], code: message });
  const [, most] = tooLong.exec(message) ?? [];
  if (most) return m.finding_text_too_long({ count: formatCount(Number(most)) });
  return getLocale() !== 'en' && saidByZod.test(message) ? m.finding_value_not_accepted() : message;
}
