import {
  type AdminDispute,
  centsFromDollars,
  type DisputeDecision,
  type DisputeOutcome,
  longestStatement,
  requiredText,
  z,
} from '@briefcast/contract';
import { currencySign, formatExactMoney } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useMutation } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminClient } from '../../../lib/api.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { CheckboxCell } from '../../../ui/checkbox-cell.tsx';
import { Field, FieldGroup, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';
import { DecideQuestion } from './decide-question.tsx';

/** The decision as it is typed: the amount counts where a part is owed. */
const DecisionForm = z.object({
  outcome: z.enum(['OWED', 'REDUCED', 'NOT_OWED'], { error: () => m.admin_case_outcome_missing() }),
  left: z.string(),
  text: requiredText(longestStatement),
});
type DecisionForm = z.infer<typeof DecisionForm>;

const outcomes = (): { value: DisputeOutcome; label: string; note: string }[] => [
  { value: 'OWED', label: m.admin_case_outcome_owed(), note: m.admin_case_outcome_owed_note() },
  { value: 'REDUCED', label: m.admin_case_outcome_reduced(), note: m.admin_case_outcome_reduced_note() },
  { value: 'NOT_OWED', label: m.admin_case_outcome_not_owed(), note: m.admin_case_outcome_not_owed_note() },
];

/** The admin says what stays owed, and why. */
export function DecideCase({ dispute: { id, currency, payout } }: { dispute: AdminDispute }) {
  const { restCents } = payout;
  const rest = formatExactMoney(restCents, currency);
  const decide = useMutation({
    mutationFn: (body: DisputeDecision) => adminClient.adminDisputes.decide({ params: { id }, body }),
    onSuccess: ({ message }) => toastSuccess(message),
    onError: (error) => showFailure(form, error, m.admin_case_save_failed()),
    onSettled: async () => {
      await refreshAdmin();
      setAsked(null);
    },
  });
  const form = useForm<DecisionForm>({
    resolver: schemaResolver(DecisionForm),
    defaultValues: { left: '', text: '' },
  });
  const { errors } = form.formState;
  /** Decision that the dialog asks about, with the sums that it names. */
  const [asked, setAsked] = useState<DisputeDecision | null>(null);
  const submit = form.handleSubmit(({ outcome, left, text }) => {
    const leftCents = outcome === 'REDUCED' ? (centsFromDollars(left) ?? 0) : 0;
    if (outcome === 'REDUCED' && (leftCents <= 0 || leftCents >= restCents))
      return form.setError('left', { message: m.admin_case_left_wrong({ rest }) }, { shouldFocus: true });
    const fields = { text, restCents };
    setAsked(outcome === 'REDUCED' ? { outcome, ...fields, leftCents } : { outcome, ...fields });
  });
  return (
    <Card title={m.admin_case_decide()}>
      <form noValidate onSubmit={submit} className="grid max-w-[720px] gap-4">
        <p className="text-ink-2">{m.admin_case_decide_text()}</p>
        <FieldGroup label={m.admin_case_outcome()} error={errors.outcome?.message}>
          <div className="grid gap-2">
            {outcomes().map(({ value, label, note }) => (
              <CheckboxCell
                key={value}
                type="radio"
                value={value}
                label={label}
                description={note}
                {...form.register('outcome')}
              />
            ))}
          </div>
        </FieldGroup>
        {form.watch('outcome') === 'REDUCED' ? (
          <Field
            label={m.admin_case_left({ currency: currencySign(currency) })}
            hint={m.admin_case_left_hint({ rest })}
            error={errors.left?.message}
            required
          >
            <TextInput dir="ltr" inputMode="decimal" autoComplete="off" {...form.register('left')} />
          </Field>
        ) : null}
        <Field
          label={m.admin_case_words()}
          hint={m.admin_case_words_hint()}
          error={errors.text?.message}
          required
        >
          <TextArea rows={5} maxLength={longestStatement} {...form.register('text')} />
        </Field>
        <FormError className="empty:hidden">{errors.root?.message}</FormError>
        <OnlineButton
          type="submit"
          variant="cast"
          className="justify-self-end"
          icon={<Gavel aria-hidden className="ic" />}
        >
          {m.admin_case_save()}
        </OnlineButton>
      </form>
      {asked ? (
        <DecideQuestion
          decision={asked}
          currency={currency}
          busy={decide.isPending}
          onConfirm={() => decide.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Card>
  );
}
