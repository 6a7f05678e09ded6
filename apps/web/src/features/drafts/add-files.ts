/** Starts uploading the chosen files into a draft. */
import type { Draft } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { limitOf } from '../../lib/file-size.ts';
import { toastError } from '../../ui/toast.ts';
import { startUpload } from './running-uploads.ts';

/**
 * Starts uploading these files; shows an error for one that is empty or too large. With `replaces`, the upload
 * replaces that file.
 */
export function addFiles(
  dealId: string,
  draft: Draft | undefined,
  chosen: readonly File[],
  replaces: string | null = null,
): void {
  const empty = chosen.filter(({ size }) => size === 0);
  if (empty.length > 0)
    toastError(m.files_empty({ names: formatSeries(empty.map(({ name }) => name)) }), m.refusal_file_empty());
  for (const file of chosen.filter(({ size }) => size > 0)) {
    const limit = draft ? limitOf(file, draft.maxBytes) : Number.POSITIVE_INFINITY;
    if (file.size <= limit) startUpload(dealId, file, replaces);
    else
      toastError(m.draft_too_large({ name: file.name, limit: formatBytes(limit) }), m.draft_too_large_text());
  }
}
