import type { DealDeliverable, DealDetail, DealFile } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatDuration, formatPixels, formatSeries } from '@briefcast/i18n/format';
import { deliverableLabel } from '@briefcast/i18n/labels/deliverable';
import { m } from '@briefcast/i18n/messages';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { refreshDeals } from '../../../features/deals/deal-queries.ts';
import { CheckState } from '../../../features/drafts/check-state.tsx';
import { ReplaceButton } from '../../../features/drafts/replace-button.tsx';
import { WatchLink } from '../../../features/files/deal-file-row.tsx';
import { FileThumbnail } from '../../../features/files/file-thumbnail.tsx';
import { LocationNote } from '../../../features/files/location-note.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';

interface DraftFileProps {
  deal: Pick<DealDetail, 'id' | 'status'>;
  file: DealFile;
  /** Position from 1, out of `count`. */
  place: number;
  count: number;
  deliverables: readonly DealDeliverable[];
  onAssign: (deliverableId: string | null) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Bytes, length and size of a file, as far as they are known. */
function factsOf({ size, version = 1, media }: DealFile): string {
  const { durationSeconds = null, width = null, height = null } = media ?? {};
  return formatSeries([
    ...(version > 1 ? [m.draft_version({ version: formatCount(version) })] : []),
    formatBytes(size),
    ...(durationSeconds === null ? [] : [formatDuration(durationSeconds)]),
    ...(width === null || height === null
      ? []
      : [`${formatPixels(width)}\u00a0×\u00a0${formatPixels(height)}`]),
  ]);
}

/** A file that has arrived in the draft: to be watched, ordered, assigned and removed. */
export function DraftFile({
  deal,
  file,
  place,
  count,
  deliverables,
  onAssign,
  onMove,
  onRemove,
}: DraftFileProps) {
  const { originalName: name, deliverableId } = file;
  return (
    <li data-tone="green" className="upload-row">
      <span className="upload-poster">
        <FileThumbnail file={file} />
      </span>
      <div className="min-w-0">
        <bdi className="block truncate font-semibold" title={name}>
          {name}
        </bdi>
        <p className="hint num mt-0.5">{factsOf(file)}</p>
        <CheckState file={file} deliverables={deliverables} />
        <LocationNote deal={deal} file={file} refresh={() => refreshDeals()} className="mt-2" />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {deliverables.length > 0 ? (
            <Select
              aria-label={m.draft_belongs_to({ name })}
              value={deliverableId ?? ''}
              onChange={({ target }) => onAssign(target.value || null)}
            >
              <option value="">{m.draft_of_none()}</option>
              {deliverables.map(({ id, kind }) => (
                <option key={id} value={id}>
                  {deliverableLabel(kind)}
                </option>
              ))}
            </Select>
          ) : null}
          <ReplaceButton dealId={deal.id} file={file} />
          <span className="flex">
            <IconButton
              label={m.draft_up({ name })}
              icon={<ArrowUp aria-hidden className="ic" />}
              disabled={place === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={m.draft_down({ name })}
              icon={<ArrowDown aria-hidden className="ic" />}
              disabled={place === count}
              onClick={() => onMove(1)}
            />
          </span>
        </div>
      </div>
      <div className="-me-2 flex">
        <WatchLink dealId={deal.id} file={file} />
        <RemoveDraftFile name={name} onRemove={onRemove} />
      </div>
    </li>
  );
}

interface RemoveDraftFileProps {
  name: string;
  onRemove: () => void;
}

/** Asks before a file of the draft goes: its bytes may have been on their way for an hour. */
function RemoveDraftFile({ name, onRemove }: RemoveDraftFileProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={m.draft_remove({ name })}
        icon={<X aria-hidden className="ic" />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.draft_remove_title()}
        confirmLabel={m.draft_remove_confirm()}
        asksServer
        danger
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        {m.draft_remove_means({ name })}
      </ConfirmDialog>
    </>
  );
}
