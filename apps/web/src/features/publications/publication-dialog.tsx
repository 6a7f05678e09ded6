import { NewPublication, type Publication, type Role } from '@briefcast/contract';
import { limits } from '@briefcast/contract/kit/limits';
import { mostAddressLetters } from '@briefcast/contract/publications/limits';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { dayOf } from '../../lib/calendar-day.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useStatePublication } from './use-publications.ts';

interface PublicationDialogProps {
  dealId: string;
  viewer: Role;
  /** Post to be corrected; absent for a new one. */
  post?: Publication;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** States where a post went out, or corrects that. */
export function PublicationDialog({ dealId, viewer, post, open, onOpenChange }: PublicationDialogProps) {
  const [today] = useState(() => dayOf(new Date()));
  const state = useStatePublication(dealId, post?.id);
  const form = useForm<NewPublication>({
    resolver: schemaResolver(NewPublication),
    defaultValues: {
      url: post?.url ?? '',
      handle: post?.handle ?? '',
      postedOn: post?.postedOn ?? today,
      ranOn: post?.ranOn ?? viewer,
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    try {
      await state.mutateAsync(body);
      toastSuccess(post ? m.publication_corrected() : m.publication_saved());
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.publication_not_saved());
    }
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={post ? m.publication_correct_title() : m.publication_state()}
      description={null}
      submitText={post ? m.publication_save_correction() : m.publication_save()}
      busyText={m.action_sending()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.publication_url()} error={errors.url?.message} required>
        <TextInput
          type="url"
          dir="ltr"
          autoComplete="off"
          placeholder="https://"
          maxLength={mostAddressLetters}
          {...form.register('url')}
        />
      </Field>
      <Field label={m.publication_day()} error={errors.postedOn?.message} required>
        <TextInput type="date" max={today} {...form.register('postedOn')} />
      </Field>
      <div>
        <p className="label">{m.publication_ran_on()}</p>
        <ChoiceRow
          label={m.publication_ran_on()}
          value={form.watch('ranOn')}
          options={[
            { value: 'CREATOR', label: m.publication_creators_account() },
            { value: 'BRAND', label: m.publication_brands_account() },
          ]}
          onChange={(ranOn) => form.setValue('ranOn', ranOn)}
        />
      </div>
      <Field label={m.publication_handle()} error={errors.handle?.message}>
        <TextInput dir="auto" autoComplete="off" maxLength={limits.name} {...form.register('handle')} />
      </Field>
    </FormDialog>
  );
}
