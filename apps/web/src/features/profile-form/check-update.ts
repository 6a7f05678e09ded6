import type { ErrorDetail } from '@briefcast/contract';
import { issueText } from '@briefcast/i18n/findings';

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

function messageOf(issue: Issue, wording: Record<string, string>): string {
  const own = wording[String(issue.path[0])];
  if (own) return own;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `Use at most ${issue.maximum} characters.`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `Use at most ${issue.maximum} entries.`;
  return issueText(issue.message);
}

/**
 * What the server would refuse in an update, asked of the contract's own schema before it is sent.
 * `wording` says it in the words of the form, by the name of the field.
 */
export function refusalsOf(
  schema: UpdateSchema,
  update: unknown,
  wording: Record<string, string> = {},
): ErrorDetail[] {
  const result = schema.safeParse(update);
  if (result.success) return [];
  return (result.error.issues as readonly Issue[]).map((issue) => ({
    path: issue.path.map((key) => (typeof key === 'number' ? key : String(key))),
    message: messageOf(issue, wording),
  }));
}
