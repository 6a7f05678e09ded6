import { m } from '@briefcast/i18n/messages';
import { Mail } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { whenOpen } from '../../ui/dialog.tsx';
import { FurtherName } from '../../ui/further-name.tsx';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';
import type { InvoiceSource } from './invoice-source.ts';

const SendInvoiceDialog = whenOpen(async () => (await import('./send-invoice-dialog.tsx')).SendInvoiceDialog);

/** Sends an invoice by mail, or its e-invoice to the provider. */
export function SendInvoice({ source }: { source: InvoiceSource }) {
  const dialog = useFreshDialog();
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Mail aria-hidden className="ic size-4!" />}
        onClick={dialog.open}
      >
        {m.invoice_mail_send()}
        <FurtherName>{source.number}</FurtherName>
      </Button>
      {dialog.opening > 0 ? (
        <SendInvoiceDialog
          key={dialog.opening}
          open={dialog.isOpen}
          onOpenChange={dialog.setOpen}
          source={source}
        />
      ) : null}
    </>
  );
}
