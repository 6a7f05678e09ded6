/** Beginning to upload what was chosen into a draft. */
import type { Draft } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { limitOf } from '../../lib/file-size.ts';
import { toastError } from '../../ui/toast.ts';
import { startUpload } from './running-uploads.ts';

/** Begins to upload these files; of one that is too large, says so. With `replaces`, in the place of that file. */
export function addFiles(
  dealId: string,
  draft: Draft | undefined,
  chosen: readonly File[],
  replaces: string | null = null,
): void {
  for (const file of chosen) {
    const limit = draft ? limitOf(file, draft.maxBytes) : Number.POSITIVE_INFINITY;
    if (file.size <= limit) startUpload(dealId, file, replaces);
    else
      toastError(m.draft_too_large({ name: file.name, limit: formatBytes(limit) }), m.draft_too_large_text());
  }
}
