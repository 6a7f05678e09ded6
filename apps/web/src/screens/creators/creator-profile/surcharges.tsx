import type { OwnCreator } from '@briefcast/contract';
import { currencySign, formatCount } from '@briefcast/i18n/format';
import { surchargeGroups } from '@briefcast/i18n/labels/surcharges';
import { m } from '@briefcast/i18n/messages';
import { ChevronDown, Sparkles } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SurchargeList } from '../../../features/creators/surcharge-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { FormSection } from '../../../ui/form-section.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { CreatorForm } from './form-values.ts';
import { surchargeKinds, withUsual } from './surcharge-rows.ts';

/** Prices of rights beyond the usual ones, to read. */
export function Surcharges({ creator }: { creator: OwnCreator }) {
  return (
    <FormSection title={m.creator_surcharges()} hint={m.creator_surcharges_hint()}>
      <SurchargeList surcharges={creator.surcharges ?? []} currency={creator.currency} />
    </FormSection>
  );
}

const kindLabels: Record<(typeof surchargeKinds)[number], () => string> = {
  UNSAID: m.creator_surcharge_unsaid,
  IN_RATE: m.creator_surcharge_in_rate,
  PERCENT: m.creator_surcharge_percent,
  AMOUNT: m.creator_surcharge_amount,
  NOT_OFFERED: m.creator_surcharge_not_offered,
};

let next = 0;
/** Each line with its row of the form: the groups hold the lines in the order of the rows. */
const groups = surchargeGroups.map(({ title, steps }) => ({
  title,
  steps: steps.map((step) => ({ ...step, row: next++ })),
}));

/** Prices of rights beyond the usual ones, to edit: usual surcharges by one press, each line beneath a fold. */
export function SurchargeFields() {
  const { control, setValue, formState } = useFormContext<CreatorForm>();
  const hasFailed = formState.errors.surcharges !== undefined;
  const fold = useRef<HTMLDetailsElement>(null);
  // Shows what is wrong, and stays open while it is put right.
  useEffect(() => {
    if (hasFailed && fold.current) fold.current.open = true;
  }, [hasFailed]);
  const rows = useWatch({ control, name: 'surcharges' });
  const said = rows.filter(({ kind }) => kind !== 'UNSAID').length;
  const usual = withUsual(rows);
  const isUsualOpen = usual.some(({ kind }, row) => kind !== rows[row]?.kind);
  return (
    <FormSection title={m.creator_surcharges()} hint={m.creator_surcharges_hint()}>
      <div>
        {isUsualOpen ? (
          <div className="mb-3">
            <Button
              variant="outline"
              icon={<Sparkles aria-hidden className="ic" />}
              onClick={() => setValue('surcharges', usual, { shouldDirty: true, shouldTouch: true })}
            >
              {m.creator_surcharges_usual()}
            </Button>
            <p className="hint mt-1.5">{m.creator_surcharges_usual_hint()}</p>
          </div>
        ) : null}
        <details ref={fold} className="group border-y border-line">
          <summary className="flex min-h-12 list-none items-center gap-x-3 text-ui">
            <b className="font-semibold">{m.creator_surcharges_by_line()}</b>
            <span role="status" className="hint">
              {m.creator_surcharges_said({ count: formatCount(said), of: formatCount(rows.length) })}
            </span>
            <ChevronDown
              aria-hidden
              className="ic ms-auto text-ink-3 transition-transform group-open:rotate-180"
            />
          </summary>
          <div className="grid gap-6 pt-2 pb-5">
            {groups.map(({ title, steps }) => (
              <FieldGroup key={title()} label={title()}>
                <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                  {steps.map(({ line, label, row }) => (
                    <StepFields key={line} row={row} label={label()} group={title()} />
                  ))}
                </div>
              </FieldGroup>
            ))}
          </div>
        </details>
      </div>
    </FormSection>
  );
}

/** Kind of a step's price, and its amount where that takes a number. */
function StepFields({ row, label, group }: { row: number; label: string; group: string }) {
  const { register, control, formState } = useFormContext<CreatorForm>();
  const [kind, currency] = useWatch({ control, name: [`surcharges.${row}.kind`, 'currency'] });
  const takesNumber = kind === 'PERCENT' || kind === 'AMOUNT';
  const line = m.surcharge_line({ group, step: label });
  return (
    <div className="flex min-w-0 items-start gap-3">
      <p aria-hidden className="mt-2.5 w-24 flex-none text-sm text-ink-2">
        {label}
      </p>
      <div className="grid min-w-0 flex-1 grid-cols-2 items-start gap-2">
        <Field
          label={m.creator_surcharge_kind({ line })}
          labelHidden
          className={takesNumber ? undefined : 'col-span-2'}
        >
          <Select
            options={surchargeKinds.map((value) => ({ value, label: kindLabels[value]() }))}
            {...register(`surcharges.${row}.kind`)}
          />
        </Field>
        {takesNumber ? (
          <Field
            label={m.creator_surcharge_value({ line })}
            labelHidden
            error={formState.errors.surcharges?.[row]?.value?.message}
          >
            <TextInput
              start={kind === 'AMOUNT' ? currencySign(currency) : '%'}
              inputMode={kind === 'AMOUNT' ? 'decimal' : 'numeric'}
              autoComplete="off"
              {...register(`surcharges.${row}.value`)}
            />
          </Field>
        ) : null}
      </div>
    </div>
  );
}
