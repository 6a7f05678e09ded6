import { NewInvitation } from '@briefcast/contract';
import { memberRoleLabel } from '@briefcast/i18n/labels/member-role';
import { m } from '@briefcast/i18n/messages';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { roleIcons, roles } from '../../features/teams/role-look.ts';
import { client } from '../../lib/api.ts';
import { invalidate } from '../../lib/invalidate.ts';
import { createKeyKeeper } from '../../lib/request-key.ts';
import { schemaResolver } from '../../lib/schema-resolver.ts';
import { showFailure } from '../../lib/show-form-failure.ts';
import { Card } from '../../ui/card.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { OnlineButton } from '../../ui/online-button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { toastSuccess } from '../../ui/toast.ts';

const empty = { email: '', role: 'REVIEWER' } as const satisfies NewInvitation;

/** Invites a person by mail; for owners. */
export function InviteForm() {
  const form = useForm<NewInvitation>({ resolver: schemaResolver(NewInvitation), defaultValues: empty });
  const { register, handleSubmit, formState, watch, reset } = form;
  const { errors, isSubmitting } = formState;
  const RoleIcon = roleIcons[watch('role')];
  // A retry after a lost answer must not fail because the first call has invited the person already.
  const [keyFor, setKeyFor] = useState(createKeyKeeper);

  const submit = handleSubmit(async (body) => {
    try {
      const { invitation } = await client.team.invite({ body }, { idempotencyKey: keyFor(body) });
      reset({ ...empty, role: body.role });
      setKeyFor(() => createKeyKeeper());
      toastSuccess(m.team_invite_sent(), m.team_invite_sent_to({ email: invitation.email }));
      await invalidate('team.read');
    } catch (error) {
      showFailure(form, error, m.team_invite_failed());
    }
  });

  return (
    <Card aria-label={m.team_invite_title()} className="md:py-6!">
      <form
        noValidate
        onSubmit={submit}
        className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_180px] xl:grid-cols-[minmax(0,1fr)_180px_auto]"
      >
        <Field
          label={m.team_invite_email()}
          error={errors.email?.message}
          required
          className="sm:col-span-full xl:col-span-1"
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            placeholder={m.team_invite_placeholder()}
            {...register('email')}
          />
        </Field>
        <Field label={m.team_invite_role()} error={errors.role?.message}>
          <Select
            start={<RoleIcon aria-hidden className="ic" />}
            options={roles.map((role) => ({ value: role, label: memberRoleLabel(role) }))}
            {...register('role')}
          />
        </Field>
        <OnlineButton
          type="submit"
          variant="cast"
          className="sm:mt-[27px]"
          icon={<Send aria-hidden className="ic ic-turn" />}
          busy={isSubmitting}
          busyText={m.team_invite_sending()}
        >
          {m.team_invite_send()}
        </OnlineButton>
        <FormError className="col-span-full empty:hidden">{errors.root?.message}</FormError>
      </form>
    </Card>
  );
}
