import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { files } from '../../platform/database/tables/index.ts';
import { invalid } from '../../platform/invalid.ts';

/** Refuses what is no file that the creator added to this very deal. Throws request.invalid. */
export async function requireOwnFile(
  tx: Tx,
  { dealId, fileId, field }: { dealId: string; fileId: string; field: 'fileId' | 'photoId' },
): Promise<void> {
  const [file] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.dealId, dealId), eq(files.uploaderRole, 'CREATOR')));
  if (file) return;
  throw invalid(field, 'payment.file_unknown');
}
