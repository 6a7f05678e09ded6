import { limits } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { monthsText } from '../../lib/months-text.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { BriefForm } from './brief-form.ts';

const licenceTerms = [1, 3, 6, 12, 24, 36];
const exclusivityTerms = [1, 2, 3, 6, 12];

/** What may be chosen; another number, as of an earlier brief, stays among it. */
function optionsOf(terms: readonly number[], chosen: string) {
  const months = new Set([...terms, ...(chosen === '' ? [] : [Number(chosen)])]);
  return [...months]
    .toSorted((a, b) => a - b)
    .map((count) => ({ value: String(count), label: monthsText(count) }));
}

/** How long the content may be used, and whether the creator keeps away from competitors; folded, as few briefs say so. */
export function RightsFields({ form }: { form: UseFormReturn<BriefForm> }) {
  const [licence, exclusivity, category] = useWatch({
    control: form.control,
    name: ['licenceMonths', 'exclusivityMonths', 'exclusivityCategory'],
  });
  const error = form.formState.errors.exclusivityCategory?.message;
  const [isOpen, setOpen] = useState(false);
  const said = [
    licence === '' ? m.brief_rights_no_end() : m.brief_rights_for({ months: monthsText(Number(licence)) }),
    ...(exclusivity === '' ? [] : [m.brief_rights_exclusivity({ months: monthsText(Number(exclusivity)) })]),
  ].join(', ');
  return (
    <details
      className="ear-sm bg-sunken ps-3.5 pe-3"
      open={isOpen || error !== undefined}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-2 py-2">
        <span className="min-w-0">
          <span className="block text-ui font-semibold">{m.brief_rights()}</span>
          <span className="hint block">{said}</span>
        </span>
        <ChevronDown
          aria-hidden
          className="ic me-[13px] text-ink-3 transition-transform in-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-2 items-start gap-3 pt-1 pb-3 max-[359px]:grid-cols-1">
        <Field label={m.brief_licence_term()} hint={m.brief_licence_hint()}>
          <Select
            placeholder={m.brief_licence_no_end()}
            options={optionsOf(licenceTerms, licence)}
            {...form.register('licenceMonths')}
          />
        </Field>
        <Field label={m.brief_exclusivity()} hint={m.brief_exclusivity_hint()}>
          <Select
            placeholder={m.brief_exclusivity_none()}
            options={optionsOf(exclusivityTerms, exclusivity)}
            {...form.register('exclusivityMonths')}
          />
        </Field>
        {exclusivity === '' && category === '' ? null : (
          <Field
            label={m.brief_exclusivity_category()}
            hint={m.brief_exclusivity_category_hint()}
            error={error}
            required={exclusivity !== ''}
            className="col-span-full"
          >
            <TextInput
              dir="auto"
              autoComplete="off"
              maxLength={limits.name}
              {...form.register('exclusivityCategory')}
            />
          </Field>
        )}
      </div>
    </details>
  );
}
