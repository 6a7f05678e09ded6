import type { UseFormReturn } from 'react-hook-form';
import type { BriefForm } from '../../../features/deals/send-brief/brief-form.ts';
import type { CastingForm } from './casting-form.ts';

/** The fields that a casting shares with a brief have the same names and values in both forms. */
export const asBrief = (form: UseFormReturn<CastingForm>) => form as unknown as UseFormReturn<BriefForm>;
