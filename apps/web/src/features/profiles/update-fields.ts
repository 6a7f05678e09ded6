import type { ErrorDetail } from '@briefcast/contract';
import { issueText } from '@briefcast/i18n/findings';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

/**
 * Value that a save sends for one field (rules/wire#partial-updates): null if it was emptied, undefined if it was
 * and stays empty.
 */
export function sent<T>(value: T | null, hadValue: boolean): T | null | undefined {
  if (value !== null) return value;
  return hadValue ? null : undefined;
}

/** A text as it is sent: trimmed, with blank meaning none. */
export const sentText = (value: string, saved: string | null) => sent(value.trim() || null, Boolean(saved));

/** A list as it is sent, with an empty one meaning none. */
export const sentList = <T>(items: readonly T[], saved: readonly unknown[]) =>
  sent(items.length > 0 ? [...items] : null, saved.length > 0);

/** A choice as it is sent; a select's empty option means none. */
export const sentChoice = <T extends string>(value: T | '', saved: T | null) =>
  sent(value === '' ? null : value, saved !== null);

/** Reads a text whose entries are separated by commas, Latin or Arabic; blank entries are dropped. */
export const splitList = (text: string): string[] =>
  text
    .split(/[,،]/u)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Shows a list as the comma-separated text that `splitList` reads. */
export const joinList = (items: readonly string[]): string => items.join(', ');

interface Issue {
  code: string;
  path: PropertyKey[];
  message: string;
  origin?: string;
  maximum?: number | bigint;
}

/** The part of a contract schema that a check needs. */
interface UpdateSchema {
  safeParse(update: unknown): { success: true } | { success: false; error: { issues: readonly unknown[] } };
}

function messageOf(issue: Issue, wording: Record<string, () => string>): string {
  // Which row of a list it is in does not change what is wrong with it.
  const field = issue.path.filter((key) => typeof key === 'string');
  const own = wording[field.join('.')] ?? wording[field[0] ?? ''];
  if (own) return own();
  const most = { n: Number(issue.maximum), count: formatCount(Number(issue.maximum)) };
  if (issue.code === 'too_big' && issue.origin === 'string') return m.profile_too_long(most);
  if (issue.code === 'too_big' && issue.origin === 'array') return m.profile_too_many(most);
  return issueText(issue.message);
}

/**
 * Refusals that the server would return for an update, by the contract's own schema, before it is sent. `wording`
 * says them in the words of the form, by the name of the field, such as `bio` or `packages.price`, or of the whole
 * that it is part of, such as `brandColors`.
 */
export function refusalsOf(
  schema: UpdateSchema,
  update: unknown,
  wording: Record<string, () => string> = {},
): ErrorDetail[] {
  const result = schema.safeParse(update);
  if (result.success) return [];
  return (result.error.issues as readonly Issue[]).map((issue) => ({
    path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
    message: messageOf(issue, wording),
  }));
}
