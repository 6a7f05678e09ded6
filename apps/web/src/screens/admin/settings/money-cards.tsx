import { packSizes } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { MissingSeller } from './missing-seller.tsx';
import { type CardsProps, Columns, Intro, OnOff, Text, Whole } from './setting-fields.tsx';

/** Credits, the subscription, the tax on both, and the account for transfers. */
export function MoneyCards({ form, onOpen }: CardsProps) {
  return (
    <>
      <MissingSeller form={form} onOpen={onOpen} />
      <CreditsCard form={form} />
      <Card title={m.admin_settings_subscription()}>
        <Intro>{m.admin_settings_subscription_text()}</Intro>
        <OnOff form={form} name="subscription.isOn" label={m.admin_settings_subscription_on()} />
        <WhileOn form={form} name="subscription">
          <Text form={form} name="subscription.price" label={m.admin_settings_month_price()} amount />
          <Whole form={form} name="subscription.trialDays" label={m.admin_settings_trial()} />
          <Whole form={form} name="subscription.graceDays" label={m.admin_settings_grace()} />
        </WhileOn>
      </Card>
      <Card title={m.admin_settings_tax()}>
        <Columns>
          <Text
            form={form}
            name="vat.percent"
            label={m.admin_settings_vat()}
            hint={m.admin_settings_no_vat()}
            amount
          />
        </Columns>
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
    </>
  );
}

function CreditsCard({ form }: Pick<CardsProps, 'form'>) {
  return (
    <Card title={m.admin_settings_credits()}>
      <Intro>{m.admin_settings_credits_text()}</Intro>
      <OnOff form={form} name="credits.isOn" label={m.admin_settings_credits_on()} />
      <WhileOn form={form} name="credits">
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
      </WhileOn>
    </Card>
  );
}

interface WhileOnProps extends Pick<CardsProps, 'form'> {
  name: 'credits' | 'subscription';
  children: ReactNode;
}

/** Fields of something that is on, or in which a value is refused. */
function WhileOn({ form, name, children }: WhileOnProps) {
  const isShown = form.watch(`${name}.isOn`) || form.formState.errors[name] !== undefined;
  return isShown ? <Columns>{children}</Columns> : null;
}
