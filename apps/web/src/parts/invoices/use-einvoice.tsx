/** Saves an invoice as e-invoice, or says what has to be stated first and where (rules/einvoices#missing). */

import { paths } from '@briefcast/contract/paths';
import { AppError, type ErrorDetail } from '@briefcast/contract/refusals';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { errorText } from '../../lib/show-error.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toastError } from '../../ui/toast.ts';
import type { EinvoiceSource } from './save-einvoice.ts';

interface Incomplete {
  isOfDeal: boolean;
  missing: readonly ErrorDetail[];
}

/** `save` downloads the XML of an invoice; `dialog` lists what it lacks and has to be rendered. */
export function useEinvoice() {
  const [incomplete, setIncomplete] = useState<Incomplete | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: async (source: EinvoiceSource) => (await import('./save-einvoice.ts')).saveEinvoice(source),
    onError: (error, { of }) => {
      if (error instanceof AppError && error.code === 'einvoice.incomplete')
        setIncomplete({ isOfDeal: of !== 'ofHouse', missing: error.details });
      else toastError(errorText(error, m.einvoice_failed()));
    },
  });
  return {
    save: (source: EinvoiceSource) => mutate(source),
    isPending,
    dialog: incomplete ? <MissingDialog {...incomplete} onClose={() => setIncomplete(null)} /> : null,
  };
}

function MissingDialog({ isOfDeal, missing, onClose }: Incomplete & { onClose: () => void }) {
  const { user } = useSession();
  const isCreator = user?.role === 'CREATOR';
  const ownSide = isOfDeal && isCreator ? 'seller' : 'buyer';
  const own = missing.filter(({ path: [side] }) => side === ownSide);
  const others = missing.filter((one) => !own.includes(one));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      sheet
      title={m.einvoice_missing()}
      description={m.einvoice_missing_text()}
    >
      <div className="grid gap-5">
        {own.length > 0 ? (
          <section className="grid gap-3">
            <MissingList title={m.einvoice_missing_own()} missing={own} />
            <ButtonLink
              className="justify-self-start"
              onClick={onClose}
              to={isCreator ? paths.money.href('bank') : paths.billing.href()}
            >
              {isCreator ? m.einvoice_open_bank() : m.einvoice_open_details()}
            </ButtonLink>
          </section>
        ) : null}
        {others.length > 0 ? (
          <section>
            <MissingList
              title={isOfDeal ? m.einvoice_missing_other() : m.einvoice_missing_house()}
              missing={others}
            />
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}

function MissingList({ title, missing }: { title: string; missing: readonly ErrorDetail[] }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <ul aria-label={title} className="mt-1.5 list-disc ps-5 text-ui">
        {missing.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
