/** The file that another replaces: one that was sent back, or one of the draft. */
import { AppError, sentBackStatuses } from '@briefcast/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { files } from '../../platform/database/tables/index.ts';
import type { FileRow } from '../deals/file-rows.ts';

/** The id that identifies all versions of a file. */
const stackOf = (file: FileRow): string => file.stackId ?? file.id;

/** Reads the creator's file that is to be replaced. Throws draft.replaced_unknown. */
export async function findReplaced(db: Reader, dealId: string, fileId: string): Promise<FileRow> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.dealId, dealId), eq(files.uploaderRole, 'CREATOR')));
  const isReplaceable =
    file && (file.status === 'DRAFT' || (sentBackStatuses.includes(file.status) && !file.superseded));
  if (!isReplaceable) throw new AppError('draft.replaced_unknown');
  return file;
}

/** The stack and version of a file's next version, and the draft's file that already has that place, if any. */
export async function placeOfNext(
  db: Reader,
  replaced: FileRow,
): Promise<Pick<FileRow, 'stackId' | 'version' | 'deliverableId'> & { inDraft: FileRow | null }> {
  const { deliverableId } = replaced;
  // A first version that was never submitted is deleted with its stack.
  if (replaced.status === 'DRAFT' && replaced.stackId === null)
    return { stackId: null, version: 1, deliverableId, inDraft: replaced };
  const stackId = stackOf(replaced);
  const isInStack = and(
    eq(files.dealId, replaced.dealId),
    sql`coalesce(${files.stackId}, ${files.id}) = ${stackId}`,
  );
  const [submitted] = await db
    .select({ version: sql<number>`coalesce(max(${files.version}), 0)` })
    .from(files)
    .where(and(isInStack, ne(files.status, 'DRAFT')));
  const [inDraft] = await db
    .select()
    .from(files)
    .where(and(isInStack, eq(files.status, 'DRAFT')));
  return { stackId, version: (submitted?.version ?? 0) + 1, deliverableId, inDraft: inDraft ?? null };
}
