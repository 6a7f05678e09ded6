import { m } from '@briefcast/i18n/messages';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type CardsProps, Intro, OnOff, Text, Whole } from './setting-fields.tsx';
import { UsualRightsSection } from './usual-rights.tsx';

/** When creators are paid, the rate between the currencies, and rights that briefs propose. */
export function ProjectCards({ form }: CardsProps) {
  return (
    <>
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
          <Field label={m.admin_settings_rate_day()} error={form.formState.errors.rate?.day?.message}>
            <TextInput type="date" {...form.register('rate.day')} />
          </Field>
        </div>
      </Card>
      <UsualRightsSection form={form} />
    </>
  );
}

export function ModerationCards({ form }: CardsProps) {
  return (
    <Card title={m.admin_settings_moderation()}>
      <Intro>{m.admin_settings_moderation_text()}</Intro>
      <OnOff form={form} name="moderation.isOn" label={m.admin_settings_moderation_on()} />
    </Card>
  );
}
