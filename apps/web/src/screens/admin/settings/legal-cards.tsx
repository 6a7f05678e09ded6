import { marketContacts, unnamedMarket } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { printNote } from '../../../lib/print-note.ts';
import { EinvoiceAddressFields, EinvoiceFields } from '../../../parts/invoices/einvoice-fields.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ContactTests } from './contact-tests.tsx';
import { LegalSection } from './legal-section.tsx';
import { type CardsProps, Columns, type Fields, Intro, Text } from './setting-fields.tsx';

const contactLabels = {
  help: m.market_contact_help,
  legal: m.market_contact_legal,
  privacy: m.market_contact_privacy,
};

const savedContacts = ({ formState }: Fields) => ({
  ...unnamedMarket.contacts,
  ...formState.defaultValues?.market?.contacts,
});

/** Company that runs the market, and where people write to. */
export function LegalCards({ form }: CardsProps) {
  return (
    <>
      <Card title={m.admin_settings_company()}>
        <Columns>
          <Text form={form} name="seller.name" label={m.admin_settings_seller()} />
          <Text
            form={form}
            name="seller.taxNumber"
            label={m.admin_settings_tax_number()}
            hint={m.admin_settings_no_vat()}
          />
        </Columns>
        <Field
          className="mt-4"
          label={m.admin_settings_address()}
          hint={printNote(form.watch('seller.address'))}
          error={form.formState.errors.seller?.address?.message}
        >
          <TextArea rows={3} {...form.register('seller.address')} />
        </Field>
        <EinvoiceSection form={form} />
      </Card>
      <LegalSection form={form} />
      <Card title={m.market_contacts()}>
        <Intro>{m.market_contacts_text()}</Intro>
        <Columns>
          {marketContacts.map((purpose) => (
            <Text
              key={purpose}
              form={form}
              name={`market.contacts.${purpose}`}
              label={contactLabels[purpose]()}
              {...(purpose === 'help' ? {} : { hint: m.market_contact_else() })}
            />
          ))}
        </Columns>
        <ContactTests contacts={savedContacts(form)} labels={contactLabels} />
      </Card>
    </>
  );
}

function EinvoiceSection({ form: { register, watch } }: { form: Fields }) {
  const [country = '', registrationKind = ''] = watch([
    'seller.einvoice.country',
    'seller.einvoice.registrationKind',
  ]);
  return (
    <FieldGroup label={m.einvoice_title()} hint={m.einvoice_text()} className="mt-6">
      <Columns>
        <EinvoiceAddressFields register={(name) => register(`seller.einvoice.${name}`)} />
        <EinvoiceFields
          register={(name) => register(`seller.einvoice.${name}`)}
          country={country}
          registrationKind={registrationKind}
        />
      </Columns>
    </FieldGroup>
  );
}
