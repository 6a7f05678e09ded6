import { canCleanFile, type DealFile, type DealStatus } from '@briefcast/contract';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useCleanFile } from './use-clean-file.ts';

interface LocationNoteProps {
  deal: { id: string; status: DealStatus };
  file: DealFile;
  /** Reads the deal again. */
  refresh: () => Promise<unknown>;
  className?: string | undefined;
}

/** Tells the uploader, who alone learns of it, that a file says where it was taken, and offers to take that out. */
export function LocationNote({ deal, file, refresh, className }: LocationNoteProps) {
  const cleaning = useCleanFile(deal.id, refresh);
  if (!file.hasLocation) return null;
  return (
    <div
      data-stock="yellow"
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-k-bg px-3 py-2 text-sm leading-snug text-k-ink',
        className,
      )}
    >
      <p className="flex min-w-0 flex-1 basis-52 items-center gap-2">
        <MapPin aria-hidden className="ic shrink-0" />
        This file says where it was taken.
      </p>
      {canCleanFile(deal.status, file) ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Remove location from ${file.originalName}`}
          busy={cleaning.isPending}
          busyText="Removing..."
          onClick={() => cleaning.mutate(file)}
        >
          Remove location
        </Button>
      ) : null}
    </div>
  );
}
