import '../../styles/results.css';
import type { Currency, Publication, ResultMoment, Role } from '@briefcast/contract';
import { type PostNumber, postNumbers, resultMoments } from '@briefcast/contract/publications/numbers';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { showFailure } from '../../lib/show-form-failure.ts';
import { DealFileField, useDealFile } from '../../parts/files/deal-file-field.tsx';
import { pictureTypes } from '../../parts/files/offered-types.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { readNumbers, type TypedNumbers, typedNumbers } from './typed-numbers.ts';
import { useStateResult } from './use-results.ts';

interface NumbersDialogProps {
  dealId: string;
  currency: Currency;
  post: Publication;
  viewer: Role;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Newest statement of a side at a moment, which a new one corrects. */
const ownAt = ({ results }: Publication, viewer: Role, moment: ResultMoment) =>
  results.findLast((result) => result.by === viewer && result.moment === moment);

/** First moment that the side has not stated, else the last. */
const nextMoment = (post: Publication, viewer: Role): ResultMoment =>
  resultMoments.find((moment) => !ownAt(post, viewer, moment)) ?? 'END';

/** States numbers of a post at a moment; an empty field is unknown. */
export function NumbersDialog({ dealId, currency, post, viewer, open, onOpenChange }: NumbersDialogProps) {
  const [moment, setMoment] = useState(() => nextMoment(post, viewer));
  const state = useStateResult(dealId, post.id);
  const form = useForm<TypedNumbers>({ defaultValues: typedNumbers(ownAt(post, viewer, moment)?.numbers) });
  const { errors, isSubmitting } = form.formState;
  const own = ownAt(post, viewer, moment);
  const proof = useDealFile(dealId);

  function choose(next: ResultMoment) {
    setMoment(next);
    form.reset(typedNumbers(ownAt(post, viewer, next)?.numbers));
  }

  const submit = form.handleSubmit(async (typed) => {
    const { numbers, unreadable } = readNumbers(typed);
    for (const name of unreadable) form.setError(name, { message: m.result_unreadable() });
    if (unreadable.length > 0) return;
    if (!own && postNumbers.every((name) => numbers[name] === null))
      return form.setError('root', { message: m.finding_result_nothing_known() });
    const proofId = proof.file ? await proof.store() : (own?.proof?.id ?? null);
    if (proof.file && proofId === null) return;
    try {
      await state.mutateAsync({ moment, numbers, proofId });
      toastSuccess(m.result_saved());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.result_not_saved());
    }
  });

  const label = (name: PostNumber) =>
    name === 'salesCents' ? m.result_sales_in({ currency }) : m.result_number({ name });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.result_dialog()}
      description={m.result_empty_unknown()}
      submitText={own ? m.result_save_correction() : m.result_save()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <div className="result-moment-choice">
        <ChoiceRow
          label={m.result_moment_choice()}
          value={moment}
          options={resultMoments.map((value) => ({ value, label: m.result_moment({ moment: value }) }))}
          onChange={choose}
        />
      </div>
      <div className="number-fields">
        {postNumbers.map((name) => (
          <Field key={name} label={label(name)} error={errors[name]?.message}>
            <TextInput
              dir="ltr"
              inputMode={name === 'salesCents' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={16}
              placeholder={m.result_unknown()}
              className="number-field"
              {...form.register(name)}
            />
          </Field>
        ))}
      </div>
      <DealFileField
        label={m.result_proof()}
        hint={m.result_proof_hint()}
        accept={pictureTypes}
        keptName={own?.proof?.name}
        isBusy={isSubmitting}
        of={proof}
      />
    </FormDialog>
  );
}
