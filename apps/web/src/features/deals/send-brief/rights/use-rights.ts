import { type Currency, type LinePrice, priceOfLine, type TakenLine } from '@briefcast/contract';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { usualCurrency } from '../../../../lib/market.ts';
import type { BriefForm } from '../brief-form.ts';
import type { BriefSum } from '../brief-sum.ts';
import type { RightsForm } from './rights-form.ts';

/** Rights of the form with their prices, for the rows to show and change. */
export interface RightsChoice {
  form: UseFormReturn<BriefForm>;
  rights: RightsForm;
  change: (changes: Partial<RightsForm>) => void;
  /** Currency of the prices. */
  currency: Currency;
  /** Price that a line adds; null where several creators' prices would differ, and while it is not known. */
  priceOf: (taken: TakenLine) => LinePrice | null;
}

/** The rights of the form, with their prices where the brief goes to one creator. */
export function useRights(form: UseFormReturn<BriefForm>, sums: readonly BriefSum[]): RightsChoice {
  const rights = useWatch({ control: form.control, name: 'rights' });
  const only = sums.length === 1 ? sums[0] : undefined;
  return {
    form,
    currency: only?.money.currency ?? usualCurrency(),
    rights,
    change: (changes) =>
      form.setValue(
        'rights',
        { ...form.getValues('rights'), ...changes },
        { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
      ),
    priceOf: ({ line, times }) =>
      only?.surcharges ? priceOfLine(line, only.surcharges, only.estimate.cents, times) : null,
  };
}

/** Whether the creator does not give this. */
export const isRefused = (price: LinePrice | null): boolean => price?.kind === 'NOT_OFFERED';
