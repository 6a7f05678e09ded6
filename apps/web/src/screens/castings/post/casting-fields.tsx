import '../../../styles/rights.css';
import '../../../styles/castings.css';
import '../../../styles/send-brief.css';
import { centsFromDollars, limits, type UsualTerms } from '@briefcast/contract';
import { castingLimits } from '@briefcast/contract/castings/limits';
import { currencySign, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { AskedFields, upTo } from '../../../features/deals/send-brief/asked-fields.tsx';
import { MoreTerms } from '../../../features/deals/send-brief/folded/more-terms.tsx';
import { RightsLine } from '../../../features/deals/send-brief/folded/rights-line.tsx';
import { UnlikeUsual } from '../../../features/deals/send-brief/folded/unlike-usual.tsx';
import { useUsualRights } from '../../../features/deals/send-brief/rights/use-usual-rights.ts';
import { dayOf } from '../../../lib/calendar-day.ts';
import { usualCurrency } from '../../../lib/market.ts';
import { printNote } from '../../../lib/print-note.ts';
import { CurrencyChoice } from '../../../parts/currencies/currency-choice.tsx';
import { currencyCode } from '../../../parts/currencies/currency-code.ts';
import { Field } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { asBrief } from './as-brief.ts';
import { type CastingForm, castingTermsOf } from './casting-form.ts';
import { type CastingFieldsProps, FoldedSections } from './folded-sections.tsx';

const shownFields: readonly string[] = [
  ...['title', 'description', 'deliverables', 'payFrom', 'payTo', 'places', 'closesOn', 'dueOn'],
];

/** The fields that each casting fills in, its rights in one line, and a fold with every other term. */
export function CastingFields(props: CastingFieldsProps) {
  const { form, isFixed } = props;
  const { errors, submitCount } = form.formState;
  const [isOpen, setOpen] = useState(false);
  const [openedFor, setOpenedFor] = useState(0);
  // Opens once for each try to send; a fold that is closed again stays closed.
  if (submitCount > openedFor && Object.keys(errors).some((field) => !shownFields.includes(field))) {
    setOpenedFor(submitCount);
    setOpen(true);
  }
  const rights = useUsualRights();
  const typed = useWatch({ control: form.control }) as CastingForm;
  const usual: UsualTerms = { rights: { ...rights.rights, exclusivity: null }, currency: usualCurrency() };
  const terms = castingTermsOf(typed, usual);
  return (
    <div className="card divide-y divide-line">
      <BriefSection {...props} />
      <PaySection {...props} />
      <DaysSection {...props} />
      <UnlikeUsual form={asBrief(form)} typed={terms} usual={usual}>
        {(unlike) => (
          <div className="grid min-w-0 gap-3 p-5">
            <RightsLine
              rights={terms.rights}
              unlike={unlike}
              onChange={
                isFixed
                  ? null
                  : () => {
                      flushSync(() => setOpen(true));
                      form.setFocus('rights.ownAccounts');
                    }
              }
            />
            <MoreTerms unlike={unlike} isOpen={isOpen} onToggle={setOpen} about={m.casting_form_folded()}>
              <FoldedSections {...props} />
            </MoreTerms>
          </div>
        )}
      </UnlikeUsual>
    </div>
  );
}

function BriefSection({ form, isFixed }: CastingFieldsProps) {
  const { errors } = form.formState;
  const title = useWatch({ control: form.control, name: 'title' });
  return (
    <FormSection title={m.casting_form_brief()} hint={m.casting_form_brief_hint()}>
      <fieldset disabled={isFixed} className="grid min-w-0 gap-4">
        <Field label={m.brief_title()} hint={printNote(title)} error={errors.title?.message} required>
          <TextInput autoComplete="off" maxLength={castingLimits.title} {...form.register('title')} />
        </Field>
        <Field label={m.brief_description()} error={errors.description?.message} required>
          <TextArea rows={3} maxLength={limits.text} {...form.register('description')} />
        </Field>
        <AskedFields form={asBrief(form)} />
      </fieldset>
    </FormSection>
  );
}

function PaySection({ form, isFixed }: CastingFieldsProps) {
  const { errors } = form.formState;
  const [currency, payFrom, payTo, places] = useWatch({
    control: form.control,
    name: ['currency', 'payFrom', 'payTo', 'places'],
  });
  const most = centsFromDollars(payTo) || centsFromDollars(payFrom);
  const sign = <span aria-hidden>{currencySign(currency)}</span>;
  return (
    <FormSection title={m.casting_form_pay()} hint={m.casting_form_pay_hint()}>
      <div className="grid min-w-0 gap-4">
        <fieldset disabled={isFixed} className="min-w-0">
          <CurrencyChoice
            label={m.currency_label()}
            value={currency}
            onChange={(next) => form.setValue('currency', next, { shouldDirty: true })}
          />
        </fieldset>
        <div className="grid grid-cols-2 items-start gap-4 max-[359px]:grid-cols-1 sm:grid-cols-3">
          <Field
            label={m.casting_form_pay_from({ currency: currencyCode(currency) })}
            error={errors.payFrom?.message}
            required
          >
            <TextInput
              start={sign}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              {...form.register('payFrom')}
            />
          </Field>
          <Field
            label={m.casting_form_pay_to({ currency: currencyCode(currency) })}
            hint={m.casting_form_pay_to_hint()}
            error={errors.payTo?.message}
          >
            <TextInput
              start={sign}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              {...form.register('payTo')}
            />
          </Field>
          <Field label={m.casting_places()} error={errors.places?.message}>
            <Select options={upTo(castingLimits.places)} {...form.register('places')} />
          </Field>
        </div>
        {most ? (
          <p role="status" className="num rounded-[10px] bg-canvas px-3.5 py-2.5 text-sm text-ink-2">
            {m.casting_form_sum({ amount: formatExactMoney(most * Number(places), currency) })}
          </p>
        ) : null}
      </div>
    </FormSection>
  );
}

function DaysSection({ form, isClosed }: CastingFieldsProps) {
  const { errors } = form.formState;
  const [today] = useState(() => dayOf(new Date()));
  return (
    <FormSection title={m.casting_form_days()} hint={m.casting_form_days_hint()}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={m.casting_apply_by()} error={errors.closesOn?.message} required>
          <TextInput type="date" min={today} {...form.register('closesOn')} readOnly={isClosed} />
        </Field>
        <Field label={m.casting_content_due()} error={errors.dueOn?.message} required>
          <TextInput type="date" min={today} {...form.register('dueOn')} />
        </Field>
      </div>
    </FormSection>
  );
}
