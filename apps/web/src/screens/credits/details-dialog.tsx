import { type InvoiceDetails, NewInvoiceDetails, noEinvoiceDetails } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { printNote } from '../../lib/print-note.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { EinvoiceAddressFields, EinvoiceFields } from '../../parts/invoices/einvoice-fields.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';

/** Recipient of invoices, to edit. */
export function DetailsDialog({ details, onClose }: { details: InvoiceDetails; onClose: () => void }) {
  const form = useForm<InvoiceDetails>({
    resolver: schemaResolver(NewInvoiceDetails),
    defaultValues: { ...details, einvoice: details.einvoice ?? noEinvoiceDetails },
  });
  const { register, handleSubmit, formState, watch } = form;
  const { errors, isSubmitting } = formState;
  const [country = '', registrationKind = ''] = watch(['einvoice.country', 'einvoice.registrationKind']);
  const [company, address] = watch(['company', 'address']);
  const submit = handleSubmit(async (body) => {
    try {
      await client.billing.changeDetails({ body });
      await invalidate('billing');
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
      <Field label={m.billing_company()} hint={printNote(company)} error={errors.company?.message}>
        <TextInput autoComplete="organization" {...register('company')} />
      </Field>
      <Field label={m.billing_tax_number()} error={errors.taxNumber?.message}>
        <TextInput inputMode="numeric" {...register('taxNumber')} />
      </Field>
      <Checkbox label={m.einvoice_no_tax_number()} {...register('hasNoTaxNumber')} />
      <Field label={m.billing_address()} hint={printNote(address)} error={errors.address?.message}>
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
