import { type InvoiceDetails, NewInvoiceDetails, noEinvoiceDetails } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../../lib/api.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { EinvoiceAddressFields, EinvoiceFields } from '../../parts/invoices/einvoice-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { refreshBilling } from './billing-queries.ts';

/** To whom invoices go. */
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

/** To whom invoices go, to be changed. */
export function DetailsDialog({ details, onClose }: { details: InvoiceDetails; onClose: () => void }) {
  const form = useForm<InvoiceDetails>({
    resolver: schemaResolver(NewInvoiceDetails),
    defaultValues: { ...details, einvoice: details.einvoice ?? noEinvoiceDetails },
  });
  const { register, handleSubmit, formState, watch } = form;
  const { errors, isSubmitting } = formState;
  const [country = '', registrationKind = ''] = watch(['einvoice.country', 'einvoice.registrationKind']);
  const submit = handleSubmit(async (body) => {
    try {
      await client.billing.changeDetails({ body });
      await refreshBilling();
      onClose();
      toastSuccess(m.billing_details_saved());
    } catch (error) {
      showFailure(form, error, m.billing_details_failed());
    }
  });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={submit}
      title={m.billing_details()}
      description={m.billing_details_text()}
      submitText={m.billing_details_save()}
      busyText={m.own_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.billing_company()} error={errors.company?.message}>
        <TextInput autoComplete="organization" {...register('company')} />
      </Field>
      <Field label={m.billing_tax_number()} error={errors.taxNumber?.message}>
        <TextInput inputMode="numeric" {...register('taxNumber')} />
      </Field>
      <Checkbox label={m.einvoice_no_tax_number()} {...register('hasNoTaxNumber')} />
      <Field label={m.billing_address()} error={errors.address?.message}>
        <TextArea rows={3} autoComplete="street-address" {...register('address')} />
      </Field>
      <Field label={m.billing_mail()} hint={m.billing_mail_hint()} error={errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <FieldGroup label={m.einvoice_title()} hint={m.einvoice_text()}>
        <div className="grid gap-4">
          <EinvoiceAddressFields register={(name) => register(`einvoice.${name}`)} />
          <EinvoiceFields
            register={(name) => register(`einvoice.${name}`)}
            country={country}
            registrationKind={registrationKind}
          />
        </div>
      </FieldGroup>
    </FormDialog>
  );
}
