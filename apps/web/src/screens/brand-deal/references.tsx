import { canUpload, type DealDetail } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { FileDrop } from '../../features/deal-files/file-drop.tsx';
import { LeaveGuard } from '../../features/deal-files/leave-guard.tsx';
import { LocationNote } from '../../features/deal-files/location-note.tsx';
import { ReferenceList } from '../../features/deal-files/reference-list.tsx';
import { splitFiles } from '../../features/deal-files/split-files.ts';
import { UploadList } from '../../features/deal-files/upload-list.tsx';
import { refreshDeals } from '../../features/deals/deal-queries.ts';
import { DealUsage } from '../../features/storage-usage/deal-usage.tsx';
import { Card } from '../../ui/card.tsx';
import { useReferences } from './use-references.ts';

/** What the brand adds to explain its brief, as long as the deal is open. */
export function References({ deal }: { deal: DealDetail }) {
  const { queue, isUploading, add, remove, retry } = useReferences(deal.id);
  const { references } = splitFiles(deal.files);
  const isOpen = canUpload(deal.status, 'BRAND');
  if (!isOpen && references.length === 0) return null;

  return (
    <Card title={m.deal_references_and_files()}>
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
    </Card>
  );
}
