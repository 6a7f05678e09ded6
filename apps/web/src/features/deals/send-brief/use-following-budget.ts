import { dollarsForField } from '@briefcast/contract';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { BriefForm } from './brief-form.ts';
import type { BriefSum } from './brief-sum.ts';

/** The budget is what the creator's prices come to, until somebody names another one. */
export function useFollowingBudget(
  form: UseFormReturn<BriefForm>,
  sum: BriefSum | undefined,
  isEditable: boolean,
) {
  const followed = useRef('');
  // Waits for the surcharges: a sum without them is a part of the price.
  const rate = isEditable && sum?.rights ? dollarsForField(sum.cents || null) : null;
  useEffect(() => {
    if (rate === null) return;
    const budget = form.getValues('budget');
    const isFollowing = budget === '' || budget === followed.current;
    followed.current = rate;
    if (!isFollowing || budget === rate) return;
    form.setValue('budget', rate, { shouldValidate: form.formState.isSubmitted });
  }, [form, rate]);
}
