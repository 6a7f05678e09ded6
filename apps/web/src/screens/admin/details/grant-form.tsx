import { mostAlone, mostGiven, NewGrant, needsSecondAdmin } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useForm, useWatch } from 'react-hook-form';
import { adminClient } from '../../../lib/api.ts';
import { schemaResolver } from '../../../lib/schema-resolver.ts';
import { showFailure } from '../../../lib/show-form-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FormError } from '../../../ui/field.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { refreshAdmin } from '../admin-queries.ts';

/** How many credits, and the reason that the brand reads; from eleven on a second admin is asked. */
export function GrantForm({ brandId, onDone }: { brandId: string; onDone: () => void }) {
  const form = useForm<NewGrant>({
    resolver: schemaResolver(NewGrant),
    defaultValues: { credits: 1, reason: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const credits = useWatch({ control: form.control, name: 'credits' }) || 0;
  const submit = form.handleSubmit(async (body) => {
    try {
      const { grant } = await adminClient.creditGrants.give({ params: { id: brandId }, body });
      toastSuccess(grant.state === 'WAITING' ? m.grant_asked() : m.grant_given());
      await refreshAdmin();
      onDone();
    } catch (error) {
      showFailure(form, error, m.grant_failed());
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-lg gap-4">
      <Field label={m.grant_credits()} error={errors.credits?.message} required>
        <TextInput
          type="number"
          inputMode="numeric"
          min={1}
          max={mostGiven}
          className="num max-w-32"
          {...form.register('credits', { valueAsNumber: true })}
        />
      </Field>
      <Field label={m.grant_reason()} error={errors.reason?.message} required>
        <TextArea dir="auto" rows={2} maxLength={500} {...form.register('reason')} />
      </Field>
      <FormError className="empty:hidden">{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-2">
        <OnlineButton type="submit" variant="cast" busy={isSubmitting} busyText={m.grant_giving()}>
          {needsSecondAdmin(credits)
            ? m.grant_ask()
            : m.grant_give({ n: credits, count: formatCount(credits) })}
        </OnlineButton>
        <Button variant="ghost" onClick={onDone}>
          {m.dialog_cancel()}
        </Button>
      </div>
      <p className="hint">{m.grant_life({ count: formatCount(mostAlone) })}</p>
    </form>
  );
}
