import { formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usualCurrency } from '../../../../lib/market.ts';
import { fullName } from '../../../../lib/names.ts';
import { CurrencyChoice } from '../../../../parts/currencies/currency-choice.tsx';
import { Field } from '../../../../ui/field.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import type { BriefForm } from '../brief-form.ts';
import type { BriefSum } from '../brief-sum.ts';
import { DepositFields } from '../deposit-fields.tsx';
import { PackageFields } from '../package-fields.tsx';
import { RightsFields } from '../rights/rights-fields.tsx';
import { SampleFields } from '../sample/sample-fields.tsx';
import { PaymentTermsField, RoundsField, WishList } from '../wish-fields.tsx';
import { TermsGroup } from './more-terms.tsx';
import { UsualNote } from './unlike-usual.tsx';

interface FoldedFieldsProps {
  form: UseFormReturn<BriefForm>;
  sums: readonly BriefSum[];
  disabled: boolean;
  /** Further parts of the brief. */
  children: ReactNode;
}

/** Lines of a brief that are usual until somebody says otherwise. */
export function FoldedFields({ form, sums, disabled, children }: FoldedFieldsProps) {
  const [only, ...others] = sums;
  return (
    <>
      <RightsFields form={form} sums={sums} disabled={disabled} />
      <TermsGroup title={m.folded_how_made()}>
        <fieldset disabled={disabled} className="terms-line">
          <RoundsField form={form} />
          <UsualNote line="rounds" />
        </fieldset>
        <SampleFields form={form} disabled={disabled} />
      </TermsGroup>
      <TermsGroup title={m.folded_money()}>
        {only && others.length === 0 ? <PackageFields form={form} sum={only} disabled={disabled} /> : null}
        <fieldset disabled={disabled} className="grid min-w-0 gap-3.5">
          <CurrencyField form={form} sums={sums} />
          <div className="grid grid-cols-2 items-start gap-3.5 max-[359px]:grid-cols-1">
            <div className="terms-line">
              <PaymentTermsField form={form} />
              <UsualNote line="paymentDays" />
            </div>
            <div className="terms-line grid gap-3.5">
              <DepositFields form={form} />
              <UsualNote line="deposit" />
            </div>
          </div>
        </fieldset>
      </TermsGroup>
      <TermsGroup title={m.folded_in_brief()}>
        <fieldset disabled={disabled} className="grid min-w-0 gap-3.5">
          <div className="terms-line">
            <RequirementsField form={form} />
            <UsualNote line="requirements" />
          </div>
          <div className="terms-line">
            <WishList form={form} />
            <UsualNote line="wishes" />
          </div>
        </fieldset>
        {children}
      </TermsGroup>
    </>
  );
}

/** One requirement a line. */
export function RequirementsField({ form }: { form: UseFormReturn<BriefForm> }) {
  return (
    <Field
      label={m.brief_requirements()}
      hint={m.brief_requirements_hint()}
      error={form.formState.errors.requirements?.message}
    >
      <TextArea dir="auto" rows={2} maxLength={5000} {...form.register('requirements')} />
    </Field>
  );
}

/** One currency for each deal; whose prices are in it is said below. */
function CurrencyField({ form, sums }: Pick<FoldedFieldsProps, 'form' | 'sums'>) {
  const currency = useWatch({ control: form.control, name: 'currency' }) || usualCurrency();
  const inIt = sums
    .filter(({ creator }) => creator.currency === currency)
    .map(({ creator }) => fullName(creator));
  return (
    <div className="terms-line grid gap-1.5">
      <span aria-hidden className="label">
        {m.currency_label()}
      </span>
      <CurrencyChoice
        label={m.currency_label()}
        value={currency}
        onChange={(next) => form.setValue('currency', next, { shouldDirty: true })}
      />
      <p className="hint wrap-anywhere" aria-live="polite">
        {inIt.length > 0
          ? m.currency_of_creator({ n: inIt.length, creators: formatList(inIt) })
          : m.currency_one()}
      </p>
      <UsualNote line="currency" />
    </div>
  );
}
