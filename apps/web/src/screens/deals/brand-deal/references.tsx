import { canUpload, type DealDetail, type DealFile } from '@briefcast/contract';
import { formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Paperclip } from 'lucide-react';
import { refreshDeals } from '../../../features/deals/deal-queries.ts';
import { FileDrop } from '../../../features/files/file-drop.tsx';
import { LocationNote } from '../../../features/files/location-note.tsx';
import { ReferenceList } from '../../../features/files/reference-list.tsx';
import { splitFiles } from '../../../features/files/split-files.ts';
import { LeaveGuard, UploadList } from '../../../features/files/upload-list.tsx';
import type { QueuedFile } from '../../../features/files/upload-queue.ts';
import { DealUsage } from '../../../features/files/usage.tsx';
import { showOutcome, useUploadQueue } from '../../../features/files/use-upload-queue.ts';
import { client } from '../../../lib/api.ts';
import { showError } from '../../../lib/show-error.ts';
import { ClosedLine } from '../../../ui/closed-line.tsx';

/** Material that the brand adds to explain its brief, as long as the deal is open. */
export function References({ deal }: { deal: DealDetail }) {
  const { queue, isUploading, add, remove, retry } = useReferences(deal.id);
  const { references } = splitFiles(deal.files);
  const isOpen = canUpload(deal.status, 'BRAND');
  if (!isOpen && references.length === 0) return null;

  return (
    <ClosedLine
      Icon={Paperclip}
      title={m.deal_references_and_files()}
      summary={
        references.length > 0
          ? formatList(references.map(({ originalName }) => originalName))
          : m.deal_references_none()
      }
      open={references.some(({ hasLocation }) => hasLocation)}
    >
      {references.length > 0 ? (
        <ReferenceList
          dealId={deal.id}
          files={references}
          noteOf={(file) => (
            <LocationNote deal={deal} file={file} refresh={() => refreshDeals()} className="mt-2" />
          )}
        />
      ) : null}
      {isOpen ? (
        <>
          <FileDrop onFiles={add} className={references.length > 0 ? 'mt-4' : undefined} />
          <UploadList queue={queue} onRemove={remove} onRetry={retry} />
          <DealUsage dealId={deal.id} />
          <LeaveGuard when={isUploading} />
        </>
      ) : null}
    </ClosedLine>
  );
}

/** Uploads references as soon as they are chosen; the chat reports each, as when a brief is sent. */
function useReferences(dealId: string) {
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
