import { m } from '@briefcast/i18n/messages';
import { Ban } from 'lucide-react';
import { useUnblock } from '../../../features/blocks/use-block.ts';
import { errorText } from '../../../lib/show-error.ts';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

interface BlockedBrandProps {
  /** The organisation's. */
  id: string;
  name: string;
}

/** Replaces applying: the creator blocked the brand, and can take that back. */
export function BlockedBrand({ id, name }: BlockedBrandProps) {
  const unblock = useUnblock('CREATOR');
  return (
    <div data-tone="buff" className="ear-sm grid gap-3 bg-k-bg px-4 py-3.5 text-sm text-k-ink">
      <p className="flex items-start gap-2">
        <Ban aria-hidden className="ic mt-px" />
        <span className="min-w-0">{m.block_brand_is()}</span>
      </p>
      <OnlineButton
        variant="outline"
        busy={unblock.isPending}
        onClick={() =>
          unblock.mutate(id, {
            onSuccess: () => toastSuccess(m.block_undone({ name })),
            onError: (error) => toastError(m.block_failed(), errorText(error, m.please_try_again())),
          })
        }
      >
        {m.block_undo()}
      </OnlineButton>
    </div>
  );
}
