import { type OperatorSettings, packSizes } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Location } from 'react-router';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/invalidate.ts';
import { printNote } from '../../../lib/print-note.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { errorText } from '../../../lib/show-error.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { EinvoiceAddressFields, EinvoiceFields } from '../../../parts/invoices/einvoice-fields.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, FieldGroup, FormError } from '../../../ui/field.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { UnsavedQuestion } from '../../../ui/unsaved-question.tsx';
import { HouseProvider } from './house-provider.tsx';
import { LegalSection } from './legal-section.tsx';
import { MarketSection } from './market-section.tsx';
import { MissingSeller } from './missing-seller.tsx';
import { Columns, type Fields, Intro, OnOff, Text, Whole } from './setting-fields.tsx';
import { formOfSettings, SettingsForm, settingsOfForm } from './settings-form.ts';
import { UsualRightsSection } from './usual-rights.tsx';

const LegalTexts = latePart(
  async () => (await import('./legal-texts.tsx')).LegalTexts,
  () => <LoadingText>{m.legal_settings_loading()}</LoadingText>,
);

/** Operator's settings: active parts of the market, prices, tax, seller and bank. */
export function SettingsTab() {
  const { data, isPending, error, refetch } = useQuery(adminQ('operatorSettings.read'));
  const [hasUnsavedTexts, setUnsavedTexts] = useState(false);
  if (isPending) return <LoadingText>{m.admin_settings_loading()}</LoadingText>;
  if (!data) {
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()}>{errorText(error, m.admin_settings_failed())}</ErrorState>
      </Card>
    );
  }
  return (
    <>
      <Form settings={data.settings} hasUnsavedTexts={hasUnsavedTexts} />
      <div className="mx-auto mt-5 grid max-w-[940px] gap-5">
        <LegalTexts onDirty={setUnsavedTexts} />
        <HouseProvider />
      </div>
    </>
  );
}

/** Another tab of the admin's page, or another page. */
const leavesSettings = ({ from, to }: { from: Location; to: Location }) =>
  from.pathname !== to.pathname || from.search !== to.search;

/** The focus on a tab opens it, so that it cannot stay on the one that was pressed. */
const selectedTab = () => document.querySelector<HTMLElement>('[role=tab][aria-selected=true]');

interface FormProps {
  settings: OperatorSettings;
  /** Texts below the form are typed and not published. */
  hasUnsavedTexts: boolean;
}

function Form({ settings, hasUnsavedTexts }: FormProps) {
  const form = useForm({
    resolver: schemaResolver(SettingsForm),
    defaultValues: formOfSettings(settings),
  });
  const { handleSubmit, formState } = form;
  const submit = handleSubmit(async (values) => {
    try {
      const saved = await adminClient.operatorSettings.change({ body: settingsOfForm(values) });
      form.reset(formOfSettings(saved.settings));
      toastSuccess(m.admin_settings_saved());
      await invalidate('admin', 'system.site');
    } catch (error) {
      showFailure(form, error, m.admin_settings_save_failed());
    }
  });
  return (
    <form className="mx-auto grid max-w-[940px] gap-5" onSubmit={submit} noValidate>
      <MarketSection form={form} />
      <LegalSection form={form} />
      <MissingSeller form={form} />
      <CreditsSection form={form} />
      <Card title={m.admin_settings_subscription()}>
        <Intro>{m.admin_settings_subscription_text()}</Intro>
        <OnOff form={form} name="subscription.isOn" label={m.admin_settings_subscription_on()} />
        <Columns>
          <Text form={form} name="subscription.price" label={m.admin_settings_month_price()} amount />
          <Whole form={form} name="subscription.trialDays" label={m.admin_settings_trial()} />
          <Whole form={form} name="subscription.graceDays" label={m.admin_settings_grace()} />
        </Columns>
      </Card>
      <Card title={m.admin_settings_moderation()}>
        <Intro>{m.admin_settings_moderation_text()}</Intro>
        <OnOff form={form} name="moderation.isOn" label={m.admin_settings_moderation_on()} />
      </Card>
      <Card title={m.admin_settings_invoices()}>
        <Columns>
          <Text form={form} name="seller.name" label={m.admin_settings_seller()} />
          <Text
            form={form}
            name="seller.taxNumber"
            label={m.admin_settings_tax_number()}
            hint={m.admin_settings_no_vat()}
          />
          <Text form={form} name="vat.percent" label={m.admin_settings_vat()} amount />
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
      <Card title={m.admin_settings_bank()}>
        <Intro>{m.admin_settings_bank_text()}</Intro>
        <Columns>
          <Text form={form} name="bank.accountHolder" label={m.admin_settings_holder()} />
          <Text form={form} name="bank.bankName" label={m.admin_settings_bank_name()} />
          <Text form={form} name="bank.iban" label={m.admin_settings_iban()} />
          <Text form={form} name="bank.swift" label={m.admin_settings_swift()} />
        </Columns>
      </Card>
      <Card title={m.admin_settings_deals()}>
        <Whole
          form={form}
          name="termsOfPaymentDays"
          label={m.admin_settings_terms()}
          hint={m.admin_settings_terms_hint()}
        />
        <div className="mt-4 grid items-start gap-4 sm:grid-cols-2">
          <Text
            form={form}
            name="rate.text"
            label={m.admin_settings_rate()}
            hint={m.admin_settings_rate_hint()}
            amount
          />
          <Field label={m.admin_settings_rate_day()} error={formState.errors.rate?.day?.message}>
            <TextInput type="date" {...form.register('rate.day')} />
          </Field>
        </div>
      </Card>
      <UsualRightsSection form={form} />
      <UnsavedQuestion
        when={formState.isDirty || hasUnsavedTexts}
        leaves={leavesSettings}
        finalFocus={selectedTab}
      />
      <FormError className="empty:hidden">{formState.errors.root?.message}</FormError>
      <OnlineButton
        type="submit"
        className="justify-self-end"
        busy={formState.isSubmitting}
        busyText={m.own_saving()}
      >
        {m.admin_settings_save()}
      </OnlineButton>
    </form>
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

function CreditsSection({ form }: { form: Fields }) {
  return (
    <Card title={m.admin_settings_credits()}>
      <Intro>{m.admin_settings_credits_text()}</Intro>
      <OnOff form={form} name="credits.isOn" label={m.admin_settings_credits_on()} />
      <Columns>
        {packSizes.map((size, index) => (
          <Text
            key={size}
            form={form}
            name={`credits.prices.${index}`}
            label={m.admin_settings_pack({ credits: formatCount(size) })}
            hint={m.admin_settings_before_tax()}
            amount
          />
        ))}
        <Whole
          form={form}
          name="credits.warningLevel"
          label={m.admin_settings_warning()}
          hint={m.admin_settings_warning_hint()}
        />
        <Whole form={form} name="credits.expiryMonths" label={m.admin_settings_expiry()} />
        <Whole
          form={form}
          name="credits.starter"
          label={m.admin_settings_starter()}
          hint={m.admin_settings_starter_hint()}
        />
      </Columns>
    </Card>
  );
}
