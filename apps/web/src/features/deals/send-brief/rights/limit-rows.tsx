/** Rows for the term, the territory, the exclusivity and the posting side. */
import {
  exclusivityLine,
  exclusivityMonths,
  limits,
  postingOf,
  postings,
  territories,
  territoryLine,
} from '@briefcast/contract';
import { monthsText } from '@briefcast/i18n/labels/months';
import { rightLabel, territoryLabel } from '@briefcast/i18n/labels/rights';
import { m } from '@briefcast/i18n/messages';
import { CalendarClock, Film, Lock, Map as MapIcon, Send } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { dayOf, lastDeadline } from '../../../../lib/calendar-day.ts';
import { Field } from '../../../../ui/field.tsx';
import { StepGroup } from '../../../../ui/step-group.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { UsualNote } from '../folded/unlike-usual.tsx';
import { termSteps } from './place-rows.tsx';
import { priceInWords, stepNote } from './price-words.ts';
import { RightRow } from './right-row.tsx';
import { isRefused, type RightsChoice } from './use-rights.ts';

interface RowProps {
  choice: RightsChoice;
}

/** The term of unpaid use; it counts where one of its two places is chosen. */
export function UnpaidTermRow({ choice: { rights, change, priceOf, currency } }: RowProps) {
  const steps = termSteps({ priceOf, currency }, (term) => ({ line: `UNPAID_${term}`, times: 1 }));
  const price = priceOf({ line: `UNPAID_${rights.unpaidTerm}`, times: 1 });
  return (
    <RightRow
      line="unpaidTerm"
      Icon={CalendarClock}
      title={m.rights_unpaid()}
      about={m.rights_unpaid_about()}
      isOn={rights.ownAccounts || rights.siteAndShop}
      price={price && priceInWords(price, currency)}
    >
      <StepGroup
        label={m.rights_term_of({ what: m.rights_unpaid() })}
        steps={steps}
        value={rights.unpaidTerm}
        onChange={(unpaidTerm) => change({ unpaidTerm })}
      />
    </RightRow>
  );
}

/** Where in the world. */
export function CountriesRow({ choice: { rights, change, priceOf, currency } }: RowProps) {
  const price = priceOf(territoryLine(rights.territory));
  return (
    <RightRow
      line="territory"
      Icon={MapIcon}
      title={m.rights_countries()}
      about={m.rights_countries_about()}
      isOn
      price={price && priceInWords(price, currency)}
    >
      <StepGroup
        label={m.rights_countries()}
        steps={territories.map((value) => {
          const step = priceOf(territoryLine(value));
          return {
            value,
            label: territoryLabel(value),
            note: step ? stepNote(step, currency) : undefined,
            disabled: isRefused(step),
          };
        })}
        value={rights.territory}
        onChange={(territory) => change({ territory })}
      />
    </RightRow>
  );
}

/** For how many months the creator works for no competitor, and in which trade. */
export function ExclusivityRow({ choice: { form, priceOf, currency } }: RowProps) {
  const [chosen, category] = useWatch({
    control: form.control,
    name: ['exclusivityMonths', 'exclusivityCategory'],
  });
  const price = chosen === '' ? { kind: 'IN_RATE' as const } : priceOf(exclusivityLine(Number(chosen)));
  // Another number, as of an earlier brief, stays among them.
  const months = new Set([...exclusivityMonths, ...(chosen === '' ? [] : [Number(chosen)])]);
  const steps = [...months]
    .toSorted((a, b) => a - b)
    .map((count) => {
      const step = priceOf(exclusivityLine(count));
      return {
        value: String(count),
        label: monthsText(count),
        note: step ? stepNote(step, currency) : undefined,
        disabled: isRefused(step),
      };
    });
  return (
    <RightRow
      line="exclusivity"
      Icon={Lock}
      title={rightLabel('EXCLUSIVITY')}
      about={m.rights_exclusivity_about()}
      isOn={chosen !== ''}
      price={price && priceInWords(price, currency)}
    >
      <StepGroup
        label={m.rights_term_of({ what: rightLabel('EXCLUSIVITY') })}
        steps={[{ value: '', label: m.rights_none_exclusive(), note: m.price_in_rate() }, ...steps]}
        value={chosen}
        onChange={(next) =>
          form.setValue('exclusivityMonths', next, {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      />
      {chosen === '' && category === '' ? null : (
        <Field
          label={m.brief_exclusivity_category()}
          hint={m.brief_exclusivity_category_hint()}
          error={form.formState.errors.exclusivityCategory?.message}
          required={chosen !== ''}
          className="mt-3"
        >
          <TextInput
            dir="auto"
            autoComplete="off"
            maxLength={limits.name}
            {...form.register('exclusivityCategory')}
          />
        </Field>
      )}
    </RightRow>
  );
}

/** Whether the raw footage is handed over unedited. */
export function RawFootageRow({ choice: { rights, change, priceOf, currency } }: RowProps) {
  const price = priceOf({ line: 'RAW_FOOTAGE', times: 1 });
  return (
    <RightRow
      line="rawFootage"
      Icon={Film}
      title={m.surcharge_raw_footage()}
      about={m.rights_raw_footage_about()}
      isOn={rights.rawFootage}
      price={price && priceInWords(price, currency)}
      disabled={!rights.rawFootage && isRefused(price)}
      onSwitch={(rawFootage) => change({ rawFootage })}
    />
  );
}

const sidesThatPost = {
  BRAND: m.rights_you_alone,
  BOTH: m.rights_you_both,
  CREATOR: m.rights_creator_alone,
};

/** Choice of the side that posts, and of the day. */
export function PostingRow({ choice: { form, rights, change, currency } }: RowProps) {
  const deliverables = useWatch({ control: form.control, name: 'deliverables' });
  const [today] = useState(() => dayOf(new Date()));
  return (
    <RightRow
      line="posting"
      Icon={Send}
      title={m.brief_posting()}
      about={m.rights_posting_about()}
      isOn
      price={priceInWords({ kind: 'IN_RATE' }, currency)}
    >
      <StepGroup
        label={m.brief_posting()}
        steps={postings.map((value) => {
          const isImpossible = value === 'BRAND' && rights.boostedPost !== null;
          return {
            value,
            label: sidesThatPost[value](),
            note: isImpossible ? m.rights_boost_needs_post() : undefined,
            disabled: isImpossible,
          };
        })}
        value={postingOf(rights, deliverables)}
        onChange={(posting) => change({ posting })}
      />
      <Field
        label={m.rights_post_day()}
        error={form.formState.errors.rights?.postOn?.message}
        className="mt-3 max-w-60"
      >
        <TextInput type="date" min={today} max={lastDeadline} {...form.register('rights.postOn')} />
      </Field>
      <UsualNote line="postOn" />
    </RightRow>
  );
}
