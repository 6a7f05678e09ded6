/** Gives an invoice to another program by the share sheet of the device, where the browser can. */
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { FurtherName } from '../../ui/further-name.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { toastError } from '../../ui/toast.ts';

const type = 'application/pdf';

/** Whether this browser shares files: phones do, and few others. */
export const canSharePdf = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([], 'invoice.pdf', { type })] });

async function share({ address, reference }: ShareInvoiceProps): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The invoice was answered with ${answer.status}`);
  const file = new File([await answer.blob()], `${reference}.pdf`, { type });
  await navigator.share({ files: [file], title: reference });
}

/** Closing the sheet is no failure. */
const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface ShareInvoiceProps {
  /** Address of the PDF. */
  address: string;
  reference: string;
}

export function ShareInvoice(props: ShareInvoiceProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => share(props),
    onError: (error) => {
      if (!isClosed(error)) toastError(m.payout_invoice_not_shared());
    },
  });
  return (
    <OnlineButton
      variant="outline"
      size="sm"
      icon={<Share2 aria-hidden className="ic size-4!" />}
      busy={isPending}
      onClick={() => mutate()}
    >
      {m.payout_invoice_share()}
      <FurtherName>{props.reference}</FurtherName>
    </OnlineButton>
  );
}
