import { m } from '@briefcast/i18n/messages';
import { Copy } from 'lucide-react';
import { copyToClipboard } from '../../lib/copy-to-clipboard.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';

/** Reference that a transfer must name, to be copied. */
export function ReferenceTicket({ reference }: { reference: string }) {
  function copy() {
    copyToClipboard(reference).then(
      () => toastSuccess(m.billing_copied(), reference),
      () => toastError(m.billing_reference(), reference),
    );
  }
  return (
    <div
      data-tone="yellow"
      className="ear-sm flex items-center justify-between gap-3 bg-k-bg py-3 ps-4.5 pe-4 text-k-ink"
    >
      <div className="min-w-0">
        <p className="text-[13px] font-semibold">{m.billing_reference_needed()}</p>
        <p className="num font-display text-[22px] font-bold wrap-anywhere">{reference}</p>
      </div>
      <IconButton label={m.billing_copy()} icon={<Copy aria-hidden className="ic" />} onClick={copy} />
    </div>
  );
}
