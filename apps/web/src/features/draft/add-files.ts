/** Beginning to upload what was chosen into a draft. */
import type { Draft } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { toastError } from '../../ui/toast.ts';
import { startUpload } from './running-uploads.ts';

/** The most bytes of a file, by what its name and the browser say that it is; the server looks at the bytes. */
function limitOf({ type }: File, { VIDEO, IMAGE, DOCUMENT }: Draft['maxBytes']): number {
  if (type.startsWith('video/')) return VIDEO;
  return type.startsWith('image/') ? IMAGE : DOCUMENT;
}

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
