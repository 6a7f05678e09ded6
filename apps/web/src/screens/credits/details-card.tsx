import type { InvoiceDetails } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { latePart } from '../../ui/late-part.tsx';

/** Forms weigh more than the screens that lead to this one. */
export const DetailsDialog = latePart(
  async () => (await import('./details-dialog.tsx')).DetailsDialog,
  () => null,
);

/** Recipient of invoices. */
export function DetailsCard({ details }: { details: InvoiceDetails }) {
  const [isOpen, setOpen] = useState(false);
  const rows = [
    [m.billing_company(), details.company],
    [m.billing_tax_number(), details.taxNumber],
    [m.billing_address(), details.address],
    [m.billing_mail(), details.email],
  ] as const;
  return (
    <Card
      title={m.billing_details()}
      action={
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          {m.billing_edit()}
        </Button>
      }
    >
      <dl className="grid gap-2.5 text-ui">
        {rows.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="flex-none text-sm text-ink-3">{name}</dt>
            <dd className="min-w-0 text-end font-semibold wrap-anywhere whitespace-pre-line">
              {value === '' ? (
                <span className="font-normal text-ink-3">{m.billing_not_given()}</span>
              ) : (
                <bdi>{value}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isOpen ? <DetailsDialog details={details} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
