import { NewOrganization } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { client } from '../../lib/api.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { updateUser } from '../../lib/session.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Field } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface NewOrganizationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Starts an organisation of the person's own; the session works for it from then on. */
export function NewOrganizationDialog({ open, onOpenChange }: NewOrganizationDialogProps) {
  const navigate = useNavigate();
  const form = useForm<NewOrganization>({
    resolver: schemaResolver(NewOrganization),
    defaultValues: { companyName: '' },
  });
  const { errors, isSubmitting } = form.formState;
  // A retry after a lost answer must not create a second one.
  const [keyFor] = useState(createKeyKeeper);

  const submit = form.handleSubmit(async (body) => {
    try {
      const { user } = await client.team.startOrganization({ body }, { idempotencyKey: keyFor(body) });
      await navigate(paths.brandDashboard.href());
      updateUser(user);
      form.reset();
      onOpenChange(false);
    } catch (error) {
      showFailure(form, error, m.organization_create_failed());
    }
  });

  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      onSubmit={submit}
      title={m.organization_new()}
      description={m.organization_new_text()}
      submitText={m.organization_create()}
      busyText={m.organization_creating()}
      busy={isSubmitting}
      error={errors.root?.message}
    >
      <Field label={m.organization_name()} error={errors.companyName?.message} required>
        <TextInput autoComplete="organization" {...form.register('companyName')} />
      </Field>
    </FormDialog>
  );
}
