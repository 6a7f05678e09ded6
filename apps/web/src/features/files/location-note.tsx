import { canCleanFile, type DealFile, type DealStatus } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { loadClient } from '../../lib/load-client.ts';
import { showError } from '../../lib/show-error.ts';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastSuccess } from '../../ui/toast.ts';

interface LocationNoteProps {
  deal: { id: string; status: DealStatus };
  file: DealFile;
  /** Refetches the deal. */
  refresh: () => Promise<unknown>;
  className?: string | undefined;
}

/** Warns the uploader alone that a file contains its place of recording, and offers to remove that. */
export function LocationNote({ deal, file, refresh, className }: LocationNoteProps) {
  const cleaning = useCleanFile(deal.id, refresh);
  if (!file.hasLocation) return null;
  return (
    <div
      data-tone="yellow"
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-k-bg px-3 py-2 text-sm leading-snug text-k-ink',
        className,
      )}
    >
      <p className="flex min-w-0 flex-1 basis-52 items-center gap-2">
        <MapPin aria-hidden className="ic shrink-0" />
        {m.deal_location()}
      </p>
      {canCleanFile(deal.status, file) ? (
        <OnlineButton
          variant="outline"
          size="sm"
          aria-label={m.deal_remove_location_from({ name: file.originalName })}
          busy={cleaning.isPending}
          busyText={m.deal_removing_location()}
          onClick={() => cleaning.mutate(file)}
        >
          {m.deal_remove_location()}
        </OnlineButton>
      ) : null}
    </div>
  );
}

/**
 * Removes the location from a file of the person's own. A refusal is shown as a toast, and the file stays as
 * it is; `refresh` refetches the deal either way.
 */
function useCleanFile(dealId: string, refresh: () => Promise<unknown>) {
  return useMutation({
    mutationFn: async ({ id }: DealFile) =>
      (await (await loadClient()).files.clean({ params: { id: dealId, fileId: id } })).file,
    onSuccess: ({ originalName }) =>
      toastSuccess(m.deal_location_removed(), m.deal_location_removed_of({ name: originalName })),
    onError: (error) => showError(m.deal_location_failed(), error),
    onSettled: refresh,
  });
}
