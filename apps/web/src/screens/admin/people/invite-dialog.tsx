import { type JoinLink, NewJoinLink } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminQ } from '../../../lib/admin-query.ts';
import { adminClient } from '../../../lib/api.ts';
import { createKeyKeeper } from '../../../lib/request-key.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { errorText } from '../../../lib/show-error.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { DialogBox } from '../../../ui/dialog-box.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { refreshAdmin } from '../admin-queries.ts';
import { JoinLinkRow } from './join-link-row.tsx';
import { MailLink } from './mail-link.tsx';

interface InviteDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates links that invite creators or brands, mails and ends them. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const [mailed, setMailed] = useState<JoinLink | null>(null);
  const site = useQuery(siteQuery).data;
  const notes = [
    m.join_subtitle(),
    ...(site?.market?.moderation ? [m.join_moderated()] : []),
    ...(site?.identity?.joining === 'NOBODY' ? [m.join_rests()] : []),
  ];
  if (mailed) return <MailLink link={mailed} onClose={() => setMailed(null)} />;
  return (
    <DialogBox open={open} onOpenChange={onOpenChange} title={m.join_title()} description={notes.join(' ')}>
      <div className="grid gap-6">
        <NewLinkForm />
        <Links onMail={setMailed} />
      </div>
    </DialogBox>
  );
}

function NewLinkForm() {
  const [keyFor, setKeyFor] = useState(createKeyKeeper);
  const form = useForm<NewJoinLink>({
    resolver: schemaResolver(NewJoinLink),
    defaultValues: { role: 'CREATOR', places: 20, days: 14 },
  });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const create = useMutation({
    mutationFn: (body: NewJoinLink) =>
      adminClient.joinLinks.create({ body }, { idempotencyKey: keyFor(body) }),
    onSuccess: async () => {
      // Gives the next link with the same numbers a key of its own.
      setKeyFor(() => createKeyKeeper());
      await refreshAdmin();
    },
    onError: (error) => showFailure(form, error, m.join_not_created()),
  });
  return (
    <form noValidate onSubmit={handleSubmit((body) => create.mutate(body))} className="grid gap-4">
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[1.4fr_1fr_1fr]">
        <Field label={m.join_for()} className="max-sm:col-span-2">
          <Select
            options={[
              { value: 'CREATOR', label: m.join_creators() },
              { value: 'BRAND', label: m.join_brands() },
            ]}
            {...register('role')}
          />
        </Field>
        <Field label={m.join_places()} error={errors.places?.message}>
          <TextInput inputMode="numeric" {...register('places', { valueAsNumber: true })} />
        </Field>
        <Field label={m.join_days()} error={errors.days?.message}>
          <TextInput inputMode="numeric" {...register('days', { valueAsNumber: true })} />
        </Field>
      </div>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <OnlineButton
        type="submit"
        variant="cast"
        className="justify-self-start"
        icon={<Link2 aria-hidden className="ic" />}
        busy={create.isPending}
        busyText={m.join_creating()}
      >
        {m.join_create()}
      </OnlineButton>
    </form>
  );
}

function Links({ onMail }: { onMail: (link: JoinLink) => void }) {
  const { data, isPending, error, refetch } = useQuery(adminQ('joinLinks.list'));
  if (isPending) return <LoadingText>{m.join_loading()}</LoadingText>;
  if (!data) {
    return <ErrorState onRetry={() => void refetch()}>{errorText(error, m.join_failed())}</ErrorState>;
  }
  if (data.joinLinks.length === 0) return <p className="hint">{m.join_none()}</p>;
  return (
    <section aria-labelledby="join-links">
      <h3 id="join-links" className="text-sm font-semibold">
        {m.join_links()}
      </h3>
      <ul className="divide-y divide-line">
        {data.joinLinks.map((link) => (
          <JoinLinkRow key={link.id} link={link} onMail={() => onMail(link)} />
        ))}
      </ul>
    </section>
  );
}
