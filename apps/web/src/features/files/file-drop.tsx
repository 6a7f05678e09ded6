import { formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { dealFileTypes } from '../../parts/files/offered-types.ts';
import { DropZone } from '../../ui/drop-zone.tsx';
import { toastError } from '../../ui/toast.ts';

interface FileDropProps {
  onFiles: (files: File[]) => void;
  className?: string | undefined;
}

/** Where files are dropped or chosen for a deal. */
export function FileDrop({ onFiles, className }: FileDropProps) {
  function handleRefused(files: File[]) {
    toastError(m.deal_file_type_refused(), formatSeries(files.map((file) => file.name)));
  }

  return (
    <DropZone
      multiple
      accept={dealFileTypes}
      hint={m.deal_file_types()}
      className={className}
      onFiles={onFiles}
      onRefused={handleRefused}
    />
  );
}
