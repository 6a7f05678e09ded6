import type { SampleStep } from '@briefcast/contract';
import { limits } from '@briefcast/contract/kit/limits';
import { m } from '@briefcast/i18n/messages';
import { useForm } from 'react-hook-form';
import { showFailure } from '../../lib/show-form-failure.ts';
import { DealFileField, useDealFile } from '../../parts/files/deal-file-field.tsx';
import { pictureTypes } from '../../parts/files/offered-types.ts';
import { CheckboxCell } from '../../ui/checkbox-cell.tsx';
import { Field, FieldGroup } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import type { SaySample } from './use-say-sample.ts';

interface TroubleForm {
  outcome: 'DAMAGED' | 'NOT_RECEIVED';
  note: string;
}

interface TroubleDialogProps {
  dealId: string;
  /** Statements open to the creator now: a parcel that arrived was not missed. */
  steps: readonly SampleStep[];
  say: SaySample;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The creator says that the parcel is of no use, or did not come. */
export function TroubleDialog({ dealId, steps, say, open, onOpenChange }: TroubleDialogProps) {
  const form = useForm<TroubleForm>({ defaultValues: { outcome: 'DAMAGED', note: '' } });
  const { errors, isSubmitting } = form.formState;
  const photo = useDealFile(dealId);
  const isDamaged = form.watch('outcome') === 'DAMAGED';
  const submit = form.handleSubmit(async (values) => {
    const photoId = isDamaged && photo.file ? await photo.store() : undefined;
    if (photoId === null) return;
    try {
      await say.mutateAsync({ says: 'ANSWER', body: { ...values, ...(photoId ? { photoId } : {}) } });
      toastSuccess(m.sample_ship_saved());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.sample_saving_failed());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.sample_trouble_title()}
      description={m.sample_trouble_text()}
      submitText={m.sample_trouble_save()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <FieldGroup label={m.sample_trouble_title()} legendHidden>
        <div className="grid gap-2">
          <CheckboxCell
            type="radio"
            value="DAMAGED"
            label={m.sample_trouble_damaged()}
            {...form.register('outcome')}
          />
          {steps.includes('MISS') ? (
            <CheckboxCell
              type="radio"
              value="NOT_RECEIVED"
              label={m.sample_trouble_missing()}
              {...form.register('outcome')}
            />
          ) : null}
        </div>
      </FieldGroup>
      <Field label={m.sample_trouble_note()} hint={m.sample_trouble_note_hint()} error={errors.note?.message}>
        <TextInput dir="auto" autoComplete="off" maxLength={limits.title} {...form.register('note')} />
      </Field>
      {isDamaged ? (
        <DealFileField
          label={m.sample_trouble_photo()}
          hint={m.sample_trouble_photo_hint()}
          accept={pictureTypes}
          isBusy={isSubmitting}
          of={photo}
        />
      ) : null}
    </FormDialog>
  );
}
