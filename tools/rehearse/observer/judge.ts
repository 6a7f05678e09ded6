/** Holds what people see against what they were told. Pure, so that it can be seen to find each kind of fault. */
import type { FindingKind } from './findings.ts';
import { readContent, type ToldDeal, type ToldMessage } from './told.ts';

export type Add = (kind: FindingKind, what: string) => void;

interface SeenMessage {
  id: string;
  content: string;
}

/**
 * A conversation, oldest first, or its last page: every text is of this pair, none is there twice, each side's are in their
 * order, and of what was acknowledged before it was read nothing is missing.
 * @param isWhole Whether it goes back to the beginning.
 */
export function judgeConversation(
  { mark, dealId }: { mark: string; dealId: string },
  seen: readonly SeenMessage[],
  told: readonly ToldMessage[],
  isWhole: boolean,
  add: Add,
): void {
  const contents = new Map<string, string>();
  const last = new Map<string, number>();
  for (const { id, content } of seen) {
    const read = readContent(content);
    // The product writes lines of its own, which have no mark.
    if (!read) continue;
    if (read.mark !== mark) add('of others', `a message of ${read.mark} in deal ${dealId} of ${mark}`);
    if (contents.has(content)) add('twice', `message ${id} in deal ${dealId}`);
    contents.set(content, id);
    if (read.number <= (last.get(read.by) ?? -1)) add('out of order', `message ${id} in deal ${dealId}`);
    last.set(read.by, Math.max(read.number, last.get(read.by) ?? -1));
  }
  const byId = new Map(seen.map(({ id, content }) => [id, content]));
  // A page that does not go back to the beginning tells nothing of what is older than its first of each side.
  const first = new Map<string, number>();
  for (const { content } of seen) {
    const read = readContent(content);
    if (read && !first.has(read.by)) first.set(read.by, read.number);
  }
  for (const { id, content, by, number } of told) {
    if (!isWhole && number < (first.get(by) ?? Number.POSITIVE_INFINITY)) continue;
    if (byId.get(id) !== content) add('lost', `message ${id} in deal ${dealId}`);
  }
}

interface SeenDeal {
  status: string;
  files: readonly { id: string; status: string }[];
}

/** A deal as its page shows it. */
export function judgeDeal(told: ToldDeal, seen: SeenDeal, add: Add): void {
  if (told.status !== null && seen.status !== told.status && seen.status !== told.mayBe)
    add('lost', `deal ${told.id} is ${seen.status}, and ${told.status} was acknowledged`);
  const files = new Map(seen.files.map(({ id, status }) => [id, status]));
  if (files.size !== seen.files.length) add('twice', `a file in deal ${told.id}`);
  for (const id of Object.keys(told.files)) if (!files.has(id)) add('lost', `file ${id} in deal ${told.id}`);
  for (const id of told.approved)
    if (files.has(id) && files.get(id) !== 'APPROVED') add('lost', `the approval of file ${id}`);
}
