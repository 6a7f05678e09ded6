import type { ErrorDetail } from '@briefcast/contract';
import { issueText } from '@briefcast/i18n/findings';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';

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
 * What the server would refuse in an update, asked of the contract's own schema before it is sent.
 * `wording` says it in the words of the form, by the name of the field, such as `bio` or `packages.price`, or
 * of the whole that it is part of, such as `brandColors`.
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
