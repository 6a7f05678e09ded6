import { m } from '@briefcast/i18n/messages';
import { FileCode } from 'lucide-react';
import { FurtherName } from '../../ui/further-name.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import type { EinvoiceSource } from './save-einvoice.ts';
import { useEinvoice } from './use-einvoice.tsx';

/** Saves an invoice as e-invoice. */
export function EinvoiceButton(source: EinvoiceSource) {
  const { save, isPending, dialog } = useEinvoice();
  return (
    <>
      <OnlineButton
        variant="outline"
        size="sm"
        icon={<FileCode aria-hidden className="ic size-4!" />}
        busy={isPending}
        onClick={() => save(source)}
      >
        {m.einvoice_download()}
        <FurtherName>{source.name}</FurtherName>
      </OnlineButton>
      {dialog}
    </>
  );
}
