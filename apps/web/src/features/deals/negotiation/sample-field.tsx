import { type Currency, currencies, type DealLines, type Role, z } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useEffectEvent } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import type { BriefForm } from '../send-brief/brief-form.ts';
import { SampleInputs, type SampleWords, wordsOfBrief } from '../send-brief/sample/sample-fields.tsx';
import { readSample, SampleForm, sampleFormOf, sampleProblems } from '../send-brief/sample/sample-form.ts';

/** The fields of a sample alone, by the names that they have in the form of a brief. */
const SampleLine = z
  .object({ sample: SampleForm, currency: z.enum(currencies) })
  .superRefine(({ sample }, context) => {
    for (const { field, message } of sampleProblems(sample))
      context.addIssue({ code: 'custom', path: ['sample', field], message });
  });
type SampleLine = z.infer<typeof SampleLine>;

const inTalk = { countsDay: m.line_sample_counts_day, daysHint: m.line_sample_days_hint };
const words: Record<Role, SampleWords> = {
  BRAND: { ...wordsOfBrief, ...inTalk },
  CREATOR: {
    ...inTalk,
    sent: m.line_sample_sent,
    bought: m.line_sample_bought,
    boughtNote: m.line_sample_bought_note,
    kept: m.line_sample_kept,
    returned: m.line_sample_returned,
  },
};

interface SampleFieldProps {
  currency: Currency;
  /** Side that writes it. */
  viewer: Role;
  lines: DealLines;
  /** Whether sending was tried: missing values are marked then, touched or not. */
  wasSent: boolean;
  /** `isUnfinished` where a part is missing or unreadable, which shows next to its field. */
  onChange: (lines: DealLines, isUnfinished: boolean) => void;
}

/** None, sent or bought, with what goes with it: the fields of a brief. */
export function SampleField({ currency, viewer, lines, wasSent, onChange }: SampleFieldProps) {
  const form = useForm<SampleLine>({
    resolver: schemaResolver(SampleLine),
    defaultValues: { sample: sampleFormOf(lines.sample, { withDay: true }), currency },
    mode: 'onTouched',
  });
  const handleTyped = useEffectEvent(({ sample }: SampleLine) => {
    onChange({ ...lines, sample: readSample(sample) }, !SampleLine.safeParse({ sample, currency }).success);
    if (wasSent) void form.trigger();
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => handleTyped(values) }),
    [form],
  );
  useEffect(() => {
    if (wasSent) void form.trigger();
  }, [form, wasSent]);
  return (
    <div className="grid min-w-0 gap-3">
      <SampleInputs form={form as unknown as UseFormReturn<BriefForm>} words={words[viewer]} />
    </div>
  );
}
