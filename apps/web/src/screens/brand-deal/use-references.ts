import type { DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { showOutcome } from '../../features/deal-files/show-outcome.ts';
import type { QueuedFile } from '../../features/deal-files/upload-queue.ts';
import { useUploadQueue } from '../../features/deal-files/use-upload-queue.ts';
import { refreshDeals } from '../../features/deals/deal-queries.ts';
import { client } from '../../lib/api.ts';
import { showError } from '../../lib/show-error.ts';

/** References go up as soon as they are chosen, and the chat tells of each, as when a brief is sent. */
export function useReferences(dealId: string) {
  const { queue, isUploading, add, remove, upload } = useUploadQueue(dealId);

  const tell = (file: DealFile) =>
    client.messages.send({
      body: { content: file.originalName, dealId, type: 'FILE', fileId: file.id },
    });

  async function uploadAndTell(entries: readonly QueuedFile[]) {
    try {
      const round = await upload(entries);
      showOutcome(round);
      await Promise.all(round.files.map(tell));
    } catch (error) {
      showError(m.deal_references_not_told(), error);
    } finally {
      await refreshDeals();
    }
  }

  return {
    queue,
    isUploading,
    remove,
    add: (files: File[]) => void uploadAndTell(add(files)),
    retry: (entry: QueuedFile) => void uploadAndTell([entry]),
  };
}
