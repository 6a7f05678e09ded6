import { type OwnBrand, OwnName } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { updateUser } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';
import { useFreshDialog } from '../../ui/use-fresh-dialog.ts';

/** The dialog for the person's own name: `open` shows it. Render `dialog` once. */
export function useOwnName(user: OwnBrand): { open: () => void; dialog: ReactNode } {
  const { open, opening, isOpen, setOpen } = useFreshDialog();
  return {
    open,
    dialog:
      opening > 0 ? <OwnNameDialog key={opening} user={user} open={isOpen} onOpenChange={setOpen} /> : null,
  };
}

interface OwnNameDialogProps {
  user: OwnBrand;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function OwnNameDialog({ user, open, onOpenChange }: OwnNameDialogProps) {
  const form = useForm<OwnName>({
    resolver: schemaResolver(OwnName),
    defaultValues: { firstName: user.firstName ?? '', lastName: user.lastName ?? '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (body) => {
    try {
      const { user: renamed } = await client.team.changeName({ body });
      updateUser(renamed);
      onOpenChange(false);
      toastSuccess(m.team_name_saved());
      await invalidate('team.read');
    } catch (error) {
      showFailure(form, error, m.team_name_failed());
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.team_name_title()}
      description={m.team_name_text()}
      submitText={m.team_name_save()}
      busyText={m.team_name_saving()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.team_name_first()} error={errors.firstName?.message} required>
        <TextInput autoComplete="given-name" {...register('firstName')} />
      </Field>
      <Field label={m.team_name_last()} error={errors.lastName?.message} required>
        <TextInput autoComplete="family-name" {...register('lastName')} />
      </Field>
    </FormDialog>
  );
}
